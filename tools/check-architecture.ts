// The rules that a linter cannot say by path, each as a text to look for. `npm run ci` runs it.
import { globSync, readFileSync } from "node:fs";
import { basename, dirname } from "node:path";

/** Files that may be longer than the limit, each with its reason. */
const longFiles: Readonly<Record<string, string>> = {};

/** Named places that may narrow a type by `as`, each with its reason. */
const narrowing: Readonly<Record<string, string>> = {
	"server/src/platform/http/calls.ts": "a call's schemas have parsed the value; the compiler cannot follow the generic",
	"contract/src/audit/describe-params.ts": "an entry has the parameters of its act",
	"server/src/audit/serialize-entry.ts": "only `record` writes rows, which have the parameters of their act",
	"server/src/platform/realtime/receive-frames.ts": "the frame's schema, chosen by its action, has parsed the value",
	"web/src/platform/http/api.ts": "the call's schema has parsed the answer",
	"web/src/platform/realtime/channel.ts": "the frame's schema, chosen by its action, has parsed the value",
};

/** The last for which all servers had to be stopped. */
const lastToStopFor = "0014";
const isMigration = (path: string) => path.endsWith(".sql");

const patterns = [
	"{contract,site,server,web,e2e,bench,tools}/**/*.{ts,tsx,css}",
	"server/**/*.sql",
	".github/**/*.yml",
	"bin/*",
	".ci/*",
];
const skipped = /(^|\/)(node_modules|dist|data)$/;
const test = /\.(test|spec)\.tsx?$|^server\/test\/|^e2e\/|^bench\//;
const product = /^(contract|site|server|web)\/src\//;

type Rule = { readonly says: string; readonly where: (path: string) => boolean; readonly finds: RegExp };

const rules: readonly Rule[] = [
	{
		says: "SQL stands in queries.ts, *-queries.ts, tables.ts and platform/db",
		where: (path) =>
			path.startsWith("server/src/") &&
			!test.test(path) &&
			!/(\/|-)queries\.ts$|\/tables\.ts$|^server\/src\/platform\/db\//.test(path),
		finds:
			/^import (?!type ).*"drizzle-orm|\b(db|tx|pool|client)\s*\.(select|insert|update|delete|execute|query)\b|["'`]\s*(SELECT|INSERT INTO|UPDATE \w+ SET|DELETE FROM|CREATE|ALTER|LISTEN|NOTIFY|WITH \w+ AS)\s/,
	},
	{
		says: "days and times that people read are written by server/src/platform/format-time.ts",
		where: (path) =>
			path.startsWith("server/src/") &&
			!test.test(path) &&
			!/^server\/src\/platform\/(format-time|days)\.ts$/.test(path),
		finds: /\bIntl\.DateTimeFormat\b|\.toLocale(Date|Time)?String\(/,
	},
	{
		says: "what an email says stands in emails.ts of its feature, and it leaves by sendEmail",
		where: (path) =>
			path.startsWith("server/src/") &&
			!test.test(path) &&
			!/\/emails(\/[^/]+)?\.ts$|^server\/src\/platform\/(mail|metrics)\//.test(path),
		finds: /\bsubject: t\(|\bmailer\.send\(/,
	},
	{
		says: "the time comes from server/src/platform/clock.ts or web/src/platform/time/time.ts",
		where: (path) =>
			product.test(path) &&
			!test.test(path) &&
			!/^(server\/src\/platform\/clock|web\/src\/platform\/time\/time)\.ts$/.test(path),
		finds: /\bnew Date\(\s*\)|\bDate\.now\b/,
	},
	{
		says: "types are not narrowed by `as` outside the named places",
		where: (path) => product.test(path) && !test.test(path) && !(path in narrowing),
		finds:
			/^(?!\s*(import|export)\b|\s*(\*|\/\/|\/\*)).*[\w)\]}>"'`] as (?!const\b)(unknown|never|string|number|[A-Z]|\{|\()/,
	},
	{
		says: "a migration takes nothing away that servers of the version before, which still run, read or write",
		where: (path) => isMigration(path) && basename(path).slice(0, 4) > lastToStopFor,
		finds: /\bDROP (TABLE|COLUMN|DEFAULT|FUNCTION|TRIGGER)\b|\bRENAME\b|\bSET DATA TYPE\b|\bSET NOT NULL\b/i,
	},
	{
		says: "an action is named by its commit, which nobody can move",
		where: (path) => path.startsWith(".github/"),
		finds: /^\s*(- )?uses:(?! \S+@[0-9a-f]{40}( |$))/,
	},
	{
		says: "screens are looked at in the tables of e2e/src/screens/tables",
		where: (path) => /^e2e\/src\/(?!screens\/)/.test(path),
		finds: /\baxe\b|screens\/look/,
	},
	{
		says: "a call that changes something is made by useApiMutation of web/src/platform/http/use-api-mutation.ts",
		where: (path) => path.startsWith("web/src/") && path !== "web/src/platform/http/use-api-mutation.ts",
		finds: /\buseMutation\b/,
	},
	{
		says: "keys of the cache stand in web/src/platform/http/query-keys.ts",
		where: (path) => path.startsWith("web/src/") && !test.test(path) && path !== "web/src/platform/http/query-keys.ts",
		finds: /\b(query|mutation)Key\s*[:=]\s*\[|\b(Query|Queries)Data(<[^(]*>)?\(\s*\[|\binvalidates:.*\[\["/,
	},
	{ says: "no open ends in comments", where: () => true, finds: /\b(TO[D]O|FIX[M]E|XX[X])\b/ },
	{
		says: "no code kept in comments",
		where: () => true,
		finds: /^\s*\/\/\s*(const|let|if|return|await|import|export)\b.*[;{]$/,
	},
	{ says: "no secrets", where: () => true, finds: /-----BEGIN [A-Z ]*PRIVATE KEY|\bAKIA[0-9A-Z]{16}\b|\bghp_\w{36}\b/ },
];

const limitOf = (path: string) => (/^(bin|\.ci)\//.test(path) ? 40 : /\.(test|spec)\.tsx?$/.test(path) ? 300 : 250);
const findings: string[] = [];

/** Source files in a folder, without tests; who looks at it sees what there is. */
const filesMost = 20;
const inFolder = new Map<string, number>();

for (const path of globSync(patterns, { exclude: (name) => skipped.test(name) }).sort()) {
	if (/\.tsx?$/.test(path) && !test.test(path)) {
		const folder = dirname(path);
		inFolder.set(folder, (inFolder.get(folder) ?? 0) + 1);
	}
	const lines = readFileSync(path, "utf8").trimEnd().split("\n");
	if (lines.length > limitOf(path) && !isMigration(path) && !(path in longFiles)) {
		findings.push(`${path}: ${lines.length} lines, the limit is ${limitOf(path)}`);
	}
	if (/^(utils?|helpers?|common|misc)\./.test(basename(path))) findings.push(`${path}: name the file by what it does`);
	for (const rule of rules.filter(({ where }) => where(path))) {
		lines.forEach((line, index) => {
			if (rule.finds.test(line)) findings.push(`${path}:${index + 1}: ${rule.says}\n\t${line.trim()}`);
		});
	}
}

for (const [folder, count] of inFolder) {
	if (count > filesMost) findings.push(`${folder}: ${count} files, the limit is ${filesMost}`);
}

for (const [path, reason] of [...Object.entries(longFiles), ...Object.entries(narrowing)]) {
	console.log(`allowed: ${path}: ${reason}`);
}
for (const finding of findings) console.error(finding);
console.log(findings.length === 0 ? "Lengths and rules by text hold." : `${findings.length} findings.`);
process.exitCode = findings.length === 0 ? 0 : 1;

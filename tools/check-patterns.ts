// Every pattern of the product takes time in proportion to the text it looks through: one that does not lets a single
// request stop the event loop. Looked at are the literals of the sources, and the patterns that the schema library
// puts into the contract's schemas. `bin/ci` runs it.
import { globSync, readFileSync } from "node:fs";
import { parseSync } from "@swc/core";
import { calls, channels } from "@warmline/contract";
import { checkSync } from "recheck";

/** Patterns that are slow for a long text and never see one, and those that no automaton decides, each with its reason. */
const bounded: Readonly<Record<string, string>> = {
	"/\\/+$/": "an address of the settings, from who runs the server",
	"/[\\d-]+$/": "a line of content/LANGUAGE/centres.json",
	'/^([^"]*?)(?<![^\\s])([\\p{L}\\p{M}\\p{N}]+)$/u': "what somebody searches for, at most 200 characters",
	"/(?:^|; )(\\w+): (.*?) to (.*?)(?=; \\w+: |$)/gs": "an entry of the audit log, which an older server has written",
	"/^(?<day>\\d{4}-\\d\\d-\\d\\d): (?<before>.+?) to (?<after>.+)$/":
		"an entry of the audit log, which an older server has written",
	"/\\{(?!visitor\\}|listener\\})[^{}\\n]*\\}/": "linear: from each brace to the next one",
	"/^https?:\\/\\/(?:www\\.|m\\.)?(?:youtube(?:-nocookie)?\\.com\\/(?:watch\\?(?:[^#\\s]*&)?v=|embed\\/|shorts\\/|live\\/)|youtu\\.be\\/)([\\w-]{11})(?![\\w-])/":
		"linear: it starts at the beginning alone, and one part repeats",
	"/\\d{4}(?!.*\\d{4})/": "a line of content/LANGUAGE/centres.json",
	"/(<(\\w+)>.*?<\\/\\2>)/": "a sentence of the code, or its translation",
};

/** Files that may build a pattern from pieces, each with its reason. */
const building: Readonly<Record<string, string>> = {
	"contract/src/accounts/username.ts":
		"of constants: each alternative is one class of letters, and the length is checked",
	"server/src/platform/language.ts": "of a sentence of the code; the text that is looked through has a limit there",
	"server/src/audit/old-details.ts": "of constants, for entries of the audit log that an older server has written",
	"server/src/cli/backup/manifest.ts": "of constants; each name in it has a fixed length",
};

const findings: string[] = [];
const patterns = new Map<string, { pattern: RegExp; places: Set<string> }>();

const note = (source: string, flags: string, place: string) => {
	const pattern = new RegExp(source, flags);
	const places = patterns.get(String(pattern))?.places ?? new Set();
	patterns.set(String(pattern), { pattern, places: places.add(place) });
};

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
	typeof value === "object" && value !== null;

const lookThrough = (node: unknown, file: string): void => {
	if (Array.isArray(node)) {
		for (const one of node) lookThrough(one, file);
		return;
	}
	if (!isObject(node)) return;
	if (node.type === "RegExpLiteral") note(String(node.pattern), String(node.flags), file);
	const isMade = node.type === "NewExpression" || node.type === "CallExpression";
	if (isMade && isObject(node.callee) && node.callee.value === "RegExp" && !(file in building))
		findings.push(`${file}: a pattern that is built from pieces cannot be checked`);
	for (const inner of Object.values(node)) lookThrough(inner, file);
};

/** Patterns anywhere in the definition of a schema. */
const lookIntoSchema = (value: unknown, place: string, seen: Set<unknown>): void => {
	if (!isObject(value) || seen.has(value)) return;
	seen.add(value);
	if (value instanceof RegExp) note(value.source, value.flags, place);
	else if (isObject(value._zod)) lookIntoSchema(value._zod.def, place, seen);
	else for (const inner of Object.values(value)) lookIntoSchema(inner, place, seen);
};

for (const file of globSync("{contract,server,web}/{src,service-worker}/**/*.{ts,tsx}").sort()) {
	if (/\.test\.tsx?$/.test(file)) continue;
	lookThrough(parseSync(readFileSync(file, "utf8"), { syntax: "typescript", tsx: file.endsWith("x") }), file);
}
const seen = new Set<unknown>();
for (const [feature, entries] of Object.entries(calls)) lookIntoSchema(entries, `calls of ${feature}`, seen);
for (const [name, { client }] of Object.entries(channels)) lookIntoSchema(client, `frames of ${name}`, seen);

// Its part in JavaScript is fast enough, and runs no program that came with a package.
process.env.RECHECK_SYNC_BACKEND = "pure";
for (const [name, { pattern, places }] of patterns) {
	// An automaton decides the same way each time; attacks that are tried for a while find more or less of a slow pattern
	// as the machine is busy.
	const found = checkSync(pattern.source, pattern.flags, {
		checker: "automaton",
		maxNFASize: 1_000_000,
		timeout: 300_000,
	});
	if (found.status === "safe") continue;
	const why = found.status === "vulnerable" ? found.complexity.summary : "its time could not be found out";
	if (!(name in bounded)) findings.push(`${name} in ${[...places].join(", ")}: ${why}`);
}
for (const name of Object.keys(bounded))
	if (!patterns.has(name)) findings.push(`${name} is allowed and not used any more`);

for (const finding of findings) console.error(finding);
console.log(findings.length === 0 ? `${patterns.size} patterns take linear time.` : `${findings.length} findings.`);
process.exitCode = findings.length === 0 ? 0 : 1;

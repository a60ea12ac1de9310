// What Lighthouse says of the public pages on a phone's profile, in both languages. It is fetched by npx when it is run;
// the checks that run every time do not need it. `bin/lighthouse /Crisis /fr/Crisis` looks at some pages only.
import { execFile } from "node:child_process";
import { existsSync } from "node:fs";
import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { z } from "zod";
import { startDemo } from "./demo-server.ts";
import { freePort } from "./free-port.ts";

const wanted = 0.95;
const categories = ["performance", "accessibility", "best-practices", "seo"] as const;
const pages = [
	...["/", "/chat-form", "/Crisis", "/Volunteer", "/contact", "/ApplyListener", "/ApplySupervisor", "/ApplyPlacement"],
	...["/ReferenceCheckForm", "/NDAForm", "/PoliceRecordCheck", "/About", "/CoreCompetencies", "/CodeOfEthics"],
	...["/Privacy", "/Safety", "/Terms", "/login", "/register"],
];
const named = process.argv.slice(2);
const asked = named.length > 0 ? named : [...pages, ...pages.map((page) => (page === "/" ? "/fr" : `/fr${page}`))];

const report = z.object({
	categories: z.record(z.string(), z.object({ score: z.nullable(z.number()) })),
	audits: z.record(
		z.string(),
		z.object({ title: z.string(), score: z.nullable(z.number()), numericValue: z.optional(z.number()) }),
	),
});

const chromium = [process.env.CHROMIUM_PATH, "/usr/bin/chromium", "/usr/bin/chromium-browser"].find(
	(path) => path !== undefined && existsSync(path),
);
const folder = await mkdtemp(join(tmpdir(), "warmline-lighthouse-"));
const demo = await startDemo(join(folder, "data"), await freePort(), 60);

const look = async (page: string) => {
	const file = join(folder, "report.json");
	const flags = "--headless=new --no-sandbox --disable-quic --disable-background-networking";
	const options = ["--output=json", `--output-path=${file}`, "--quiet", `--chrome-flags=${flags}`];
	const env = { ...process.env, ...(chromium ? { CHROME_PATH: chromium } : {}) };
	const run = () => promisify(execFile)("npx", ["--yes", "lighthouse@13", `${demo.url}${page}`, ...options], { env });
	// On a busy machine it sometimes sees no page at all, and says so.
	await run().catch(run);
	return report.parse(JSON.parse(await readFile(file, "utf8")));
};

try {
	console.log(`${"page".padEnd(26)}${categories.map((name) => name.padStart(16)).join("")}   kB`);
	for (const page of asked) {
		const { categories: scores, audits } = await look(page);
		const cells = categories.map((name) => String(Math.round((scores[name]?.score ?? 0) * 100)).padStart(16));
		const bytes = audits["total-byte-weight"]?.numericValue ?? 0;
		console.log(`${page.padEnd(26)}${cells.join("")}${(bytes / 1000).toFixed(0).padStart(5)}`);
		if (categories.some((name) => (scores[name]?.score ?? 0) < wanted)) {
			process.exitCode = 1;
			for (const [id, { title, score }] of Object.entries(audits)) {
				if (score !== null && score < 0.9) console.log(`    ${id}: ${title} (${score})`);
			}
		}
	}
} finally {
	await demo.stop();
	await rm(folder, { recursive: true, force: true });
}

// Compares docs/requirements.md with the titles of the tests: a row that is done has a test that names it,
// and a title, or a screen of the tables in e2e/src/screens/tables, names no row that does not exist. `--table` prints the
// tests of each row.
import { globSync, readFileSync } from "node:fs";
import { screenAreas } from "../screen-areas.ts";

const rowPattern = /^\| ([AVDNOSFPH]\d{1,2}) \| (done|open) \|/;
const titlePattern = /\b(?:test|it|describe)(?:\.\w+)?\(\s*(["'`])((?:(?!\1).)+)\1/gs;
const idPattern = /\b[AVDNOSFPH]\d{1,2}\b/g;

const rows = new Map<string, { readonly done: boolean; readonly tests: string[] }>();
for (const line of readFileSync("docs/requirements.md", "utf8").split("\n")) {
	const [, id, status] = rowPattern.exec(line) ?? [];
	if (id !== undefined) rows.set(id, { done: status === "done", tests: [] });
}

const findings: string[] = [];
/** A test or a screen names a row. */
const cover = (id: string, path: string, title: string) => {
	const row = rows.get(id);
	if (row) row.tests.push(`${path}: ${title}`);
	else findings.push(`${path}: "${title}" names ${id}, which docs/requirements.md does not have`);
};
const patterns = ["{contract,server,web,e2e,tools}/**/*.test.{ts,tsx}", "{e2e,web}/**/*.spec.ts"];
for (const path of globSync(patterns, { exclude: (name) => /(^|\/)(node_modules|dist)$/.test(name) }).sort()) {
	for (const [, , title = ""] of readFileSync(path, "utf8").matchAll(titlePattern)) {
		for (const [id] of title.matchAll(idPattern)) cover(id, path, title);
	}
}
for (const { path, screens } of await screenAreas()) {
	for (const { name, requirements = [] } of screens)
		for (const id of requirements) cover(id, path, `the screen ${name}`);
}
for (const [id, row] of rows) {
	if (row.done && row.tests.length === 0) findings.push(`${id} is marked done and no test names it`);
}

if (process.argv.includes("--table")) {
	for (const [id, row] of rows) {
		console.log(`${id} ${row.done ? "done" : "open"}${row.tests.map((title) => `\n\t${title}`).join("")}`);
	}
}
for (const finding of findings) console.error(finding);
const done = [...rows.values()].filter((row) => row.done).length;
console.log(`${rows.size} rows, ${done} done, ${findings.length} findings.`);
process.exitCode = findings.length === 0 && rows.size > 0 ? 0 : 1;

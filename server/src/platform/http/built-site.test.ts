import assert from "node:assert/strict";
import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, test } from "vitest";
import { contentNewerThanPages } from "./built-site.ts";

const folder = mkdtempSync(join(tmpdir(), "warmline-built-"));
afterAll(() => rmSync(folder, { recursive: true }));

const writeAt = (file: string, seconds: number) => {
	writeFileSync(join(folder, file), "{}");
	utimesSync(join(folder, file), seconds, seconds);
};

test("content that was changed after the build is named, and instructions are no content", () => {
	for (const inner of ["dist/.vite", "content/en/pages"]) mkdirSync(join(folder, inner), { recursive: true });
	const newer = () => contentNewerThanPages(join(folder, "dist"), join(folder, "content"));
	writeAt("dist/.vite/site.json", 2000);
	writeAt("content/society.json", 1000);
	writeAt("content/en/pages/about.md", 1000);
	writeAt("content/README.md", 3000);
	assert.equal(newer(), undefined);
	writeAt("content/en/pages/about.md", 3000);
	assert.equal(newer(), "content/en/pages/about.md");
	assert.equal(contentNewerThanPages(join(folder, "dist"), join(folder, "elsewhere")), undefined);
});

import assert from "node:assert/strict";
import { test } from "vitest";
import { fileProblem } from "./file-check.ts";

const file = (name: string, type: string, size = 1000) => ({ name, type, size });

test("pictures and videos of 5,000,000 bytes are taken, of one byte more are not (F3)", () => {
	assert.equal(fileProblem(file("lake.jpg", "image/jpeg", 5_000_000)), null);
	assert.match(fileProblem(file("lake.jpg", "image/jpeg", 5_000_001)) ?? "", /5\.1 MB/);
	assert.equal(fileProblem(file("talk.mp4", "video/mp4")), null);
	assert.equal(fileProblem(file("talk.webm", "")), null);
});

test("what is neither, or empty, is not taken (F3)", () => {
	for (const other of [
		file("a.svg", "image/svg+xml"),
		file("a.pdf", "application/pdf"),
		file("a.mov", "video/quicktime"),
	])
		assert.match(fileProblem(other) ?? "", /Please choose a picture/);
	assert.match(fileProblem(file("a", "")) ?? "", /Please choose a picture/);
	assert.match(fileProblem(file("lake.jpg", "image/jpeg", 0)) ?? "", /empty/);
});

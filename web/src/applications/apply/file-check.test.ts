import assert from "node:assert/strict";
import { test } from "vitest";
import { fileSize } from "../../platform/http/file-size.ts";
import { fileProblem } from "./file-check.ts";

test("documents of the six kinds up to 10 MB are taken, and others refused before they are sent (S6)", () => {
	for (const name of ["a.pdf", "b.DOC", "c.docx", "d.png", "e.jpg", "f.My.JPEG"]) {
		assert.equal(fileProblem({ name, size: 10_000_000 }), null, name);
	}
	for (const name of ["a.html", "pdf", "b.pdf.exe", ""]) {
		assert.equal(fileProblem({ name, size: 10 }), "Please choose a PDF, Word, PNG or JPEG file.", name);
	}
	assert.equal(fileProblem({ name: "a.pdf", size: 10_000_001 }), "Files can be up to 10 MB.");
	assert.equal(fileProblem({ name: "a.pdf", size: 0 }), "This file is empty.");
});

test("sizes are said in words for people", () => {
	assert.equal(fileSize(1), "1 kB");
	assert.equal(fileSize(12_400), "12 kB");
	assert.equal(fileSize(2_340_000), "2.3 MB");
});

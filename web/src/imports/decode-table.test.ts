import assert from "node:assert/strict";
import { test } from "vitest";
import { decodeTable } from "./decode-table.ts";

const bytesOf = (...bytes: number[]) => new Uint8Array(bytes).buffer;

test("a table of Excel is read in UTF-8, with and without its mark, in UTF-16 and in the letters of Windows", () => {
	const utf8 = new TextEncoder().encode("\ufeffHélène;listener");
	assert.equal(decodeTable(utf8.slice().buffer), "Hélène;listener");
	assert.equal(decodeTable(new TextEncoder().encode("Hélène").slice().buffer), "Hélène");
	assert.equal(decodeTable(bytesOf(0x48, 0xe9, 0x6c, 0xe8, 0x6e, 0x65)), "Hélène");
	assert.equal(decodeTable(bytesOf(0xff, 0xfe, 0x48, 0x00, 0xe9, 0x00)), "Hé");
	assert.equal(decodeTable(bytesOf(0xfe, 0xff, 0x00, 0x48, 0x00, 0xe9)), "Hé");
});

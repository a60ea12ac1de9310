import assert from "node:assert/strict";
import { test } from "vitest";
import { parseRange } from "./range-header.ts";

test("a part is from where to where, both counted, and never beyond the end", () => {
	const parts: Record<string, readonly [number, number]> = {
		"bytes=0-0": [0, 0],
		"bytes=0-": [0, 9],
		"bytes=3-5": [3, 5],
		"bytes=9-9": [9, 9],
		"bytes=5-100": [5, 9],
		"bytes=-3": [7, 9],
		"bytes=-100": [0, 9],
		" bytes=1-2 ": [1, 2],
	};
	for (const [header, [first, last]] of Object.entries(parts))
		assert.deepEqual(parseRange(header, 10), { first, last }, header);
});

test("what begins after the end is none, and what is not understood is the whole", () => {
	for (const header of ["bytes=10-", "bytes=10-12", "bytes=99999999999999999999-", "bytes=-0"])
		assert.equal(parseRange(header, 10), "none", header);
	for (const header of [
		undefined,
		"",
		"bytes=",
		"bytes=-",
		"bytes=0-1,3-4",
		"bytes=5-3",
		"lines=1-2",
		"bytes=a-b",
		"bytes=1",
	])
		assert.equal(parseRange(header, 10), undefined, header);
});

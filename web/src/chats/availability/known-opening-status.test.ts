import assert from "node:assert/strict";
import { test } from "vitest";
import { closedStatus, stillKnown } from "./known-opening-status.ts";

const next_open = "2026-11-21T23:00:00.000Z";

test("one look that fails takes away that it is open, not when it opens again (A1)", () => {
	const closed = closedStatus(null, next_open);
	assert.equal(stillKnown(closed), closed);
	assert.equal(stillKnown({ ...closed, open: true, why: "open" }), null);
	assert.equal(stillKnown(null), null);
});

test("a refusal says when it opens again, also where nothing was known (A1)", () => {
	assert.equal(closedStatus(null, next_open).next_open, next_open);
	const open = { ...closedStatus(null, null), open: true, why: "open", listeners_available: 2 } as const;
	const refused = closedStatus(open, next_open);
	assert.deepEqual([refused.open, refused.why, refused.next_open], [false, "nobody_there", next_open]);
});

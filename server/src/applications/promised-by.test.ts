import assert from "node:assert/strict";
import { test } from "vitest";
import { promisedBy } from "./promised-by.ts";

test("a decision is promised by the end of the fifth business day on the organisation's clock (O5, S7)", () => {
	const promises = {
		// A Monday at noon, and the Monday after it.
		"2026-06-15T16:00:00Z": "2026-06-23T03:59:59.999Z",
		// A Friday late in the evening there, which is Saturday in UTC, and the Friday after it.
		"2026-06-20T03:59:00Z": "2026-06-27T03:59:59.999Z",
		// A Saturday and a Sunday: five days from Monday on.
		"2026-06-20T16:00:00Z": "2026-06-27T03:59:59.999Z",
		"2026-06-21T16:00:00Z": "2026-06-27T03:59:59.999Z",
		// A Wednesday before the Sunday on which the clocks are put back.
		"2026-10-28T16:00:00Z": "2026-11-05T04:59:59.999Z",
	};
	for (const [submitted, by] of Object.entries(promises)) {
		assert.equal(promisedBy(new Date(submitted)).toISOString(), by, submitted);
	}
});

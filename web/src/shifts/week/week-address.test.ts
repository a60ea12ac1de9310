import assert from "node:assert/strict";
import { startInHash, weekAddress } from "@warmline/contract/shifts/week-address";
import { test } from "vitest";

test("an address of the week leads to a shift by its start, or to a day", () => {
	const start = "2026-11-22T03:00:00.000Z";
	const address = weekAddress("me", "2026-11-21", start);
	assert.equal(address, `/me/shift-manager?from=2026-11-21#${start}`);
	assert.equal(startInHash(address.slice(address.indexOf("#"))), start);
	for (const hash of ["", "#", "#2026-11-21", "#content", "#Tuesday"]) assert.equal(startInHash(hash), null);
});

import assert from "node:assert/strict";
import { test } from "vitest";
import { placesFor } from "./places.ts";

test("on two cores one server and its stores have the first and the load the second", () => {
	assert.deepEqual(placesFor(1, 2), { nodes: ["0"], stores: "0", load: "1", isLoadApart: true });
});

test("on two cores several servers have both, and the load has none for itself", () => {
	assert.deepEqual(placesFor(4, 2), { nodes: ["0", "1", "0", "1"], stores: "0-1", load: "0-1", isLoadApart: false });
});

test("on many cores everybody has their own", () => {
	assert.deepEqual(placesFor(4, 8), { nodes: ["0", "1", "2", "3"], stores: "4-6", load: "7", isLoadApart: true });
	assert.deepEqual(placesFor(2, 4), { nodes: ["0", "1"], stores: "2", load: "3", isLoadApart: true });
});

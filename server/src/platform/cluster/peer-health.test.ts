import assert from "node:assert/strict";
import { test } from "vitest";
import { PeerHealth } from "./peer-health.ts";

const told = (...beats: (readonly [id: string, how: readonly string[]])[]) => {
	const peerHealth = new PeerHealth();
	for (const [id, how] of beats) peerHealth.heard(id, how);
	return peerHealth;
};

test("whoever reaches the database takes others for gone, and so may one of whom nothing is heard", () => {
	assert.ok(!told(["a", []]).areAllUnsure(["a"]));
	assert.ok(!told().areAllUnsure(["a"]));
	assert.ok(!told(["a", ["unsigned"]], ["b", []]).areAllUnsure(["a", "b"]));
});

test("where the database is away for all, none of them takes another for gone, nor one that has just come back to it", () => {
	assert.ok(told(["a", ["unsigned"]], ["b", ["deaf", "unsigned"]]).areAllUnsure(["a", "b"]));
	assert.ok(told(["a", ["unsigned"]], ["b", ["unsigned"]], ["a", []]).areAllUnsure(["a", "b"]));
});

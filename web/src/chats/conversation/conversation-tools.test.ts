import assert from "node:assert/strict";
import { test } from "vitest";
import { chatOf, idOf } from "../sample-chats.ts";
import { toolsFor } from "./conversation-tools.ts";

const lina = { id: idOf(901), supervising: false };
const sam = { id: idOf(903), supervising: true };
const hers = chatOf(1, { assigned_agent: lina.id, agent_name: "Lina" });
const hand = { reason: "help", since: "2026-11-01T11:00:00.000Z" } as const;

test("a listener can pass on an own chat, ask for help and give the crisis messages", () => {
	assert.deepEqual(toolsFor(hers, lina), ["transfer", "raise_hand", "crisis_lines", "resource", "block"]);
});

test("what is asked already is not asked again: it can be taken back", () => {
	const asked = { ...hers, hand, offered_to: { id: idOf(902), name: "Omar" } };
	assert.deepEqual(toolsFor(asked, lina), ["withdraw", "withdraw_help", "crisis_lines", "resource", "block"]);
});

test("a supervisor takes over a chat of somebody else, and hands their own back to whose it was", () => {
	assert.deepEqual(toolsFor({ ...hers, hand }, sam), ["transfer", "withdraw_help", "take_over", "block"]);
	const taken = { ...hers, assigned_agent: sam.id, taken_over_from: { id: lina.id, name: "Lina" } };
	assert.deepEqual(toolsFor(taken, sam), ["transfer", "raise_hand", "crisis_lines", "resource", "hand_back", "block"]);
});

test("a supervisor shares a resource in a colleague's chat once they have joined it", () => {
	assert.ok(!toolsFor(hers, sam).includes("resource"));
	assert.ok(toolsFor(hers, sam, true).includes("resource"));
	assert.ok(!toolsFor({ ...hers, status: "ended" }, sam, true).includes("resource"));
});

test("of a chat that waits or has ended its visitor can be kept away, and nothing else be done", () => {
	assert.deepEqual(toolsFor(chatOf(1), sam), ["block"]);
	assert.deepEqual(toolsFor(chatOf(1), lina), []);
	assert.deepEqual(toolsFor({ ...hers, status: "ended" }, lina), ["block"]);
	assert.deepEqual(toolsFor({ ...hers, assigned_agent: sam.id, status: "ended" }, lina), []);
});

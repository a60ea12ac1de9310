import assert from "node:assert/strict";
import type { Presence } from "@warmline/contract/chats/presence";
import { test } from "vitest";
import { alertsOf, lookedAt } from "./alerts.ts";
import { noLists } from "./lists.ts";
import { chatOf, idOf } from "./sample-chats.ts";

const lina = { id: idOf(901), supervising: false };
const sam = { id: idOf(903), supervising: true };

const being = (presence: Presence, open_chats = 1) =>
	({ action: "availability", available: presence === "available", presence, open_chats, limit: 3 }) as const;
const own = (seq: number, sender: "user" | "agent" = "user") =>
	chatOf(2, { assigned_agent: lina.id, seq, turn: sender === "user" ? "agent" : "user" });

const state = {
	lists: { ...noLists, unassigned: [chatOf(1)], assigned: [own(4)] },
	rings: [{ chat_id: idOf(2), why: "reply_due", caller_name: "Visitor 2" } as const],
	offers: [],
	availability: being("available"),
};
const keys = (...asked: Parameters<typeof alertsOf>) => alertsOf(...asked).map(({ key }) => key);

test("who waits and what rings is alerted, and silent again when somebody has come", () => {
	assert.deepEqual(keys(state, lina, null), [`waiting ${idOf(1)}`, `ring ${idOf(2)} reply_due`]);
	assert.deepEqual(keys({ ...state, lists: noLists, rings: [] }, lina, null), []);
});

test("unread words in an own chat are alerted only while the tab is not looked at", () => {
	const looked = lookedAt({ lists: { ...noLists, assigned: [own(3)] } }, lina);
	const quiet = { ...state, rings: [], lists: { ...state.lists, unassigned: [] } };
	assert.deepEqual(keys(quiet, lina, null), []);
	assert.deepEqual(keys(quiet, lina, looked), [`unread ${idOf(2)} 4`]);
	assert.deepEqual(keys(quiet, lina, lookedAt(quiet, lina)), []);
	const answered = { ...quiet, lists: { ...quiet.lists, assigned: [own(5, "agent")] } };
	assert.deepEqual(keys(answered, lina, looked), []);
	assert.deepEqual(keys(quiet, sam, {}), []);
});

test("who is away or on a break is left in peace", () => {
	for (const presence of ["away", "break"] as const) {
		assert.deepEqual(keys({ ...state, availability: being(presence) }, lina, {}), []);
	}
	assert.deepEqual(keys({ ...state, availability: null }, lina, {}), []);
});

test("at the limit a listener is not called for those who wait, a supervisor is", () => {
	const full = { ...state, rings: [], availability: being("available", 3) };
	assert.deepEqual(keys(full, lina, null), []);
	assert.deepEqual(keys(full, sam, null), [`waiting ${idOf(1)}`]);
});

test("a notice says nothing of the chat", () => {
	for (const { text } of alertsOf(state, lina, {})) assert.doesNotMatch(text, /Visitor \d|Hello/);
});

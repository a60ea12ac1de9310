import assert from "node:assert/strict";
import type { Presence } from "@warmline/contract/chats/presence";
import { test } from "vitest";
import { chatOf, idOf } from "../sample-chats.ts";
import { noLists } from "../store/chat-lists.ts";
import { alertLine, discreetLine } from "./alert-text.ts";
import { alertsOf, lookedAt } from "./alerts.ts";

const lina = { id: idOf(901), supervising: false };
const sam = { id: idOf(903), supervising: true };

const being = (presence: Presence, open_chats = 1) =>
	({ action: "availability", available: presence === "available", presence, open_chats, limit: 3 }) as const;
const own = (seq: number, sender: "user" | "agent" = "user", unread = 0) =>
	chatOf(2, { assigned_agent: lina.id, seq, turn: sender === "user" ? "agent" : "user", unread });
const ring = (n: number, why: "reply_due" | "help" | "agent_gone") =>
	({ chat_id: idOf(n), why, caller_name: `Visitor ${n}` }) as const;
const note = { chat_id: idOf(2), id: idOf(70), from: "Omar" };

const calm = { lists: noLists, rings: [], offers: [], notes: [], availability: being("available") };
const state = {
	...calm,
	lists: { ...noLists, unassigned: [chatOf(1)], assigned: [own(4)] },
	rings: [ring(2, "reply_due")],
};
const keys = (...asked: Parameters<typeof alertsOf>) => alertsOf(...asked).map(({ key }) => key);

test("waiting visitors and supervisor alerts sound, and stop when somebody has come", () => {
	assert.deepEqual(keys(state, lina, null), [`ring ${idOf(2)} reply_due`, `waiting ${idOf(1)}`]);
	assert.deepEqual(keys({ ...state, lists: noLists, rings: [] }, lina, null), []);
});

test("messages in an own chat are alerted unless it is open in a tab that is looked at", () => {
	const elsewhere = { ...calm, lists: { ...noLists, assigned: [own(4, "user", 1)] } };
	assert.deepEqual(keys(elsewhere, lina, null), [`unread ${idOf(2)} 4`]);
	assert.deepEqual(keys(elsewhere, sam, null), []);
	const open = { ...calm, lists: { ...noLists, assigned: [own(4)], open: own(4) } };
	const looked = lookedAt({ lists: { ...noLists, assigned: [own(3)] } }, lina);
	assert.deepEqual(keys(open, lina, null), []);
	assert.deepEqual(keys(open, lina, looked), [`unread ${idOf(2)} 4`]);
	assert.deepEqual(keys(open, lina, lookedAt(open, lina)), []);
	const answered = { ...open, lists: { ...open.lists, assigned: [own(5, "agent")] } };
	assert.deepEqual(keys(answered, lina, looked), []);
	assert.deepEqual(keys(open, sam, {}), []);
});

test("who is away or on a break is left in peace", () => {
	for (const presence of ["away", "break"] as const) {
		assert.deepEqual(keys({ ...state, notes: [note], availability: being(presence) }, lina, {}), []);
	}
	assert.deepEqual(keys({ ...state, availability: null }, lina, {}), []);
});

test("a supervisor off duty hears a call for help that nobody else would hear", () => {
	const calls = { ...calm, rings: [ring(2, "help"), ring(3, "reply_due")] };
	const offDuty = (supervisors: number) => ({ ...being("away"), supervisors });
	assert.deepEqual(keys({ ...calls, availability: offDuty(0) }, sam, null), [`ring ${idOf(2)} help`]);
	assert.deepEqual(keys({ ...calls, availability: offDuty(1) }, sam, null), []);
	assert.deepEqual(keys({ ...calls, availability: offDuty(0) }, lina, null), []);
});

test("a chat that was handed back is alerted by whom, until it is opened", () => {
	const event = { code: "handed_back", by: "Sam", to: "Lina" };
	const last_message = { message: "", sender: "system", timestamp: "2026-11-01T10:00:00.000Z", event } as const;
	const back = { ...calm, lists: { ...noLists, assigned: [{ ...own(4, "user", 1), last_message }] } };
	const alerts = alertsOf(back, lina, null);
	assert.equal(alertLine(alerts), "Sam handed the chat with Visitor 2 back to you.");
	assert.equal(discreetLine(alerts), "Sam handed a chat back to you.");
	const opened = { ...calm, lists: { ...noLists, assigned: [{ ...own(4), last_message }] } };
	assert.deepEqual(keys(opened, lina, null), []);
});

test("at the limit a listener is not called for those who wait, a supervisor is", () => {
	const full = { ...state, rings: [], availability: being("available", 3) };
	assert.deepEqual(keys(full, lina, null), []);
	assert.deepEqual(keys(full, sam, null), [`waiting ${idOf(1)}`]);
});

test("a visitor who has left is not waited for, but a listener who asks for help is", () => {
	const left = { ...noLists, unassigned: [chatOf(1, { visitor_connected: false })] };
	const gone = chatOf(3, { assigned_agent: lina.id, visitor_connected: false });
	const known = { ...calm, lists: { ...left, assigned: [gone] } };
	assert.deepEqual(keys({ ...known, rings: [ring(3, "agent_gone")] }, sam, null), []);
	assert.deepEqual(keys({ ...known, rings: [ring(3, "help")] }, sam, null), [`ring ${idOf(3)} help`]);
});

test("a private note is alerted unless its chat is open in a tab that is looked at", () => {
	const known = { ...calm, notes: [note] };
	assert.deepEqual(keys(known, sam, null), [`note ${idOf(2)} ${idOf(70)}`]);
	const open = { ...known, lists: { ...noLists, assigned: [own(4)], open: own(4) } };
	assert.deepEqual(keys(open, sam, null), []);
	assert.deepEqual(keys(open, sam, {}), [`note ${idOf(2)} ${idOf(70)}`]);
});

test("a chat has one alert, the most urgent", () => {
	const lists = { ...noLists, assigned: [own(4, "user", 1)] };
	assert.deepEqual(keys({ ...calm, lists, notes: [note], rings: [ring(2, "help")] }, lina, null), [
		`ring ${idOf(2)} help`,
	]);
});

const lina901 = { id: lina.id, name: "Lina" };
const heavy = { waiting: [{ id: idOf(80), member: lina901 }], unread: [] };
const claimed = {
	id: idOf(80),
	from: { id: sam.id, name: "Sam" },
	at: "2026-11-01T10:00:00.000Z",
	kind: "claim",
} as const;

test("that a listener would like to talk is alerted after calls for help and before those who wait", () => {
	const lists = { ...noLists, unassigned: [chatOf(1)] };
	const known = { ...calm, lists, rings: [ring(2, "help")] };
	const alerts = alertsOf(known, sam, null, heavy);
	assert.deepEqual(
		alerts.map(({ kind }) => kind),
		["ring", "debrief", "waiting"],
	);
	assert.equal(alertLine(alerts.slice(1, 2)), "Lina had a hard chat and would like to talk.");
	assert.equal(discreetLine(alerts.slice(1, 2)), "A listener would like to talk.");
	assert.equal(alertLine(alerts), "3 people are waiting for you.");
	assert.deepEqual(alertsOf({ ...calm, availability: being("break") }, sam, null, heavy), []);
});

test("who talks with them is told to a listener on a break, too", () => {
	const news = { waiting: [], unread: [{ ...claimed, own: true }] };
	const alerts = alertsOf({ ...calm, availability: being("break") }, lina, null, news);
	assert.equal(alertLine(alerts), "Sam will talk with you about your chat.");
});

test("one alert names its chat, several are counted", () => {
	const alerts = alertsOf(state, lina, null);
	assert.equal(alertLine(alerts.slice(0, 1)), "Visitor 2: waiting for your reply.");
	assert.equal(alertLine(alerts.slice(1)), "New chat: Visitor 1 is waiting.");
	assert.equal(alertLine(alerts), "2 chats need you.");
	const unassigned = [chatOf(1), chatOf(2), chatOf(3)];
	const three = alertsOf({ ...calm, lists: { ...noLists, unassigned } }, lina, null);
	assert.equal(alertLine(three), "3 new chats are waiting.");
	assert.equal(alertLine([]), "");
});

test("a desktop notification says nothing of the chat", () => {
	for (const alert of alertsOf({ ...state, notes: [{ ...note, chat_id: idOf(5) }] }, lina, {})) {
		assert.doesNotMatch(discreetLine([alert]), /Visitor \d|Hello/);
	}
});

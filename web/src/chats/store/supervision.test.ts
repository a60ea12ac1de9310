import assert from "node:assert/strict";
import type { DutyMessage, ToAgentFrame } from "@warmline/contract/chats/agent-channel";
import { test } from "vitest";
import { idOf } from "../sample-chats.ts";
import { hear, noSupervision, reconnected } from "./supervision.ts";

const lina = idOf(901);
const after = (...frames: readonly ToAgentFrame[]) =>
	frames.reduce((state, frame) => hear(state, frame, lina), noSupervision);

const ring = (n: number, why: "help" | "agent_gone") =>
	({ action: "ring", chat_id: idOf(n), why, caller_name: `Visitor ${n}` }) as const;
const offered = (n: number) =>
	({
		action: "transfer_offered",
		chat_id: idOf(n),
		from: { id: idOf(902), name: "Omar" },
		reason: "My shift ends.",
		caller_name: `Visitor ${n}`,
	}) as const;
const word = (n: number): DutyMessage => ({
	id: idOf(n),
	sender_id: idOf(903),
	sender_name: "Sam",
	message: `Word ${n}`,
	timestamp: `2026-11-01T10:00:0${n}.000Z`,
});

const coaching = (n: number, message: string) => ({
	id: idOf(n),
	agent_id: lina,
	message,
	sender_name: "Sam",
	timestamp: "2026-11-01T10:00:00.000Z",
});

test("a chat has one alert, for the latest reason, until somebody has come", () => {
	const { rings } = after(ring(1, "help"), ring(2, "help"), ring(1, "agent_gone"));
	assert.deepEqual(
		rings.map(({ chat_id, why }) => [chat_id, why]),
		[
			[idOf(2), "help"],
			[idOf(1), "agent_gone"],
		],
	);
	assert.deepEqual(after(ring(1, "help"), { action: "ring_ended", chat_id: idOf(1) }).rings, []);
	const ended = { action: "chat_ended", chat_id: idOf(1), by: "user", how: "ended" } as const;
	assert.deepEqual(after(ring(1, "help"), ended).rings, []);
});

test("an offer stands until it is closed; who made it reads how it ended", () => {
	const closed = { action: "transfer_closed", chat_id: idOf(1), outcome: "declined", by: "Omar" } as const;
	assert.equal(after(offered(1), offered(1)).offers.length, 1);
	const asked = after(offered(1), closed);
	assert.deepEqual([asked.offers, asked.offerNews], [[], null]);
	assert.equal(after(closed).offerNews?.outcome, "declined");
	assert.equal(after({ ...closed, outcome: "withdrawn" }).offerNews, null);
});

test("news of an offer names the chat, and ends when the chat is one's own again", () => {
	const accepted = { action: "transfer_closed", chat_id: idOf(1), outcome: "accepted", by: "Omar" } as const;
	const elsewhere = hear(noSupervision, accepted, lina, { caller: "Visitor 1", isOpen: false });
	assert.equal(elsewhere.offerNews?.caller, "Visitor 1");
	const back = { action: "chat_assigned", chat_id: idOf(1), agent_id: lina, agent_name: "Lina" } as const;
	assert.equal(hear(elsewhere, back, lina).offerNews, null);
	// The workspace says it in the place of the chat that was open.
	assert.equal(hear(noSupervision, accepted, lina, { caller: "Visitor 1", isOpen: true }).offerNews, null);
});

test("the latest private note of a chat by somebody else is unread until the chat ends or changes hands", () => {
	const note = (n: number, sender_id: string) =>
		({ action: "coach_message", chat_id: idOf(1), ...coaching(n, "Slow down."), sender_id }) as const;
	const unread = after(note(21, idOf(903)), note(22, idOf(903)), note(23, lina));
	assert.deepEqual(
		unread.notes.map(({ id }) => id),
		[idOf(22)],
	);
	const ended = { action: "chat_ended", chat_id: idOf(1), by: "user", how: "ended" } as const;
	const moved = { action: "chat_assigned", chat_id: idOf(1), agent_id: idOf(902), agent_name: "Omar" } as const;
	for (const frame of [ended, moved, { action: "chat_erased", chat_id: idOf(1) } as const]) {
		assert.deepEqual(hear(unread, frame, lina).notes, []);
	}
});

test("all that is offered is told anew: what is not among it stands no longer", () => {
	const { action: _, ...second } = offered(2);
	const { offers } = after(offered(1), offered(2), { action: "transfers_offered", results: [second] });
	assert.deepEqual(offers, [second]);
});

test("of a chat that was erased nothing is kept, but that one can still say how it was for oneself", () => {
	const due = { by: "user", how: "ended", minutes: 1, messages: 2 } as const;
	const state = after(
		{ action: "coach_message", chat_id: idOf(1), ...coaching(21, "Slow down.") },
		{ action: "wrap_up_due", chat_id: idOf(1), caller_name: "Anna of the bakery", ...due },
		{ action: "chat_erased", chat_id: idOf(1) },
	);
	assert.deepEqual([state.coaching, state.wrapUps.map((one) => one.caller_name)], [{}, ["Visitor"]]);
	assert.ok(state.erased.has(idOf(1)) && !state.erased.has(idOf(2)));
});

test("what rang or was offered before a break is forgotten: what still holds is told again", () => {
	const state = reconnected(after(ring(1, "help"), offered(2)));
	assert.deepEqual([state.rings, state.offers], [[], []]);
});

test("words on duty are kept once each and in their order", () => {
	const told = { action: "duty_message", message: word(2) } as const;
	const state = after(told, { action: "duty_messages", results: [word(1), word(2)] }, told);
	assert.deepEqual(
		state.duty.map(({ message }) => message),
		["Word 1", "Word 2"],
	);
	assert.equal(state.dutyLoaded, true);
	assert.equal(after(told).dutyLoaded, false);
});

test("coaching is kept by chat, once each and in its order, also what was said before the page was opened", () => {
	const coach = (chat: number, n: number, message: string) =>
		({ action: "coach_message", chat_id: idOf(chat), ...coaching(n, message) }) as const;
	const before = [coaching(21, "Slow down."), coaching(23, "Ask again.")];
	const state = after(
		coach(1, 23, "Ask again."),
		coach(2, 22, "Well done."),
		{ action: "coaching", chat_id: idOf(1), results: before },
		coach(1, 24, "Good."),
	);
	const wordsOf = (chat: number) => state.coaching[idOf(chat)]?.map(({ message }) => message);
	assert.deepEqual(wordsOf(1), ["Slow down.", "Ask again.", "Good."]);
	assert.deepEqual(wordsOf(2), ["Well done."]);
});

test("frames of other matters leave the very state", () => {
	const state = after(offered(1));
	assert.equal(hear(state, { action: "receipt", chat_id: idOf(1), seen: 1 }, lina), state);
});

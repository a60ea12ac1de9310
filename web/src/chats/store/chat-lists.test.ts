import assert from "node:assert/strict";
import { toAgentFrames } from "@warmline/contract/chats/agent-channel";
import type { Chat } from "@warmline/contract/chats/chat";
import { test } from "vitest";
import { parseFrame } from "../../platform/realtime/channel.ts";
import { chatOf, idOf, rowOf } from "../sample-chats.ts";
import { isUnassigned, tidyAssignedAgent } from "./assigned-agent.ts";
import { fill, type Lists, noLists, open, receive } from "./chat-lists.ts";

const lina = { id: idOf(901), supervising: false };
const omar = { id: idOf(902), supervising: false };
const sam = { id: idOf(903), supervising: true };

const ids = (chats: readonly Chat[]) => chats.map((one) => one.chat_id);
const waiting = (...numbers: number[]): Lists =>
	fill(
		noLists,
		"unassigned",
		numbers.map((n) => chatOf(n)),
		true,
		lina,
	);
const assignedTo = (n: number, agent_id: string) =>
	({ action: "chat_assigned", chat_id: idOf(n), agent_id, agent_name: "Lina" }) as const;

test("a new chat joins those that wait, the longest waiting first (D7)", () => {
	const { lists } = receive(waiting(1, 3), { action: "new_unassigned_chat", chat: chatOf(2) }, lina);
	assert.deepEqual(ids(lists.unassigned), [idOf(1), idOf(2), idOf(3)]);
});

test("an own chat moves to the assigned ones with agent and name (D8)", () => {
	const { lists } = receive(open(waiting(1, 2), idOf(1)), assignedTo(1, lina.id), lina);
	assert.deepEqual(ids(lists.unassigned), [idOf(2)]);
	assert.equal(lists.assigned[0]?.agent_name, "Lina");
	assert.equal(lists.open?.assigned_agent, lina.id);
	assert.equal(lists.open?.status, "active");
});

test("for a listener a chat assigned to somebody else leaves the list and the selection, and it says who has it (D8)", () => {
	const { lists } = receive(open(waiting(1, 2), idOf(1)), assignedTo(1, lina.id), omar);
	assert.deepEqual(ids(lists.unassigned), [idOf(2)]);
	assert.deepEqual(lists.assigned, []);
	assert.equal(lists.open, null);
	assert.deepEqual(lists.takenBy, { chatId: idOf(1), by: "Lina", caller: "Visitor 1" });
	assert.equal(receive(lists, assignedTo(1, omar.id), omar).lists.takenBy, null);
});

test("a supervisor sees every assigned chat, and keeps the one that is open (D6, D8)", () => {
	const { lists } = receive(open(waiting(1), idOf(1)), assignedTo(1, lina.id), sam);
	assert.deepEqual(ids(lists.assigned), [idOf(1)]);
	assert.equal(lists.open?.agent_name, "Lina");
	assert.equal(lists.takenBy, null);
});

test("a chat assigned to oneself that is not known asks for the lists again (D8)", () => {
	assert.equal(receive(noLists, assignedTo(1, lina.id), lina).stale, true);
	assert.equal(receive(noLists, assignedTo(1, lina.id), omar).stale, false);
});

test("null, empty, 'null' and 'undefined' mean unassigned (D9)", () => {
	for (const nobody of [null, undefined, "", "null", "undefined"]) {
		assert.ok(isUnassigned(nobody));
		const chat = { ...chatOf(1), assigned_agent: nobody };
		const told = JSON.stringify({ action: "unassigned_chats", chats: [chat], next: null });
		const frame = parseFrame(toAgentFrames, told, tidyAssignedAgent);
		if (nobody === undefined) continue;
		assert.ok(frame);
		assert.deepEqual(ids(receive(noLists, frame, lina).lists.unassigned), [idOf(1)]);
	}
	assert.ok(!isUnassigned(lina.id));
});

test("a chat_update changes the row, and an older one does not (D2)", () => {
	const before = fill(noLists, "assigned", [chatOf(1, { assigned_agent: lina.id, seq: 4 })], true, lina);
	const update = (seq: number, name: string) =>
		receive(
			before,
			{
				action: "chat_update",
				...rowOf(1, { assigned_agent: lina.id, agent_name: "Lina", seq, unread: 3 }),
				user: { ...chatOf(1).user, name },
			},
			lina,
		).lists.assigned[0];
	assert.equal(update(5, "Noor")?.user.name, "Noor");
	assert.equal(update(5, "Noor")?.unread, 3);
	assert.equal(update(3, "Noor")?.user.name, "Visitor 1");
});

test("a message leaves who waits longest in front, and counts as unread unless the chat is open (D2)", () => {
	const mine = [chatOf(1, { assigned_agent: lina.id, unread: 0 }), chatOf(2, { assigned_agent: lina.id, unread: 0 })];
	const before = fill(noLists, "assigned", mine, true, lina);
	const frame = {
		action: "new_message",
		chat_id: idOf(1),
		message: {
			id: idOf(70),
			chat_id: idOf(1),
			seq: 2,
			message: "Are you there?",
			kind: "text",
			sender: "user",
			sender_name: "Visitor 1",
			timestamp: "2026-11-01T11:00:00.000Z",
			client_id: null,
		},
	} as const;
	const { lists } = receive(before, frame, lina);
	assert.deepEqual(ids(lists.assigned), [idOf(1), idOf(2)]);
	assert.equal(lists.assigned[0]?.unread, 1);
	assert.equal(receive(lists, frame, lina).lists.assigned[0]?.unread, 1);
	assert.equal(receive(open(before, idOf(1)), frame, lina).lists.assigned[0]?.unread, 0);
});

test("an ended chat leaves the lists; where it is open it says so (D1)", () => {
	const { lists } = receive(
		open(waiting(1, 2), idOf(1)),
		{ action: "chat_ended", chat_id: idOf(1), by: "user", how: "left_quickly" },
		lina,
	);
	assert.deepEqual(ids(lists.unassigned), [idOf(2)]);
	assert.equal(lists.open?.status, "ended");
	assert.equal(lists.open?.ended?.how, "left_quickly");
});

test("a chat that waits again stands in front, and in the order in which those in front asked (D7)", () => {
	const requeue = (lists: Lists, n: number) => receive(lists, { action: "chat_requeued", chat: chatOf(n) }, lina).lists;
	const one = requeue(waiting(1, 2), 8);
	assert.deepEqual(ids(one.unassigned), [idOf(8), idOf(1), idOf(2)]);
	assert.deepEqual(ids(requeue(one, 7).unassigned), [idOf(7), idOf(8), idOf(1), idOf(2)]);
	const later = receive(one, { action: "new_unassigned_chat", chat: chatOf(9) }, lina).lists;
	assert.deepEqual(ids(later.unassigned), [idOf(8), idOf(1), idOf(2), idOf(9)]);
});

test("a chat that was in front already when the list was fetched stays there (D7)", () => {
	const fetched = waiting(5, 1, 2);
	assert.deepEqual(ids(fetched.unassigned), [idOf(5), idOf(1), idOf(2)]);
	const { lists } = receive(fetched, { action: "chat_update", ...rowOf(5, { seq: 2 }) }, lina);
	assert.deepEqual(ids(lists.unassigned), [idOf(5), idOf(1), idOf(2)]);
	const taken = receive(lists, assignedTo(5, lina.id), lina).lists;
	assert.deepEqual(taken.front, []);
});

test("the own chat that waits again leaves the own ones and stays open (D8)", () => {
	const mine = fill(noLists, "assigned", [chatOf(1, { assigned_agent: lina.id })], true, lina);
	const { lists } = receive(open(mine, idOf(1)), { action: "chat_requeued", chat: chatOf(1) }, lina);
	assert.deepEqual(lists.assigned, []);
	assert.deepEqual(ids(lists.unassigned), [idOf(1)]);
	assert.equal(lists.open?.status, "waiting");
});

test("the row shows turn, request for help, offer and connection of a chat_update (D2)", () => {
	const more = {
		assigned_agent: lina.id,
		agent_name: "Lina",
		turn: "user",
		hand: { reason: "help", since: "2026-11-01T11:00:00.000Z" },
		offered_to: { id: omar.id, name: "Omar" },
		visitor_connected: false,
	} as const;
	const before = fill(noLists, "assigned", [chatOf(1, { assigned_agent: lina.id })], true, sam);
	const { lists } = receive(before, { action: "chat_update", ...rowOf(1, more) }, sam);
	assert.deepEqual(lists.assigned, [chatOf(1, { ...more, status: "active" })]);
});

test("the first page replaces a list, the next ones add to it (D1)", () => {
	const next = fill(waiting(1, 2), "unassigned", [chatOf(2), chatOf(3)], false, lina);
	assert.deepEqual(ids(next.unassigned), [idOf(1), idOf(2), idOf(3)]);
	assert.deepEqual(ids(fill(next, "unassigned", [chatOf(9)], true, lina).unassigned), [idOf(9)]);
});

test("while searching, a new chat that does not fit stays out (D1)", () => {
	const searching = { ...noLists, query: "visitor 2" };
	const hear = (n: number) => receive(searching, { action: "new_unassigned_chat", chat: chatOf(n) }, lina).lists;
	assert.equal(hear(1).unassigned.length, 0);
	assert.equal(hear(2).unassigned.length, 1);
});

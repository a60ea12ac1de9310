import { deepEqual, equal } from "node:assert/strict";
import type { Chat } from "@warmline/contract/chats/chat";
import { test } from "vitest";
import { chatOf, idOf } from "../sample-chats.ts";
import { byLongestWait, chatBeside, inHeldOrder, nextWaiting } from "./chat-order.ts";

const lina = idOf(901);
const mine = (n: number, more: Partial<Chat> = {}) => chatOf(n, { assigned_agent: lina, ...more });
const answered = (n: number, at: string) =>
	mine(n, {
		turn: "user",
		turn_since: at,
		last_message: { message: "I am here.", sender: "agent", timestamp: at },
	});
const ids = (chats: readonly Chat[]) => chats.map((one) => one.chat_id);

test("whose visitor waits longest for an answer stands first, and an answer lifts no chat above them (D2)", () => {
	const justNow = "2026-11-01T10:59:00.000Z";
	const chats = [answered(4, justNow), mine(3), mine(1), answered(5, "2026-11-01T10:40:00.000Z"), mine(2)];
	deepEqual(ids(byLongestWait(chats)), [idOf(1), idOf(2), idOf(3), idOf(4), idOf(5)]);
	const secondAnswered = chats.map((one) => (one.chat_id === idOf(2) ? answered(2, "2026-11-01T11:00:00.000Z") : one));
	deepEqual(ids(byLongestWait(secondAnswered)), [idOf(1), idOf(3), idOf(2), idOf(4), idOf(5)]);
});

test("a visitor who writes once more has waited since the first unanswered message (D2)", () => {
	const again = mine(1, { last_message: { message: "?", sender: "user", timestamp: "2026-11-01T11:30:00.000Z" } });
	deepEqual(ids(byLongestWait([mine(2), again])), [idOf(1), idOf(2)]);
});

test("rows that somebody points at keep their places, and new ones come at the end", () => {
	const chats = [mine(9), mine(3), mine(1), mine(2)];
	const held = [idOf(1), idOf(2), idOf(70), idOf(3)];
	deepEqual(ids(inHeldOrder(chats, held)), [idOf(1), idOf(2), idOf(3), idOf(9)]);
});

test("the chat beside goes round at the ends, and begins at an end where none is open", () => {
	const chats = [mine(1), mine(2), mine(3)];
	const beside = (openId: string | null, step: 1 | -1) => chatBeside(chats, openId, step)?.chat_id;
	equal(beside(idOf(1), 1), idOf(2));
	equal(beside(idOf(3), 1), idOf(1));
	equal(beside(idOf(1), -1), idOf(3));
	equal(beside(null, 1), idOf(1));
	equal(beside(null, -1), idOf(3));
	equal(chatBeside([], null, 1), null);
});

test("the next who waits is the one who waits longest, of own and unassigned chats alike", () => {
	const chats = [mine(5), answered(6, "2026-11-01T10:01:00.000Z"), chatOf(2), chatOf(8)];
	equal(nextWaiting(chats, null)?.chat_id, idOf(2));
	equal(nextWaiting(chats, idOf(6))?.chat_id, idOf(2));
	equal(nextWaiting(chats, idOf(2))?.chat_id, idOf(5));
	equal(nextWaiting([answered(6, "2026-11-01T10:01:00.000Z")], null), null);
});

import assert from "node:assert/strict";
import type { Message } from "@warmline/contract/chats/message";
import { test } from "vitest";
import { newThread, receive } from "../ui/conversation/thread.ts";
import { firstListener } from "./first-listener.ts";

const message = (seq: number, is: Partial<Message>): Message => ({
	id: `0190a0c0-0000-7000-8000-${String(seq).padStart(12, "0")}`,
	chat_id: "0190a0c0-0000-7000-8000-00000000000c",
	seq,
	message: "…",
	kind: "text",
	sender: "user",
	sender_name: "Sky",
	timestamp: `2026-11-01T10:0${seq}:00.000Z`,
	client_id: null,
	...is,
});
const words = message(1, {});
const omars = message(2, { sender: "agent", sender_name: "Omar" });
const event = (seq: number, code: string) =>
	message(seq, { kind: "notice", sender: "system", event: { code, by: "Sam", to: null } });
const thread = (...messages: Message[]) => receive(newThread(), messages);

test("who came first is said at the end until they write, and then before their first words", () => {
	assert.equal(firstListener(thread(words), null), null);
	assert.deepEqual(firstListener(thread(words), "Omar"), { text: "Omar has joined the chat.", before: null });
	assert.deepEqual(firstListener(thread(words, omars), "Lina"), {
		text: "Omar has joined the chat.",
		before: omars.id,
	});
});

test("before a supervisor who joins, and not at all where an event tells of somebody else", () => {
	const joined = event(2, "supervisor_joined");
	assert.equal(firstListener(thread(words, joined), "Omar")?.before, joined.id);
	assert.equal(firstListener(thread(words, event(2, "transferred")), "Lina"), null);
	assert.equal(firstListener(thread(words, event(2, "joined")), "Lina"), null);
});

test("nothing is said where the beginning of the chat is not loaded", () => {
	assert.equal(firstListener(receive(newThread(2), [omars]), "Omar"), null);
});

import { deepEqual, equal } from "node:assert/strict";
import type { Chat } from "@warmline/contract/chats/chat";
import { test } from "vitest";
import { byUrgency, chosen, howLong, listenersOn, needsSomebody, ringsByChat, turnText } from "./live-view-order.ts";

const nine = "2026-03-01T09:00:00.000Z";
const at = (minutes: number) => new Date(Date.parse(nine) + minutes * 60_000).toISOString();

const chatOf = (chat_id: string, more: Partial<Chat> = {}): Chat => ({
	chat_id,
	user: {
		name: `Visitor ${chat_id}`,
		age: null,
		gender: null,
		interest: null,
		scale: null,
		email: null,
		language: "en",
		location: { city: null, region: null, country: null },
		ip_address: null,
	},
	last_message: { message: "Hello", sender: "user", timestamp: nine },
	assigned_agent: "lina",
	agent_name: "Lina",
	seq: 1,
	unread: 0,
	turn: "agent",
	turn_since: nine,
	hand: null,
	taken_over_from: null,
	offered_to: null,
	visitor_connected: true,
	status: "active",
	timestamp: nine,
	ended: null,
	...more,
});

const idsOf = (chats: readonly Chat[]) => chats.map(({ chat_id }) => chat_id);
const none = ringsByChat([]);
const helpAt = (chat_id: string) => ringsByChat([{ chat_id, why: "help", caller_name: "Rosa" }]);

test("the live view has alerts first, then requests for help, then the chats that wait longest for an answer", () => {
	const chats = [
		chatOf("answered", { turn: "user", turn_since: at(-60) }),
		chatOf("new", { turn_since: at(5) }),
		chatOf("old", { turn_since: at(1) }),
		chatOf("hand", { hand: { reason: "help", since: at(9) }, turn_since: at(9), turn: "user" }),
		chatOf("rung", { turn: "user", turn_since: at(10) }),
	];
	deepEqual(idsOf(byUrgency(chats, helpAt("rung"))), ["rung", "hand", "old", "new", "answered"]);
});

test("who waits for a listener stands among those who wait for an answer", () => {
	const waiting = chatOf("waiting", {
		status: "waiting",
		assigned_agent: null,
		turn: null,
		turn_since: null,
		timestamp: at(2),
	});
	const chats = [chatOf("later", { turn_since: at(3) }), waiting, chatOf("sooner", { turn_since: at(1) })];
	deepEqual(idsOf(byUrgency(chats, none)), ["sooner", "waiting", "later"]);
});

test("the filter leaves who waits, who needs somebody, or the chats of one listener", () => {
	const chats = [
		chatOf("calm"),
		chatOf("omars", { assigned_agent: "omar", agent_name: "Omar" }),
		chatOf("waiting", { status: "waiting", assigned_agent: null, agent_name: null }),
		chatOf("hand", { hand: { reason: "beyond_scope", since: nine } }),
	];
	deepEqual(idsOf(chosen(chats, "all", none)), ["calm", "omars", "waiting", "hand"]);
	deepEqual(idsOf(chosen(chats, "waiting", none)), ["waiting"]);
	deepEqual(idsOf(chosen(chats, "needs", helpAt("omars"))), ["omars", "waiting", "hand"]);
	deepEqual(idsOf(chosen(chats, "omar", none)), ["omars"]);
	deepEqual(listenersOn(chats), [
		["lina", "Lina"],
		["omar", "Omar"],
	]);
});

test("a chat that is going well needs nobody", () => {
	equal(needsSomebody(chatOf("calm"), false), false);
	equal(needsSomebody(chatOf("calm"), true), true);
});

test("a card says whose reply is waited for, and since when", () => {
	const now = Date.parse(at(65));
	equal(turnText(chatOf("a"), now), "Waiting for Lina · 1 h 5 min");
	equal(turnText(chatOf("a", { turn: "user", turn_since: at(62) }), now), "Waiting for visitor · 3 min");
	const waiting = chatOf("a", { status: "waiting", assigned_agent: null, agent_name: null, turn_since: at(65) });
	equal(turnText(waiting, now), "Waiting for a listener · under 1 min");
	equal(turnText(chatOf("a", { turn: null, turn_since: null }), now), "No messages yet");
});

test("whole hours are said without minutes", () => {
	equal(howLong(120), "2 h");
	equal(howLong(59), "59 min");
});

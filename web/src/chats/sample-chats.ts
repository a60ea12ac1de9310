import type { Chat, ChatRow } from "@warmline/contract/chats/chat";
import type { OpeningStatus } from "./availability/known-opening-status.ts";

/** For tests: an id that tells by its number whose it is. */
export const idOf = (n: number) => `0190a0a0-0000-7000-8000-${String(n).padStart(12, "0")}`;

const minuteOf = (n: number) => `2026-11-01T10:${String(n).padStart(2, "0")}:00.000Z`;

export const rowOf = (n: number, more: Partial<ChatRow> = {}): ChatRow => ({
	chat_id: idOf(n),
	user: {
		name: `Visitor ${n}`,
		age: null,
		gender: null,
		interest: null,
		scale: null,
		email: null,
		language: "en",
		location: { city: null, region: null, country: null },
		ip_address: null,
	},
	last_message: { message: "Hello", sender: "user", timestamp: minuteOf(n) },
	assigned_agent: null,
	agent_name: null,
	seq: 1,
	unread: 1,
	turn: "agent",
	turn_since: minuteOf(n),
	hand: null,
	taken_over_from: null,
	offered_to: null,
	visitor_connected: true,
	...more,
});

export const chatOf = (n: number, more: Partial<Chat> = {}): Chat => ({
	...rowOf(n),
	status: more.assigned_agent ? "active" : "waiting",
	timestamp: minuteOf(n),
	ended: null,
	...more,
});

/** Open, and nobody has come yet. */
export const sampleOpening: OpeningStatus = {
	open: true,
	why: "open",
	reason: null,
	closes_at: null,
	next_open: null,
	waiting: 0,
	listeners_available: 0,
	wait: null,
	keep_days: 90,
};

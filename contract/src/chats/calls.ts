import * as z from "zod/mini";
import { call } from "../calls.ts";
import { id } from "../ids.ts";
import { nextPage, wholeNumber } from "../paging.ts";
import { intake } from "./intake.ts";
import { fetchLimit, message, mostMessages, requestId, waitRange } from "./message.ts";
import { opening } from "./opening.ts";

export const initiateChat = call({
	method: "POST",
	path: "/chat/initiate-chat/",
	summary: "A visitor asks for support. The message becomes message 1 of a waiting chat.",
	who: "anyone",
	body: z.extend(intake, {
		request_id: z
			.optional(requestId)
			.check(z.describe("Made by the client, and secret: the same request sent again makes no second chat.")),
	}),
	status: 201,
	answer: z.object({
		chat_id: id,
		visitor_token: z.string().check(z.describe("Opens this chat and nothing else; also set as an HttpOnly cookie.")),
		status: z.literal("waiting"),
		ahead: z.int().check(z.describe("How many were waiting before.")),
	}),
	errors: ["closed", "not_open", "blocked"],
});

export const chatMessages = call({
	method: "GET",
	path: "/chat/:chat_id/messages/",
	summary: "Messages after a `seq`, oldest first; by the chat's visitor, or an agent who may read it.",
	who: "visitor_or_agent",
	query: z.object({
		after: z._default(wholeNumber(0, mostMessages), 0),
		limit: z._default(wholeNumber(1, fetchLimit), fetchLimit),
		last: z.optional(wholeNumber(1, fetchLimit)).check(z.describe("Instead: the latest so many.")),
	}),
	status: 200,
	answer: z.object({
		results: z.array(message),
		next: nextPage.check(z.describe("The `after` of the next page, or null when this is the last.")),
	}),
	errors: [],
});

export const chatStatus = call({
	method: "GET",
	path: "/chat/status/",
	summary: "Whether a visitor can ask now and how long it may take. Said before anything is typed.",
	who: "anyone",
	status: 200,
	answer: z.object({
		...opening.shape,
		waiting: z.int(),
		listeners_available: z
			.int()
			.check(z.describe("Listeners who could come now; who has checked in to supervise is none of them.")),
		wait: waitRange,
		keep_days: z
			.nullable(z.int())
			.check(z.describe("Days after its end in which agents can read a chat; null: until it is erased.")),
	}),
	errors: [],
});

export const leaveQuickly = call({
	method: "POST",
	path: "/chat/:chat_id/leave-quickly/",
	summary: "Quick exit: ends the visitor's chat while the browser is already leaving the page.",
	who: "visitor",
	status: 204,
	answer: z.undefined(),
	errors: [],
});

export const chatCalls = {
	initiateChat,
	chatMessages,
	chatStatus,
	leaveQuickly,
};

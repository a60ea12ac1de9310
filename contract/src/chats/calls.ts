import * as z from "zod/mini";
import { agentRoles } from "../accounts/roles.ts";
import { call } from "../calls.ts";
import { id, time } from "../ids.ts";
import { wholeNumber } from "../paging.ts";
import { callerName, fetchLimit, intake, message, mostMessages } from "./chat.ts";

export const initiateChat = call({
	method: "POST",
	path: "/chat/initiate-chat/",
	summary: "A visitor asks for support. The message becomes message 1 of a waiting chat.",
	who: "anyone",
	body: intake,
	status: 201,
	answer: z.object({
		chat_id: id,
		visitor_token: z.string().check(z.describe("Opens this chat and nothing else; also set as an HttpOnly cookie.")),
		status: z.literal("waiting"),
		ahead: z.int().check(z.describe("How many were waiting before.")),
	}),
	errors: [],
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
		next: z.nullable(z.string()).check(z.describe("The `after` of the next page, or null when this is the last.")),
	}),
	errors: [],
});

export const updateCallerName = call({
	method: "POST",
	path: "/chat/:chat_id/update-caller-name/",
	summary: "Give a visitor another name, seen by agents.",
	who: agentRoles,
	body: z.object({ new_name: callerName }),
	status: 200,
	answer: z.object({ result: z.object({ chat_id: id, name: z.string() }) }),
	errors: [],
});

export const chatStatus = call({
	method: "GET",
	path: "/chat/status/",
	summary: "Whether a visitor can ask now, how many wait, and how many listeners could take a chat.",
	who: "anyone",
	status: 200,
	answer: z.object({
		open: z.boolean(),
		next_open: z.nullable(time),
		waiting: z.int(),
		listeners_available: z.int(),
	}),
	errors: [],
});

export const chatCalls = { initiateChat, chatMessages, updateCallerName, chatStatus };

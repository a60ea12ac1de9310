import * as z from "zod/mini";
import { email } from "../accounts/email.ts";
import { call } from "../calls.ts";
import { t } from "../i18n.ts";
import { blankIsMissing } from "../text.ts";
import { scale } from "./intake.ts";
import { messageWith, reopenMinutes } from "./message.ts";

// What a visitor needs only when the chat is closed or over: a file of its own, so that nobody loads it before.

export const leaveMessage = call({
	method: "POST",
	path: "/chat/leave-message/",
	summary: "A visitor who finds the chat closed leaves a message and an address to be written to.",
	who: "anyone",
	body: z.object({
		email,
		message: blankIsMissing(messageWith(t("Please write a message."))),
		accept_terms: z.literal(true, t("Please accept the terms.")),
	}),
	status: 201,
	answer: z.object({ message: z.string() }),
	errors: ["not_open", "blocked"],
});

export const rateAfter = call({
	method: "POST",
	path: "/chat/:chat_id/scale/",
	summary: "How the visitor feels after the chat, on the scale asked at the start. Never shown to a listener by chat.",
	who: "visitor",
	body: z.object({ scale }),
	status: 204,
	answer: z.undefined(),
	errors: ["not_ended"],
});

export const eraseChat = call({
	method: "POST",
	path: "/chat/:chat_id/erase/",
	summary:
		"Erase an ended chat at the visitor's request: messages, notes and details. Its token stops working, and it cannot be restored.",
	who: "visitor",
	status: 204,
	answer: z.undefined(),
	errors: ["not_ended"],
});

export const reopenChat = call({
	method: "POST",
	path: "/chat/:chat_id/reopen/",
	summary: `The visitor takes up a chat that ended less than ${reopenMinutes} minutes ago.`,
	who: "visitor",
	status: 200,
	answer: z.object({ status: z.enum(["waiting", "active"]) }),
	errors: ["too_late", "closed", "not_open", "blocked"],
});

export const afterCalls = { leaveMessage, rateAfter, reopenChat, eraseChat };

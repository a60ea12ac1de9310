import * as z from "zod/mini";
import { agentRoles, supervisingRoles } from "../accounts/roles.ts";
import { call } from "../calls.ts";
import { t } from "../i18n.ts";
import { id, time } from "../ids.ts";
import { pageOf, paging } from "../paging.ts";
import { optionalText, requiredText } from "../text.ts";
import { caller, callerName } from "./chat.ts";
import { messageLimit } from "./message.ts";

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

export const revealCaller = call({
	method: "POST",
	path: "/chat/:chat_id/reveal-caller/",
	summary: "A visitor's details in full where the society masks them. Supervisors only; each look is logged.",
	who: supervisingRoles,
	status: 200,
	answer: z.object({ result: caller }),
	errors: [],
});

/** What a colleague should know of a chat; never seen by the visitor. */
export const note = z.object({
	id,
	chat_id: id,
	author_name: z.string(),
	body: z.string(),
	created_at: time,
	kind: z
		._default(z.enum(["note", "wrap_up"]), "note")
		.check(z.describe("A wrap-up is what its agent said after the end.")),
});
export type Note = z.infer<typeof note>;

export const notes = call({
	method: "GET",
	path: "/chat/:chat_id/notes/",
	summary: "Notes on a chat and what was said in wrap-ups, oldest first; by an agent who may read it.",
	who: agentRoles,
	status: 200,
	answer: z.object({ results: z.array(note) }),
	errors: [],
});

export const addNote = call({
	method: "POST",
	path: "/chat/:chat_id/notes/",
	summary: "Write a note on a chat.",
	who: agentRoles,
	body: z.object({ body: requiredText(t("Please write a note."), messageLimit) }),
	status: 201,
	answer: z.object({ result: note }),
	errors: [],
});

/**
 * A message text that is inserted by typing `/shortcut` in the message field; the member's own, or shared by supervisors.
 * `{visitor}` and `{listener}` in it stand for the names of the two.
 */
export const cannedResponse = z.object({
	id,
	shared: z.boolean(),
	shortcut: z.string(),
	body: z.string(),
	mine: z.boolean().check(z.describe("Whether the member who asks may change it.")),
});
export type CannedResponse = z.infer<typeof cannedResponse>;

const shortcut = requiredText(t("Please choose a shortcut."), 40).check(
	z.regex(/^[\p{L}\p{N}_-]*$/u, t("A shortcut can contain letters, digits, dashes and underscores.")),
);
/** Anything else in braces would go out to a visitor as it is. */
const unknownPlaceholder = /\{(?!visitor\}|listener\})[^{}\n]*\}/;
const cannedBody = requiredText(t("Please write the message text."), messageLimit).check(
	z.refine(
		(text) => !unknownPlaceholder.test(text),
		t("Use braces only to insert the visitor’s or the listener’s name."),
	),
);

export const listCannedResponses = call({
	method: "GET",
	path: "/chat/canned-responses/",
	summary: "Own and shared canned responses, by shortcut.",
	who: agentRoles,
	status: 200,
	answer: z.object({ results: z.array(cannedResponse) }),
	errors: [],
});

export const addCannedResponse = call({
	method: "POST",
	path: "/chat/canned-responses/",
	summary: "Add a canned response. Sharing it is for supervisors.",
	who: agentRoles,
	body: z.object({ shortcut, body: cannedBody, shared: z._default(z.boolean(), false) }),
	status: 201,
	answer: z.object({ result: cannedResponse }),
	errors: ["shortcut_taken"],
});

export const changeCannedResponse = call({
	method: "PATCH",
	path: "/chat/canned-responses/:response_id/",
	summary: "Change a canned response: one's own, or a shared one as a supervisor. Fields left out stay.",
	who: agentRoles,
	body: z.object({
		shortcut: z.optional(shortcut),
		body: z.optional(cannedBody),
		shared: z.optional(z.boolean()),
	}),
	status: 200,
	answer: z.object({ result: cannedResponse }),
	errors: ["shortcut_taken"],
});

export const removeCannedResponse = call({
	method: "DELETE",
	path: "/chat/canned-responses/:response_id/",
	summary: "Remove a canned response: one's own, or a shared one as a supervisor.",
	who: agentRoles,
	status: 204,
	answer: z.undefined(),
	errors: [],
});

export const wrapUp = call({
	method: "POST",
	path: "/chat/:chat_id/wrap-up/",
	summary:
		"What its agent says of a chat that has ended; the summary is kept with its notes. `heavy` asks the supervisors for a debrief.",
	who: agentRoles,
	body: z.object({ summary: optionalText(messageLimit), heavy: z._default(z.boolean(), false) }),
	status: 204,
	answer: z.undefined(),
	errors: ["not_ended", "not_yours"],
});

const unlessLost = z.nullable(z.string()).check(z.describe("Null where what is stored can no longer be read."));
export const leftMessage = z.object({ id, email: unlessLost, message: unlessLost, created_at: time });
export type LeftMessage = z.infer<typeof leftMessage>;

export const leftMessages = call({
	method: "GET",
	path: "/chat/left-messages/",
	summary: "Messages left while the chat was closed and not yet answered; the oldest first.",
	who: supervisingRoles,
	query: paging,
	status: 200,
	answer: pageOf(leftMessage),
	errors: [],
});

export const finishLeftMessage = call({
	method: "POST",
	path: "/chat/left-messages/:message_id/done/",
	summary: "Somebody has written back.",
	who: supervisingRoles,
	status: 204,
	answer: z.undefined(),
	errors: [],
});

export const deskCalls = {
	updateCallerName,
	revealCaller,
	notes,
	addNote,
	listCannedResponses,
	addCannedResponse,
	changeCannedResponse,
	removeCannedResponse,
	wrapUp,
	leftMessages,
	finishLeftMessage,
};

import * as z from "zod/mini";
import { agentRoles, supervisingRoles } from "../accounts/roles.ts";
import { call } from "../calls.ts";
import { t } from "../i18n.ts";
import { id } from "../ids.ts";
import { requiredText } from "../text.ts";

/**
 * When a visitor can ask: at any time, while a listener is available, or while a supervisor and a listener are on duty
 * in a shift.
 */
export const doors = ["always", "presence", "shifts"] as const;
/** Whether listeners see a visitor's email and address in full. */
export const callerDetails = ["full", "masked"] as const;

const wholeFrom = (least: number, most: number) => {
	const error = () => t("Please choose a whole number from {least} to {most}.", { least, most });
	return z.int({ error }).check(z.minimum(least, { error }), z.maximum(most, { error }));
};

/** Chats that one agent may have at a time: for everybody until a director changes it, and the bounds of any choice. */
export const openChatsLimit = { preset: 3, least: 1, most: 20 } as const;
const chatsLimit = () => wholeFrom(openChatsLimit.least, openChatsLimit.most);

/** How an organisation runs its chat. Changed by a director, and at once in force everywhere. */
export const chatSettings = z.object({
	door: z.enum(doors, t("Please choose from the list.")),
	paused_reason: z
		.nullable(z.string())
		.check(z.describe("Set while a director has paused the door; said to visitors.")),
	caller_details: z.enum(callerDetails, t("Please choose from the list.")),
	open_chats_limit: chatsLimit().check(
		z.describe("Chats that one agent may have at a time, unless they have a limit of their own."),
	),
	visitor_silent_minutes: wholeFrom(2, 240).check(
		z.describe("Minutes without an answer from the visitor after which an active chat ends. They are warned half-way."),
	),
	listener_silent_minutes: wholeFrom(1, 60).check(
		z.describe(
			"Minutes a visitor waits for an answer until the listener is reminded; after twice that, supervisors are alerted.",
		),
	),
	visitor_gone_minutes: wholeFrom(1, 120).check(
		z.describe("Minutes after which the chat of a disconnected visitor ends. Agents see it half-way."),
	),
	keep_days: z
		.nullable(wholeFrom(1, 3650))
		.check(z.describe("Days after its end in which a chat can be read; then it is erased. Null: until it is erased.")),
});
export type ChatSettings = z.infer<typeof chatSettings>;

export const readChatSettings = call({
	method: "GET",
	path: "/chat/settings/",
	summary: "How the chat is run.",
	who: agentRoles,
	status: 200,
	answer: z.object({ result: chatSettings }),
	errors: [],
});

export const changeChatSettings = call({
	method: "PATCH",
	path: "/chat/settings/",
	summary: "Change how the chat is run: what is named, the rest stays. `paused_reason` null opens the door again.",
	who: ["director"],
	body: z.object({
		...z.partial(chatSettings).shape,
		paused_reason: z
			.optional(z.nullable(requiredText(t("Please give a reason for the pause."), 300)))
			.check(z.describe("Words pause the door, null opens it again. Blank is refused: nobody pauses without a word.")),
	}),
	status: 200,
	answer: z.object({ result: chatSettings }),
	errors: [],
});

export const setChatsLimit = call({
	method: "PATCH",
	path: "/account/user/:id/chats-limit/",
	summary: "How many chats one person may have at a time; null for what everybody may have.",
	who: supervisingRoles,
	body: z.object({ limit: z.nullable(chatsLimit()) }),
	status: 200,
	answer: z.object({ result: z.object({ id, limit: z.int() }) }),
	errors: [],
});

export const settingsCalls = { readChatSettings, changeChatSettings, setChatsLimit };

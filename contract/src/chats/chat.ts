import * as z from "zod/mini";
import { languages } from "../content/words.ts";
import { t } from "../i18n.ts";
import { id, time } from "../ids.ts";
import { requiredText } from "../text.ts";
import { chatEvent } from "./event.ts";
import { chatStatuses, endings, senders } from "./message.ts";

/** Characters of `last_message` in lists. */
export const previewLimit = 200;

/** Why a listener asks a supervisor to look. */
export const handReasons = ["help", "beyond_scope"] as const;
export type HandReason = (typeof handReasons)[number];

/** What the visitor entered, and what the server derived from the connection. */
export const caller = z.object({
	name: z.string(),
	age: z.nullable(z.string()),
	gender: z.nullable(z.string()),
	interest: z.nullable(z.string()),
	scale: z.nullable(z.int()),
	email: z.nullable(z.string()),
	language: z.enum(languages).check(z.describe("Of the page by which the visitor came.")),
	location: z.object({
		city: z.nullable(z.string()),
		region: z.nullable(z.string()),
		country: z.nullable(z.string()),
	}),
	ip_address: z.nullable(z.string()),
});

export type Caller = z.infer<typeof caller>;

const someone = z.object({ id, name: z.string() });

/** What changes in a row of the lists while a chat lives; `chat_update` tells all of it again. */
export const chatRow = z.object({
	chat_id: id,
	user: caller,
	last_message: z
		.object({
			message: z.string(),
			sender: z.enum(senders),
			timestamp: time,
			event: z.optional(z.nullable(chatEvent)),
		})
		.check(z.describe(`The first ${previewLimit} characters of the latest message.`)),
	assigned_agent: z.nullable(id),
	agent_name: z.nullable(z.string()),
	seq: z.int().check(z.describe("The `seq` of the latest message.")),
	unread: z
		.int()
		.check(
			z.describe(
				"Visitor's messages since an agent of this chat last wrote or opened it; at least 1 in a chat that was handed back.",
			),
		),
	turn: z
		.nullable(z.enum(["user", "agent"]))
		.check(z.describe("Who is to answer: the side that did not write last; null before anybody has.")),
	turn_since: z.nullable(time).check(z.describe("Since when that side is to answer.")),
	hand: z
		.nullable(
			z.object({
				reason: z.enum(handReasons),
				since: time,
				answered_by: z
					.optional(z.nullable(z.string()))
					.check(z.describe("The supervisor who has opened the chat since; null while nobody has.")),
			}),
		)
		.check(z.describe("Set while the chat's listener asks a supervisor to look.")),
	taken_over_from: z
		.nullable(someone)
		.check(z.describe("Whose chat it was before a supervisor took it over, and to whom it can be handed back.")),
	offered_to: z.nullable(someone).check(z.describe("Who was asked to take the chat over, and has not answered.")),
	visitor_connected: z.boolean().check(z.describe("Whether the visitor has the chat open right now.")),
});
export type ChatRow = z.infer<typeof chatRow>;

export const chat = z.object({
	...chatRow.shape,
	status: z.enum(chatStatuses),
	timestamp: time.check(z.describe("When the visitor asked.")),
	ended: z.nullable(z.object({ at: time, by: z.enum(senders), how: z.enum(endings) })),
});
export type Chat = z.infer<typeof chat>;

/** Visitors give no name; until an agent enters one, this tells them apart. */
export const defaultCallerName = (chatId: string): string => `Visitor ${chatId.slice(-4).toUpperCase()}`;

/** Null until an agent has entered the visitor's name. */
export const givenName = ({ chat_id, user }: Pick<Chat, "chat_id" | "user">): string | null =>
	user.name === defaultCallerName(chat_id) ? null : user.name;

export const callerName = requiredText(t("Please enter a name."), 80);

import { z } from "zod";
import { emailPattern } from "../accounts/user.ts";
import { id, time } from "../ids.ts";
import { blankIsMissing, characters, requiredText } from "../text.ts";

/** Characters a message may have. */
export const messageLimit = 4000;
/** Characters of `last_message` in lists. */
export const previewLimit = 200;
/** Chats one agent may have at a time, until the society sets another number. */
export const openChatsLimit = 3;
/** Messages one `fetch_messages` answers; a client repeats until it gets an empty list. */
export const fetchLimit = 100;

export const chatStatuses = ["waiting", "active", "ended"] as const;
export type ChatStatus = (typeof chatStatuses)[number];

/** A visitor's own words are `user`, the society's `agent`; `system` tells what happened. */
export const senders = ["user", "agent", "system"] as const;
export type Sender = (typeof senders)[number];

/** Text of a message: kept as typed, NUL taken out because PostgreSQL cannot store it. */
export const messageText = z
	.string("A message must be text.")
	.transform((text) => text.replaceAll("\u0000", ""))
	.refine((text) => text.trim() !== "", { error: "A message cannot be empty.", abort: true })
	.refine(
		(text) => text.length <= messageLimit || characters(text) <= messageLimit,
		`A message can have at most ${messageLimit} characters.`,
	);

/** Made by the sender, so that a message sent twice is stored once. */
export const clientId = z.string().min(1).max(64);

export const message = z.object({
	id,
	chat_id: id,
	seq: z.int().positive().describe("The place in the chat: 1, 2, 3, ... without a hole, the same for everybody."),
	message: z.string(),
	sender: z.enum(senders),
	sender_name: z.string(),
	timestamp: time,
	client_id: z.string().nullable(),
});
export type Message = z.infer<typeof message>;

export const chat = z.object({
	chat_id: id,
	status: z.enum(chatStatuses),
	user: z.object({
		name: z.string(),
		age: z.string().nullable(),
		gender: z.string().nullable(),
		interest: z.string().nullable(),
		scale: z.int().nullable(),
		email: z.string().nullable(),
		location: z.object({
			city: z.string().nullable(),
			region: z.string().nullable(),
			country: z.string().nullable(),
		}),
		ip_address: z.string().nullable(),
	}),
	last_message: z
		.object({ message: z.string(), timestamp: time })
		.describe(`The first ${previewLimit} characters of the latest message.`),
	timestamp: time.describe("When the visitor asked."),
	assigned_agent: id.nullable(),
	agent_name: z.string().nullable(),
	seq: z.int().describe("The `seq` of the latest message."),
	unread: z.int().describe("Visitor's messages since an agent of this chat last wrote or opened it."),
});
export type Chat = z.infer<typeof chat>;

export const ages = ["18-25", "26-35", "36-45", "46+"] as const;
export const genders = ["male", "female", "other"] as const;
export const interests = ["chat_now", "learn_more"] as const;

/** What a visitor tells before the chat. Only the message and the terms must be there. */
export const intake = z.object({
	age: blankIsMissing(z.enum(ages, "Please choose an age from the list.")),
	gender: blankIsMissing(z.enum(genders, "Please choose a gender from the list.")),
	interest: blankIsMissing(z.enum(interests, "Please choose from the list.")),
	scale: blankIsMissing(
		z.coerce
			.number("Please choose a number from 1 to 10.")
			.int("Please choose a number from 1 to 10.")
			.min(1, "Please choose a number from 1 to 10.")
			.max(10, "Please choose a number from 1 to 10."),
	),
	email: blankIsMissing(
		z
			.string("Invalid email format.")
			.trim()
			.max(254, "Invalid email format.")
			.regex(emailPattern, "Invalid email format."),
	),
	message: z.preprocess(
		(text) => (typeof text === "string" && text.trim() !== "" ? text : undefined),
		z.string("Please write a message.").pipe(messageText),
	),
	accept_terms: z.literal(true, "Please accept the terms."),
	ip_address: z.unknown().optional().describe("Taken and not believed: the server sees the address itself."),
	location: z.unknown().optional().describe("Taken and not believed."),
});
export type Intake = z.infer<typeof intake>;

export const callerName = requiredText("Please enter a name.", 80);

import * as z from "zod/mini";
import { email } from "../accounts/user.ts";
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

/** More than PostgreSQL's integer holds nobody can ask for. */
export const mostMessages = 2_147_483_647;

/** The last `seq` a client has, or 0. */
export const seqBefore = z.int().check(z.minimum(0), z.maximum(mostMessages));

/** Text of a message: kept as typed. */
const messageWith = (sentence: string) =>
	z.string(sentence).check(
		z.refine((text) => text.trim() !== "", { error: "A message cannot be empty.", abort: true }),
		z.refine(
			(text) => text.length <= messageLimit || characters(text) <= messageLimit,
			`A message can have at most ${messageLimit} characters.`,
		),
	);

export const messageText = messageWith("A message must be text.");

/** Made by the sender, so that a message sent twice is stored once. */
export const clientId = z.string().check(z.minLength(1), z.maxLength(64));

export const message = z.object({
	id,
	chat_id: id,
	seq: z
		.int()
		.check(z.positive(), z.describe("The place in the chat: 1, 2, 3, ... without a hole, the same for everybody.")),
	message: z.string(),
	sender: z.enum(senders),
	sender_name: z.string(),
	timestamp: time,
	client_id: z.nullable(z.string()),
});
export type Message = z.infer<typeof message>;

export const chat = z.object({
	chat_id: id,
	status: z.enum(chatStatuses),
	user: z.object({
		name: z.string(),
		age: z.nullable(z.string()),
		gender: z.nullable(z.string()),
		interest: z.nullable(z.string()),
		scale: z.nullable(z.int()),
		email: z.nullable(z.string()),
		location: z.object({
			city: z.nullable(z.string()),
			region: z.nullable(z.string()),
			country: z.nullable(z.string()),
		}),
		ip_address: z.nullable(z.string()),
	}),
	last_message: z
		.object({ message: z.string(), timestamp: time })
		.check(z.describe(`The first ${previewLimit} characters of the latest message.`)),
	timestamp: time.check(z.describe("When the visitor asked.")),
	assigned_agent: z.nullable(id),
	agent_name: z.nullable(z.string()),
	seq: z.int().check(z.describe("The `seq` of the latest message.")),
	unread: z.int().check(z.describe("Visitor's messages since an agent of this chat last wrote or opened it.")),
});
export type Chat = z.infer<typeof chat>;

export const ages = ["18-25", "26-35", "36-45", "46+"] as const;
export const genders = ["male", "female", "other"] as const;
export const interests = ["chat_now", "learn_more"] as const;

const scaleSentence = "Please choose a number from 1 to 10.";

/** What a visitor tells before the chat. Only the message and the terms must be there. */
export const intake = z.object({
	age: blankIsMissing(z.optional(z.enum(ages, "Please choose an age from the list."))),
	gender: blankIsMissing(z.optional(z.enum(genders, "Please choose a gender from the list."))),
	interest: blankIsMissing(z.optional(z.enum(interests, "Please choose from the list."))),
	scale: blankIsMissing(
		z.optional(
			z.coerce
				.number(scaleSentence)
				.check(z.multipleOf(1, scaleSentence), z.minimum(1, scaleSentence), z.maximum(10, scaleSentence)),
		),
	),
	email: blankIsMissing(z.optional(email)),
	message: blankIsMissing(messageWith("Please write a message.")),
	accept_terms: z.literal(true, "Please accept the terms."),
	ip_address: z.optional(z.unknown()).check(z.describe("Taken and not believed: the server sees the address itself.")),
	location: z.optional(z.unknown()).check(z.describe("Taken and not believed.")),
});
export type Intake = z.infer<typeof intake>;

export const callerName = requiredText("Please enter a name.", 80);

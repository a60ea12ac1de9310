import * as z from "zod/mini";
import { t } from "../i18n.ts";
import { id, time } from "../ids.ts";
import { characters, lengthLimit, limitedText } from "../text.ts";
import { chatEvent } from "./event.ts";
import { resourceCard } from "./resource-card.ts";

/** Characters a message may have. */
export const messageLimit = 4000;
/** Messages one `fetch_messages` answers; a client repeats until it gets an empty list. */
export const fetchLimit = 100;

export const chatStatuses = ["waiting", "active", "ended"] as const;
export type ChatStatus = (typeof chatStatuses)[number];

/** A visitor's own words are `user`, the organisation's `agent`; `system` tells what happened. */
export const senders = ["user", "agent", "system"] as const;
export type Sender = (typeof senders)[number];

/**
 * How a chat ended: by somebody's word, by a visitor who had to leave fast, because nobody wrote any more, or because
 * the chat closed before somebody could come.
 */
export const endings = ["ended", "left_quickly", "idle", "closed"] as const;
export type Ending = (typeof endings)[number];

/** What a message is: somebody's words, a sentence that says what happened, or the crisis lines of the region. */
export const messageKinds = ["text", "notice", "crisis_lines"] as const;
export type MessageKind = (typeof messageKinds)[number];

/** Minutes within which a visitor can take up a chat that has ended. */
export const reopenMinutes = 10;

/** More than PostgreSQL's integer holds nobody can ask for. */
export const mostMessages = 2_147_483_647;

/** Said in a chat, and stored as it stands here, when its listener is gone for good. */
export const lostListenerNotice = "Your listener's connection was lost. You are first in the queue.";

/** Said above the crisis lines that are put into a chat. */
export const crisisLinesSentence = "These people are there for you right now:";

/** The last `seq` a client has, or 0. */
export const seqBefore = z.int().check(z.minimum(0), z.maximum(mostMessages));

const tooLong = () => t("Messages can have up to {limit} characters.", { limit: messageLimit });

/** Text of a message: kept as typed. A character has at most two units. */
export const messageWith = (sentence: string) =>
	z.string(sentence).check(
		lengthLimit(messageLimit * 2, tooLong),
		z.refine((text) => text.trim() !== "", { error: t("A message cannot be empty."), abort: true }),
		z.refine((text) => text.length <= messageLimit || characters(text) <= messageLimit, { error: tooLong }),
	);

export const messageText = messageWith(t("A message must be text."));

/** Idempotency key, made by the sender: a message that is sent again after a retry is stored once. */
export const clientId = limitedText(1, 64);

/** Who knows it opens the chat it made, so it is as long as a secret must be: a random UUID, say. */
export const requestId = limitedText(32, 64);

export const message = z.object({
	id,
	chat_id: id,
	seq: z
		.int()
		.check(z.positive(), z.describe("The place in the chat: 1, 2, 3, ... without a hole, the same for everybody.")),
	message: z.string(),
	kind: z.enum(messageKinds),
	sender: z.enum(senders),
	sender_id: z
		.optional(z.nullable(id))
		.check(z.describe("The member who wrote it; null for the visitor and the system. Left out where a visitor reads.")),
	sender_name: z.string(),
	timestamp: time,
	client_id: z.nullable(z.string()),
	event: z
		.optional(z.nullable(chatEvent))
		.check(z.describe("What happened, for a notice that tells of it; `message` says the same in English.")),
	card: z
		.optional(z.nullable(resourceCard))
		.check(z.describe("The centre that was shared, as it was listed then; `message` says the same as text.")),
});
export type Message = z.infer<typeof message>;

/** As its visitor reads it: by name, without the id of the member who wrote it. */
export const messageForVisitor = ({ sender_id: _, ...message }: Message): Message => message;

/** Minutes that people who asked lately had to wait: the middle half of them; null when too few have asked. */
export const waitRange = z.nullable(z.object({ from_minutes: z.int(), to_minutes: z.int() }));
export type WaitRange = z.infer<typeof waitRange>;

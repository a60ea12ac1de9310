import * as z from "zod/mini";
import { agentRoles, supervisingRoles } from "../accounts/roles.ts";
import { call } from "../calls.ts";
import { t } from "../i18n.ts";
import { id, time } from "../ids.ts";
import { pageOf, paging } from "../paging.ts";
import { optionalText } from "../text.ts";

/** Why no more chats are to come from a connection for a while. */
export const blockReasons = ["abuse", "sexual", "threat", "other"] as const;
export type BlockReason = (typeof blockReasons)[number];

/** How long a block holds: it always ends. */
export const blockHours = [1, 24, 168, 720] as const;
export type BlockHours = (typeof blockHours)[number];

/** Characters of what somebody says with it. */
export const mostBlockWords = 500;

/** Asks of one listener that may wait at the same time. */
export const mostOpenAsks = 5;

/** `over` is also what was declined, or lifted before its time. */
export const blockStates = ["waiting", "holding", "over"] as const;
export type BlockState = (typeof blockStates)[number];

const person = z.object({ id, name: z.string() });
const hours = (sentence: string) => z.literal(blockHours, sentence);

/** An ask for a block, and what came of it. Nothing of the connection is told to anybody. */
export const block = z.object({
	id,
	state: z.enum(blockStates),
	reason: z.enum(blockReasons),
	words: z.nullable(z.string()).check(z.describe("Null also when the chat was erased.")),
	chat_id: z.nullable(id).check(z.describe("Null when the chat was erased.")),
	others: z.int().check(z.describe("Other blocks of the same connection that are still known.")),
	asked: z.object({ by: z.nullable(person), at: time, hours: z.int() }),
	decided: z.nullable(
		z.object({ by: z.nullable(person), at: time, confirmed: z.boolean(), hours: z.nullable(z.int()) }),
	),
	until: z.nullable(time),
	lifted: z.nullable(z.object({ by: z.nullable(person), at: time })),
});
export type Block = z.infer<typeof block>;

export const askForBlock = call({
	method: "POST",
	path: "/chat/:chat_id/block/",
	summary:
		"Block the connection of this chat's visitor from starting chats for a limited time. From a listener, for a chat that is or was theirs, it is a request; from a supervisor it takes effect. A chat in progress is not ended.",
	who: agentRoles,
	body: z
		.object({
			reason: z.enum(blockReasons, t("Please choose a reason.")),
			words: optionalText(mostBlockWords),
			hours: hours(t("Please choose a duration.")),
		})
		.check(
			z.refine(({ reason, words }) => reason !== "other" || words !== undefined, {
				path: ["words"],
				error: t("Please add some details."),
			}),
		),
	status: 201,
	answer: z.object({ result: z.object({ state: z.enum(["waiting", "holding"]), until: z.nullable(time) }) }),
	errors: ["chat_erased", "no_address", "already_asked", "too_many_asks"],
});

export const listBlocks = call({
	method: "GET",
	path: "/blocks/",
	summary:
		"`waiting`: who asked first stands first. `holding`: what ends first. `over`: what came to an end in the last 30 days, the latest first.",
	who: supervisingRoles,
	query: z.object({ ...paging.shape, state: z._default(z.enum(blockStates), "waiting") }),
	status: 200,
	answer: z.object({ ...pageOf(block).shape, waiting: z.int() }),
	errors: [],
});

export const decideOnBlock = call({
	method: "POST",
	path: "/blocks/:block_id/decision/",
	summary: "Confirm a requested block, for the requested time or shorter, or decline it.",
	who: supervisingRoles,
	body: z
		.object({
			confirm: z.boolean(t("Please choose what to do.")),
			hours: z.optional(hours(t("Please choose a duration."))),
			words: optionalText(mostBlockWords).check(z.describe("To who asked.")),
		})
		.check(
			z.refine(({ confirm, hours }) => !confirm || hours !== undefined, {
				path: ["hours"],
				error: t("Please choose a duration."),
			}),
		),
	status: 200,
	answer: z.object({ result: block }),
	errors: ["already_decided", "longer_than_asked"],
});

export const liftBlock = call({
	method: "POST",
	path: "/blocks/:block_id/lift/",
	summary: "Chats may come from that connection again before the time: all blocks of it end.",
	who: supervisingRoles,
	status: 200,
	answer: z.object({ result: block }),
	errors: ["not_holding"],
});

export const blockCalls = { askForBlock, listBlocks, decideOnBlock, liftBlock };

import * as z from "zod/mini";
import { agentRoles, supervisingRoles } from "../accounts/roles.ts";
import { call } from "../calls.ts";
import { t } from "../i18n.ts";
import { id, time } from "../ids.ts";
import { requiredText } from "../text.ts";

/** Characters of a message between a listener and the supervisor of their debrief. */
export const debriefMessageLimit = 1000;

const person = z.object({ id, name: z.string() });

const claim = z.object({ by: person, at: time });

export const debriefMessage = z.object({ id, sender: person, body: z.string(), created_at: time });
export type DebriefMessage = z.infer<typeof debriefMessage>;

/** A listener who found a chat heavy, as supervisors see it. */
export const debrief = z.object({
	id,
	chat_id: id,
	member: person,
	summary: z.nullable(z.string()),
	created_at: time,
	claim: z.nullable(claim).check(z.describe("Who said that they will talk with the listener.")),
	messages: z
		.array(debriefMessage)
		.check(z.describe("With the supervisor who has claimed it, oldest first; empty for every other reader.")),
	chat_erased: z.boolean().check(z.describe("Nothing can be written about a chat that was erased.")),
});
export type Debrief = z.infer<typeof debrief>;

/** The same as the listener sees it who asked for it. */
export const ownDebrief = z.object({
	id,
	created_at: time,
	claim: z.nullable(claim),
	done_at: z.nullable(time),
	messages: z.array(debriefMessage),
	chat_erased: z.boolean(),
});
export type OwnDebrief = z.infer<typeof ownDebrief>;

export const debriefs = call({
	method: "GET",
	path: "/chat/debriefs/",
	summary:
		"Who said that a chat was heavy, and nobody has spoken with yet: unclaimed before claimed, the oldest first.",
	who: supervisingRoles,
	status: 200,
	answer: z.object({ results: z.array(debrief) }),
	errors: [],
});

export const ownDebriefs = call({
	method: "GET",
	path: "/chat/debriefs/own/",
	summary: "The debriefs that the reader asked for: open ones, and those of the last seven days; the newest first.",
	who: agentRoles,
	status: 200,
	answer: z.object({
		results: z.array(ownDebrief),
		supervisors_on_duty: z.int().check(z.describe("Others than the reader, who were told.")),
	}),
	errors: [],
});

export const debriefNews = z.object({
	waiting: z
		.array(z.object({ id, member: person }))
		.check(z.describe("For supervisors: unclaimed ones of other members, the oldest first.")),
	unread: z
		.array(
			z.object({
				id,
				from: person,
				at: time,
				kind: z.enum(["claim", "message"]),
				own: z.boolean().check(z.describe("Whether the reader is the listener.")),
			}),
		)
		.check(z.describe("Debriefs of the reader in which something is new, as the listener or as the supervisor.")),
});
export type DebriefNews = z.infer<typeof debriefNews>;

export const readDebriefNews = call({
	method: "GET",
	path: "/chat/debriefs/news/",
	summary: "Which debriefs want the reader now.",
	who: agentRoles,
	status: 200,
	answer: z.object({ result: debriefNews }),
	errors: [],
});

export const claimDebrief = call({
	method: "POST",
	path: "/chat/debriefs/:debrief_id/claim/",
	summary:
		"The supervisor will talk with the listener. `instead_of` names the supervisor who has claimed it before; of two who claim at once the first has it.",
	who: supervisingRoles,
	body: z.object({ instead_of: z._default(z.nullable(id), null) }),
	status: 204,
	answer: z.undefined(),
	errors: ["claimed", "done"],
});

export const releaseDebrief = call({
	method: "POST",
	path: "/chat/debriefs/:debrief_id/release/",
	summary: "The supervisor who has claimed it cannot; another one is looked for.",
	who: supervisingRoles,
	status: 204,
	answer: z.undefined(),
	errors: ["not_yours"],
});

export const finishDebrief = call({
	method: "POST",
	path: "/chat/debriefs/:debrief_id/done/",
	summary: "The supervisor has spoken with the listener.",
	who: supervisingRoles,
	status: 204,
	answer: z.undefined(),
	errors: ["claimed"],
});

export const reopenDebrief = call({
	method: "POST",
	path: "/chat/debriefs/:debrief_id/reopen/",
	summary: "Takes back `done`; by the supervisor who said it.",
	who: supervisingRoles,
	status: 204,
	answer: z.undefined(),
	errors: ["not_yours"],
});

export const writeInDebrief = call({
	method: "POST",
	path: "/chat/debriefs/:debrief_id/messages/",
	summary: "The supervisor who has claimed it writes to the listener, or the listener to them.",
	who: agentRoles,
	body: z.object({ body: requiredText(t("Please write a message."), debriefMessageLimit) }),
	status: 201,
	answer: z.object({ result: debriefMessage }),
	errors: ["not_claimed", "done", "chat_erased"],
});

export const seeDebrief = call({
	method: "POST",
	path: "/chat/debriefs/:debrief_id/seen/",
	summary: "All of it is read, by the listener or by the supervisor who has claimed it.",
	who: agentRoles,
	status: 204,
	answer: z.undefined(),
	errors: [],
});

export const debriefCalls = {
	debriefs,
	ownDebriefs,
	readDebriefNews,
	claimDebrief,
	releaseDebrief,
	finishDebrief,
	reopenDebrief,
	writeInDebrief,
	seeDebrief,
};

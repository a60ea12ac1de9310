import assert from "node:assert/strict";
import {
	decideReport,
	listReports,
	type ReportKind,
	type ReportReason,
	sendReport,
	type Verdict,
} from "@warmline/contract/moderation/calls";
import { listNotifications } from "@warmline/contract/notifications/calls";
import type { MemberPerson } from "./person.ts";

export { commentsOn, publishes } from "./feed.ts";

type About = { kind: ReportKind; id: string; reason?: ReportReason; words?: string };

export const asksToReport = (person: MemberPerson, { reason = "hurtful", ...about }: About) =>
	person.calls(sendReport, { ...about, reason });

export const reports = async (person: MemberPerson, about: About) => {
	const answer = await asksToReport(person, about);
	assert.equal(answer.status, 201, JSON.stringify(answer.body));
};

export const queueOf = async (moderator: MemberPerson, query: Record<string, string> = {}) => {
	const answer = await moderator.calls(listReports, undefined, query);
	assert.equal(answer.status, 200, JSON.stringify(answer.body));
	return listReports.answer.parse(answer.body);
};

/** The entry of a thing in the queue of this moderator. */
export const entryOf = async (moderator: MemberPerson, id: string, query: Record<string, string> = {}) => {
	const { results } = await queueOf(moderator, query);
	return results.find(({ about }) => about.id === id) ?? assert.fail("is not in the queue");
};

type Said = { words?: string; days?: number };

export const asksToDecide = (moderator: MemberPerson, report_id: string, verdict: Verdict, said: Said = {}) =>
	moderator.calls(decideReport, { verdict, ...said }, { report_id });

/** Decides on what is in the queue about this thing. */
export const decides = async (moderator: MemberPerson, about: string, verdict: Verdict, said: Said = {}) => {
	const answer = await asksToDecide(moderator, (await entryOf(moderator, about)).id, verdict, said);
	assert.equal(answer.status, 200, JSON.stringify(answer.body));
	return decideReport.answer.parse(answer.body).result;
};

/** What moderators told them, the oldest first. */
export const toldTo = async (person: MemberPerson) => {
	const answer = await person.calls(listNotifications);
	const { results } = listNotifications.answer.parse(answer.body);
	return results
		.filter(({ kind }) => kind === "moderation")
		.map(({ target }) => target.words)
		.reverse();
};

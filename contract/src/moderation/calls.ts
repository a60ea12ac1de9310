import * as z from "zod/mini";
import { communityRoles, supervisingRoles } from "../accounts/roles.ts";
import { call } from "../calls.ts";
import { t } from "../i18n.ts";
import { id, time } from "../ids.ts";
import { pageOf, paging } from "../paging.ts";
import { optionalText } from "../text.ts";
import { yesOrNo } from "../yes-or-no.ts";

/** What can be reported. */
export const reportKinds = ["post", "comment", "member"] as const;
export type ReportKind = (typeof reportKinds)[number];

export const reportReasons = ["hurtful", "private_details", "about_a_visitor", "spam", "danger", "other"] as const;
export type ReportReason = (typeof reportReasons)[number];

/** Characters of what somebody says with a report, or with a verdict. */
export const mostWords = 2000;

/**
 * What a moderator decides: it stays; only its author and moderators see it; it is deleted; its author is warned; its
 * author may not write in the community for some days. A member cannot be hidden; `remove` then clears picture, display
 * name, website and about from their profile.
 */
export const verdicts = ["keep", "hide", "remove", "warn", "suspend"] as const;
export type Verdict = (typeof verdicts)[number];

/** `hidden`: only its author and moderators see it. */
export const reportedStates = ["there", "hidden", "gone"] as const;
export type ReportedState = (typeof reportedStates)[number];

const person = z.object({ id, name: z.string() });

/** One report, which stands for all that say the same of the same. */
export const report = z.object({
	id,
	reason: z.enum(reportReasons),
	words: z.nullable(z.string()),
	at: time,
	reporter: z.nullable(person),
	about: z.object({
		kind: z.enum(reportKinds),
		id,
		author: z.nullable(person),
		content: z
			.nullable(z.string())
			.check(
				z.describe(
					"As it was when it was reported; of a member what the profile said. Null when it is not kept any more.",
				),
			),
		post_id: z.nullable(id),
		state: z.enum(reportedStates).check(z.describe("What has become of it by now.")),
	}),
	others: z.int().check(z.describe("How many more reported the same.")),
	verdict: z.nullable(
		z.object({ verdict: z.enum(verdicts), words: z.nullable(z.string()), by: z.nullable(z.string()), at: time }),
	),
});
export type Report = z.infer<typeof report>;

const message = z.string();

export const sendReport = call({
	method: "POST",
	path: "/reports/",
	summary: "Tell the moderators about a post, a comment or a member. Who reports hears what came of it.",
	who: communityRoles,
	body: z.object({
		kind: z.enum(reportKinds),
		id,
		reason: z.enum(reportReasons, t("Please choose a reason.")),
		words: optionalText(mostWords),
	}),
	status: 201,
	answer: z.object({ message }),
	errors: ["yourself", "already_reported"],
});

export const listReports = call({
	method: "GET",
	path: "/reports/",
	summary: "What was reported, who waits longest first; `decided=true`: the latest decisions.",
	who: supervisingRoles,
	query: z.object({ ...paging.shape, decided: z._default(yesOrNo, false) }),
	status: 200,
	answer: z.object({ ...pageOf(report).shape, waiting: z.int() }),
	errors: [],
});

export const decideReport = call({
	method: "POST",
	path: "/reports/:report_id/verdict/",
	summary: "Decide on a report, and on all others about the same. Not by who wrote it.",
	who: supervisingRoles,
	body: z
		.object({
			verdict: z.enum(verdicts, t("Please choose what to do.")),
			words: optionalText(mostWords).check(
				z.describe("To the author of what was reported; where it stays, for the moderators."),
			),
			days: z.optional(z.int().check(z.minimum(1), z.maximum(90))).check(z.describe("Of a suspension.")),
		})
		.check(
			z.refine(({ verdict, words }) => verdict !== "warn" || words !== undefined, {
				path: ["words"],
				error: t("Please write the content warning."),
			}),
			z.refine(({ verdict, days }) => verdict !== "suspend" || days !== undefined, {
				path: ["days"],
				error: t("Please choose a duration."),
			}),
		),
	status: 200,
	answer: z.object({ result: report }),
	errors: ["already_decided", "yourself", "not_suspendable", "no_such_verdict", "already_gone"],
});

export const showAgain = call({
	method: "POST",
	path: "/reports/:report_id/show-again/",
	summary: "Show a post or a comment again that a verdict has hidden.",
	who: supervisingRoles,
	status: 200,
	answer: z.object({ result: report }),
	errors: ["not_hidden"],
});

export const liftSuspension = call({
	method: "DELETE",
	path: "/members/:member_id/community-suspension/",
	summary: "Let a member write in the community again before the time.",
	who: supervisingRoles,
	status: 204,
	answer: z.undefined(),
	errors: ["not_suspendable", "not_suspended"],
});

export const moderationCalls = { sendReport, listReports, decideReport, showAgain, liftSuspension };

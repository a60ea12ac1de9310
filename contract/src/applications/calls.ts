import * as z from "zod/mini";
import { applicantTypes, user } from "../accounts/user.ts";
import { call } from "../calls.ts";
import { t } from "../i18n.ts";
import { id, time } from "../ids.ts";
import { pageOf, paging } from "../paging.ts";
import { optionalText, requiredText } from "../text.ts";
import { yesOrNo } from "../yes-or-no.ts";
import { applicationActs } from "./acts.ts";
import { applicationUser, listenerDraft } from "./listener-application.ts";
import { recordSteps } from "./record.ts";
import { supervisorDraft } from "./supervisor-application.ts";

/** `asked`: a director wants something more, and the applicant may change it and submit it again. */
export const applicationStatuses = ["draft", "submitted", "asked", "accepted", "declined"] as const;
export type ApplicationStatus = (typeof applicationStatuses)[number];

/** Months after a decline before somebody may apply again. */
export const reapplyMonths = 6;

const state = {
	id,
	user: applicationUser,
	status: z.enum(applicationStatuses),
	completed: z.boolean().check(z.describe("It was submitted, and is not open for changes.")),
	updated_at: time,
	submitted_at: z.nullable(time),
	decided_at: z.nullable(time),
	reason: z.nullable(z.string()).check(z.describe("What a director asked for, or why they declined.")),
	asked: z
		.nullable(z.record(z.string(), z.string()))
		.check(z.describe("The interview questions by field, as they were when it was submitted; null before.")),
	reapply_from: z.nullable(z.iso.date()).check(z.describe("After a decline: the first day on which to apply again.")),
};

/** An answer as it is kept; what was never given is null. */
const kept = <S extends z.core.$ZodLooseShape>(shape: S) => z.partial(z.object(shape));

export const listenerApplication = z.extend(kept(listenerDraft.shape), {
	...state,
	kind: z.enum(["listener", "placement"]),
});
export type ListenerApplication = z.infer<typeof listenerApplication>;

export const credential = z.object({
	url: z.string().check(z.describe("Below /api/v1, for the applicant and directors; each look is written down.")),
	name: z.string(),
	size: z.int(),
});
export type Credential = z.infer<typeof credential>;

export const supervisorApplication = z.extend(kept(supervisorDraft.shape), {
	...state,
	kind: z.literal("supervisor"),
	resume: z.nullable(credential),
	degree: z.nullable(credential),
	accreditation: z.nullable(credential),
	supplemental: z.nullable(credential),
});
export type SupervisorApplication = z.infer<typeof supervisorApplication>;

export const own = "The person's own, or any read by a director.";
/** As the spec's clients send it; it must be the session's own. */
export const forUser = z.object({ user: z.optional(z.unknown()).check(z.describe("Must be the session's own id.")) });

export const readListenerApplication = call({
	method: "GET",
	path: "/account/user-details/:user_id/",
	summary: `A listener's or placement student's application; null when none was begun. ${own}`,
	who: "verified_member",
	status: 200,
	answer: z.object({ result: z.nullable(listenerApplication) }),
	errors: [],
});

export const beginListenerApplication = call({
	method: "POST",
	path: "/account/user-details/",
	summary: "Begin an application; who has begun one gets that.",
	who: "verified_member",
	body: z.extend(forUser, {
		instead: z
			.optional(z.boolean())
			.check(z.describe("Applies as a listener although registered as a supervisor; a supervisor draft is discarded.")),
	}),
	status: 200,
	answer: z.object({ result: listenerApplication }),
	errors: ["not_an_applicant", "too_early"],
});

export const saveListenerApplication = call({
	method: "PATCH",
	path: "/account/user-details/:details_id/",
	summary:
		"Keep some answers as they are; `completed: true` submits all of them, or answers what is missing in `errors`.",
	who: "verified_member",
	body: z.extend(listenerDraft, {
		technical_skill_rate: listenerDraft.shape.technical_skill_rating.check(
			z.describe("The same as `technical_skill_rating`."),
		),
		completed: z.optional(z.boolean()),
	}),
	status: 200,
	answer: z.object({ result: listenerApplication }),
	errors: ["already_submitted", "incomplete"],
});

/** An application in the directors' list. */
export const applicationLine = z.object({
	id,
	kind: z.enum(applicantTypes),
	status: z.enum(applicationStatuses),
	user: applicationUser,
	submitted_at: z.nullable(time),
	since: time.check(z.describe("When it came to where it is.")),
	due: z.nullable(time).check(z.describe("By when the applicant was promised the next step.")),
	training_done: z.boolean().check(z.describe("It was accepted, and the person is certified.")),
	left: z
		.nullable(z.int())
		.check(z.describe("Steps of the record that are still to do; null for a draft and after a decline.")),
	suspended: z.boolean(),
});
export type ApplicationLine = z.infer<typeof applicationLine>;

export const listApplications = call({
	method: "GET",
	path: "/applications/",
	summary: "Applications, the newest first, or who waits longest first. `query` looks in names and emails.",
	who: ["director"],
	scope: "applications:read",
	query: z.object({
		...paging.shape,
		status: z.optional(z.enum(applicationStatuses)),
		kind: z.optional(z.enum(applicantTypes)),
		certified: z.optional(yesOrNo).check(z.describe("Only who is certified, or only who is not.")),
		order: z
			._default(z.enum(["newest", "due"]), "newest")
			.check(
				z.describe("`due`: those who have been longest in their stage, and so have the earliest promised date, first."),
			),
		query: optionalText(200),
	}),
	status: 200,
	answer: z.object({
		...pageOf(applicationLine).shape,
		to_decide: z.int().check(z.describe("How many wait for a director's decision, whatever is asked for.")),
	}),
	errors: [],
});

/** What happened to an application, in order; `text` is a director's note or reason. */
export const applicationEvent = z.object({
	id,
	at: time,
	act: z.enum(applicationActs),
	by: z.nullable(z.string()).check(z.describe("Null for a member who is gone, or for nobody.")),
	text: z.nullable(z.string()),
	steps: z
		.array(z.enum(recordSteps))
		.check(
			z.describe(
				"The steps of the record that were done by it, that a certification went without, or that a reminder was about.",
			),
		),
});
export type ApplicationEvent = z.infer<typeof applicationEvent>;

export const application = z.discriminatedUnion("kind", [
	z.extend(listenerApplication, { kind: z.literal("listener") }),
	z.extend(listenerApplication, { kind: z.literal("placement") }),
	supervisorApplication,
]);
export type Application = z.infer<typeof application>;

export const readApplication = call({
	method: "GET",
	path: "/applications/:user_id/",
	summary: "One person's application with its history. Each look is written to the audit log.",
	who: ["director"],
	status: 200,
	answer: z.object({ result: application, history: z.array(applicationEvent) }),
	errors: [],
});

export const decideApplication = call({
	method: "POST",
	path: "/applications/:user_id/decision/",
	summary:
		"Accept it, decline it, or ask for something more; the last two with a reason. The applicant gets a mail. What is accepted is declined, until the person is certified, with `status` accepted.",
	who: ["director"],
	body: z
		.object({
			decision: z.enum(["accept", "decline", "ask"], t("Please choose what to do.")),
			reason: optionalText(2000),
			status: z
				._default(z.enum(["submitted", "accepted"]), "submitted")
				.check(z.describe("What the director saw it to be; it is refused when it is something else by now.")),
		})
		.check(
			z.refine(({ decision, reason }) => decision === "accept" || reason !== undefined, {
				path: ["reason"],
				error: t("Please give a reason."),
			}),
		),
	status: 200,
	answer: z.object({ result: application }),
	errors: ["not_submitted"],
});

export const finishTraining = call({
	method: "POST",
	path: "/applications/:user_id/training-done/",
	summary:
		"Certify: a trainee listener becomes a listener, a trainee supervisor a supervisor. What the record lacks is written down with the reason.",
	who: ["director"],
	body: z.optional(z.object({ reason: optionalText(2000) })),
	status: 200,
	answer: z.object({ result: user }),
	errors: ["not_accepted"],
});

export const noteOnApplication = call({
	method: "POST",
	path: "/applications/:user_id/notes/",
	summary: "A director's note, for directors.",
	who: ["director"],
	body: z.object({ text: requiredText(t("Please write a note."), 4000) }),
	status: 201,
	answer: z.object({ result: applicationEvent }),
	errors: [],
});

export const applicationCalls = {
	readListenerApplication,
	beginListenerApplication,
	saveListenerApplication,
	listApplications,
	readApplication,
	decideApplication,
	finishTraining,
	noteOnApplication,
};

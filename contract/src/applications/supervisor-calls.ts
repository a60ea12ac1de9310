import * as z from "zod/mini";
import { call, sentFile } from "../calls.ts";
import { yesOrNo } from "../yes-or-no.ts";
import { answerText } from "./answers.ts";
import { forUser, own, supervisorApplication } from "./calls.ts";
import { credentialFields, supervisorDraft } from "./supervisor-application.ts";

export const readSupervisorApplication = call({
	method: "GET",
	path: "/onboarding/supervisor-application/:user_id/",
	summary: `A supervisor's application; null when none was begun. ${own}`,
	who: "verified_member",
	status: 200,
	answer: z.object({ result: z.nullable(supervisorApplication) }),
	errors: [],
});

export const beginSupervisorApplication = call({
	method: "POST",
	path: "/onboarding/supervisor-application/",
	summary: "Begin an application; who has begun one gets that.",
	who: "verified_member",
	body: forUser,
	status: 200,
	answer: z.object({ result: supervisorApplication }),
	errors: ["not_an_applicant", "too_early"],
});

export const saveSupervisorApplication = call({
	method: "PUT",
	path: "/onboarding/supervisor-application/:user_id/",
	summary:
		"Keep some answers as they are, as JSON, or as a form with files in it; `completed: true` submits all of them, or answers what is missing in `errors`.",
	who: "verified_member",
	body: z.extend(supervisorDraft, {
		user: z.optional(z.unknown()).check(z.describe("Must be the session's own id.")),
		degreeName: z.optional(answerText).check(z.describe("The same as `degree_name`.")),
		completed: z.optional(z.union([z.boolean(), yesOrNo])),
	}),
	files: { fields: credentialFields, most: 10_000_000 },
	status: 200,
	answer: z.object({ result: supervisorApplication }),
	errors: ["already_submitted", "incomplete", "too_large", "unsupported_type"],
});

export const readCredential = call({
	method: "GET",
	path: "/onboarding/supervisor-application/:user_id/files/:field/",
	summary: "A document of an application, for its applicant and directors; each look of a director is written down.",
	who: "verified_member",
	sendsFile: true,
	status: 200,
	answer: sentFile,
	errors: [],
});

export const removeCredential = call({
	method: "DELETE",
	path: "/onboarding/supervisor-application/:user_id/files/:field/",
	summary: "Take a document out of an application that is open for changes.",
	who: "verified_member",
	status: 200,
	answer: z.object({ result: supervisorApplication }),
	errors: ["already_submitted"],
});

export const supervisorApplicationCalls = {
	readSupervisorApplication,
	beginSupervisorApplication,
	saveSupervisorApplication,
	readCredential,
	removeCredential,
};

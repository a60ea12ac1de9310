import * as z from "zod/mini";
import { applicantTypes } from "../accounts/user.ts";
import { call, sentFile } from "../calls.ts";
import { clientId } from "../chats/message.ts";
import { t } from "../i18n.ts";
import { requiredText } from "../text.ts";
import { applicationStatuses } from "./calls.ts";
import {
	interviewAnswer,
	interviewProposal,
	newReferee,
	recordChange,
	referenceAnswer,
	volunteerRecord,
} from "./record.ts";

const oneRecord = z.object({ result: volunteerRecord });
const said = z.object({ message: z.string() });

export const readRecord = call({
	method: "GET",
	path: "/applications/:user_id/record/",
	summary: "How far somebody is on the way to the first chat: the person's own, or any read by a director.",
	who: "verified_member",
	status: 200,
	answer: oneRecord,
	errors: [],
});

export const changeRecord = call({
	method: "PATCH",
	path: "/applications/:user_id/record/",
	summary: "Write into a record what was seen or done. The person gets a mail that says how many steps are left.",
	who: ["director"],
	body: recordChange,
	status: 200,
	answer: oneRecord,
	errors: ["no_interview", "form_taken", "not_certified"],
});

export const nameReferee = call({
	method: "POST",
	path: "/applications/:user_id/referees/",
	summary: "Add one of the applicant's two referees, who is emailed a link. By the applicant or a director.",
	who: "verified_member",
	body: newReferee,
	status: 201,
	answer: oneRecord,
	errors: ["enough_referees", "already_named", "own_email", "not_submitted"],
});

export const dropReferee = call({
	method: "DELETE",
	path: "/applications/:user_id/referees/:referee_id/",
	summary:
		"Remove a referee who has not answered; the link in their email stops working. By the applicant or a director.",
	who: "verified_member",
	status: 200,
	answer: oneRecord,
	errors: ["already_answered"],
});

export const remindReferee = call({
	method: "POST",
	path: "/applications/:user_id/referees/:referee_id/reminder/",
	summary: "Mail a referee again, with a new link; once in 24 hours. By the applicant or a director.",
	who: "verified_member",
	status: 200,
	answer: oneRecord,
	errors: ["already_answered"],
});

export const countReference = call({
	method: "POST",
	path: "/applications/:user_id/referees/:referee_id/form/",
	summary: "Count a reference form that was sent from the referee's email address on the public page as their answer.",
	who: ["director"],
	status: 200,
	answer: oneRecord,
	errors: ["already_answered", "no_form"],
});

export const readReference = call({
	method: "GET",
	path: "/references/:token/",
	summary: "Whom the reference is for, by the token in the referee's email.",
	who: "anyone",
	status: 200,
	answer: z.object({
		result: z.object({
			applicant: z.string().check(z.describe("First and last name.")),
			referee: z.object({ name: z.string(), email: z.string() }),
			answered: z.boolean(),
		}),
	}),
	errors: [],
});

export const answerReference = call({
	method: "POST",
	path: "/references/:token/",
	summary: "A referee's answer. The link works once.",
	who: "anyone",
	body: referenceAnswer,
	status: 201,
	answer: said,
	errors: ["already_answered"],
});

export const proposeInterview = call({
	method: "POST",
	path: "/applications/:user_id/interview/",
	summary: "Propose a time for the interview, or another one. The applicant gets a mail with a calendar file.",
	who: ["director"],
	body: interviewProposal,
	status: 200,
	answer: oneRecord,
	errors: ["in_the_past", "not_submitted"],
});

export const answerInterview = call({
	method: "POST",
	path: "/applications/:user_id/interview/answer/",
	summary: "The applicant accepts the time that was proposed, or says that it does not fit. The director gets a mail.",
	who: "verified_member",
	body: interviewAnswer,
	status: 200,
	answer: oneRecord,
	errors: ["no_interview", "another_time"],
});

export const interviewCalendar = call({
	method: "GET",
	path: "/applications/:user_id/interview/calendar/",
	summary: "The interview as a calendar file, for the applicant and directors.",
	who: "verified_member",
	sendsFile: true,
	status: 200,
	answer: sentFile,
	errors: [],
});

export const suspendVolunteer = call({
	method: "POST",
	path: "/applications/:user_id/suspension/",
	summary:
		"Suspend a listener or supervisor, with or without an application: they become a trainee, and their chats return to the queue. After the day `until` they are reinstated by themselves. Of who is suspended already it changes the reason and the day.",
	who: ["director"],
	body: z.object({
		reason: requiredText(t("Please give a reason."), 2000),
		until: z
			.optional(z.nullable(z.iso.date(t("Please give the date as year, month and day."))))
			.check(z.describe("The last day, on the clocks of the organisation; null until further notice.")),
	}),
	status: 200,
	answer: oneRecord,
	errors: ["not_certified"],
});

export const reinstateVolunteer = call({
	method: "DELETE",
	path: "/applications/:user_id/suspension/",
	summary: "Reinstate a suspended volunteer in their former role.",
	who: ["director"],
	status: 200,
	answer: oneRecord,
	errors: ["not_suspended"],
});

export const mailStage = call({
	method: "POST",
	path: "/applications/mails/",
	summary: "Email everybody in a stage, each separately.",
	who: ["director"],
	body: z.object({
		status: z.enum(applicationStatuses, t("Please choose a stage.")),
		kind: z.optional(z.enum(applicantTypes)),
		certified: z
			.optional(z.boolean())
			.check(z.describe("Of the accepted ones: only those who are certified, or only those who are not.")),
		subject: requiredText(t("Please write a subject."), 150),
		text: requiredText(t("Please write the email."), 4000),
		client_id: z
			.optional(clientId)
			.check(z.describe("The same for each try to send a mail: it goes out once, and each try has the same answer.")),
	}),
	status: 201,
	answer: z.object({ count: z.int().check(z.describe("How many mails are on their way.")) }),
	errors: ["nobody_there"],
});

export const recordCalls = {
	readRecord,
	changeRecord,
	nameReferee,
	dropReferee,
	remindReferee,
	countReference,
	readReference,
	answerReference,
	proposeInterview,
	answerInterview,
	interviewCalendar,
	suspendVolunteer,
	reinstateVolunteer,
	mailStage,
};

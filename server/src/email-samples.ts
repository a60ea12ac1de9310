import { roleNames } from "@warmline/contract/accounts/roles";
import { alertKinds } from "@warmline/contract/alerts/kinds";
import { recordSteps } from "@warmline/contract/applications/record";
import { t } from "@warmline/contract/i18n";
import { invitationRoles } from "@warmline/contract/invitations/invitation";
import {
	alreadyRegistered,
	confirmFromOldEmail,
	confirmNewEmail,
	emailIsCorrected,
	emailIsYours,
	setNewPassword,
	verifyYourEmail,
} from "./accounts/emails.ts";
import { securityEvents } from "./accounts/index.ts";
import { alertEmail } from "./alerts/emails.ts";
import {
	applicationAccepted,
	applicationDeclined,
	applicationEnded,
	applicationReceived,
	decisionIsLate,
	directorsMessage,
	draftReminder,
	informationReminder,
	moreInformationNeeded,
	trainingCompleted,
} from "./applications/emails/applicants.ts";
import { applicationsWaiting, interviewAnswered } from "./applications/emails/directors.ts";
import { referenceReceived, referenceRequest } from "./applications/emails/referees.ts";
import {
	interviewProposed,
	policeCheckReminder,
	referenceAnswered,
	roleReinstated,
	roleSuspended,
	stepCompleted,
} from "./applications/emails/volunteers.ts";
import { formArrived, formReceived } from "./forms/emails.ts";
import { webhookDisabledEmail } from "./integrations/webhooks/emails.ts";
import { invitationEmail } from "./invitations/emails.ts";
import { accountActivated, accountDeactivated, roleChanged, secondStepReset } from "./members/emails/account.ts";
import { securityEvent } from "./members/emails/security.ts";
import { notificationDigest } from "./notifications/emails.ts";
import type { Email } from "./platform/mail/email.ts";
import type { EmailSample } from "./platform/mail/email-sample.ts";
import { testEmail } from "./setup/emails.ts";
import { shiftNews } from "./shifts/emails/news.ts";
import { shiftReminder } from "./shifts/emails/reminder.ts";

const member_id = "0199f3c0-0000-7000-8000-000000000001";
const [listener, supervisor] = [
	{ member_id, kind: "listener" as const },
	{ member_id, kind: "supervisor" as const },
];
const text = "Please add a phone number.\nThank you!";
const [at, zone] = [new Date("2027-05-07T16:05Z"), "America/New_York"];
const token = "abc";
const file = { name: "interview.ics", type: "text/calendar", content: "BEGIN:VCALENDAR" };
const ended = { text, again_from: "2027-11-07" };
const done = { member_id, left: recordSteps.slice(3), certified: false };
const shift = { starts_at: at, ends_at: new Date("2027-05-07T20:05Z"), zone };
const reminder = { ...shift, part: "listener" as const, supervised: true, seeksCover: false, confirmed: false, token };
const form = {
	kind: "nda" as const,
	name: "Ada Newman",
	first_name: "Ada",
	last_name: "Newman",
	email: "ada@mail.example",
	city: "Toronto",
	province: "Ontario",
	date: "2027-05-07",
	agreed_version: "1f5d57",
};
const reference = { ...form, kind: "reference_check" as const, agreed_version: null };
const answer = { name: "Ada Newman", at, accepts: true, text: null, page: `/${member_id}/applications/${member_id}` };

/** `named`: the function by its name, which a bundle may change. */
const sample = <Data extends unknown[]>(
	title: string,
	named: Readonly<Record<string, (...data: Data) => Email>>,
	...ways: readonly Data[]
): readonly EmailSample[] =>
	Object.entries(named).map(([name, email]) => ({
		title,
		name,
		email,
		writes: ways.map((data) => () => email(...data)),
	}));

/** Every email, with made-up data: for directors who word it, and for tests. */
export const emailSamples = (publicUrl: string): readonly EmailSample[] => [
	...sample(
		t("Alert: a visitor waits, help is needed, a shift is uncovered"),
		{ alertEmail },
		...alertKinds.map((kind) => [{ kind, member_id, offDuty: kind === "visitor_waiting" }] satisfies [object]),
	),
	...sample(t("Verify your email address"), { verifyYourEmail }, [{ username: "ada", token }]),
	...sample(t("Somebody registers with an address that has an account"), { alreadyRegistered }, [
		{ forgotPasswordUrl: `${publicUrl}/forgot-password` },
	]),
	...sample(t("Set a new password"), { setNewPassword }, [{ token }]),
	...sample(t("Change of email: to the old address"), { confirmFromOldEmail }, [
		{ email: "a***@m***", token, cancelUrl: `${publicUrl}/email-verification?cancel=${token}` },
	]),
	...sample(
		t("Change of email: to the new address"),
		{ confirmNewEmail },
		[{ token, byDirector: false }],
		[{ token, byDirector: true }],
	),
	...sample(t("Change of email: done, to the new address"), { emailIsYours }, []),
	...sample(t("Change of email by a director: to the old address"), { emailIsCorrected }, [{ email: "a***@m***" }]),
	...sample(t("An application is received"), { applicationReceived }, [{ member_id }]),
	...sample(t("An application is accepted"), { applicationAccepted }, [listener], [supervisor]),
	...sample(
		t("Application: more information needed"),
		{ moreInformationNeeded },
		[{ ...listener, text }],
		[{ ...supervisor, text: null }],
	),
	...sample(t("An application is declined"), { applicationDeclined }, [ended], [{ ...ended, text: null }]),
	...sample(t("An application is ended"), { applicationEnded }, [ended]),
	...sample(
		t("Training completed"),
		{ trainingCompleted },
		[{ member_id, role: "listener" }],
		[{ member_id, role: "supervisor" }],
	),
	...sample(t("A director’s message to applicants"), { directorsMessage }, [
		{ subject: "Une soirée", text: "First.\n\nSecond,\nof two lines." },
	]),
	...sample(t("Application: the decision takes longer"), { decisionIsLate }, [{ member_id, since: "2027-05-07" }]),
	...sample(t("Application: reminder of the information asked for"), { informationReminder }, [
		{ ...listener, since: "2027-05-07", reason: text },
	]),
	...sample(t("Application: reminder of one that was begun"), { draftReminder }, [
		{ ...supervisor, begun: "2027-05-07" },
	]),
	...sample(
		t("Record: a step is completed"),
		{ stepCompleted },
		[{ ...done, steps: ["nda"] }],
		[{ ...done, steps: ["nda", "training"], left: [] }],
		[{ ...done, steps: ["training"], left: [], certified: true }],
	),
	...sample(t("Record: a reference has arrived"), { referenceAnswered }, [{ ...done, referee: "Rae Stone" }]),
	...sample(
		t("Interview proposed"),
		{ interviewProposed },
		[{ member_id, at, note: text, another: false, file }],
		[{ member_id, at, note: null, another: true, file: undefined }],
	),
	...sample(
		t("Suspension"),
		{ roleSuspended },
		[{ reason: text, until: null }],
		[{ reason: text, until: "2027-05-07" }],
	),
	...sample(t("End of a suspension"), { roleReinstated }, [{ member_id }]),
	...sample(
		t("Police check: it expires or has expired"),
		{ policeCheckReminder },
		[{ member_id, until: "2027-05-07", expired: false }],
		[{ member_id, until: "2027-05-07", expired: true }],
	),
	...sample(
		t("To a referee: a reference is asked for"),
		{ referenceRequest },
		[{ applicant: "Ada Newman", again: false, token }],
		[{ applicant: "Ada Newman", again: true, token }],
	),
	...sample(t("To a referee: thank you"), { referenceReceived }, [{ applicant: "Ada Newman" }]),
	...sample(
		t("To directors: an applicant answers about the interview"),
		{ interviewAnswered },
		[answer],
		[{ ...answer, accepts: false, text, page: undefined }],
	),
	...sample(
		t("To directors: applications that wait"),
		{ applicationsWaiting },
		[{ director_id: member_id, late: 1, training: 1, police_checks: 1 }],
		[{ director_id: member_id, late: 2, training: 3, police_checks: 0 }],
	),
	...sample(t("To your office: a form has arrived"), { formArrived }, [form], [reference]),
	...sample(t("A form was received"), { formReceived }, [form], [reference]),
	...sample(
		t("The role has changed"),
		{ roleChanged },
		...roleNames.map((role): [Parameters<typeof roleChanged>[0]] => [
			{ member_id, role, again_from: role === "new_hire" ? "2027-11-07" : null },
		]),
	),
	...sample(
		t("Invitation"),
		{ invitationEmail },
		...invitationRoles.map((role): [Parameters<typeof invitationEmail>[0]] => [{ inviter: "Dora", role, token }]),
	),
	...sample(t("Account deactivated"), { accountDeactivated }, []),
	...sample(t("Account activated"), { accountActivated }, []),
	...sample(t("Two-factor authentication reset by a director"), { secondStepReset }, []),
	...sample(
		t("Security notice: password, log-in and similar"),
		{ securityEvent },
		...securityEvents.map((event): [Parameters<typeof securityEvent>[0]] => [{ event, at, zone }]),
	),
	...sample(
		t("Summary of notifications"),
		{ notificationDigest },
		[{ member_id, lines: ["Lina follows you now."], more: 0 }],
		[{ member_id, lines: [], more: 2 }],
	),
	...sample(
		t("Shift reminder"),
		{ shiftReminder },
		[{ ...reminder, which: "day" }],
		[{ ...reminder, which: "hour", part: "supervisor", confirmed: true }],
		[{ ...reminder, which: "hour", seeksCover: true }],
		...[true, false].flatMap((seeksCover) =>
			[true, false].map((confirmed): [Parameters<typeof shiftReminder>[0]] => [
				{ ...reminder, which: "day", supervised: false, seeksCover, confirmed },
			]),
		),
	),
	...sample(
		t("To directors: a webhook is disabled"),
		{ webhookDisabledEmail },
		[{ name: "Spreadsheet", why: "failures", director_id: member_id }],
		[{ name: "Spreadsheet", why: "gone", director_id: member_id }],
	),
	...sample(t("Test email from the setup list"), { testEmail }, []),
	...sample(t("News about a shift"), { shiftNews }, [
		{ ...shift, text: "It was moved.", page: `/${member_id}/shift-manager/mine`, ofOneShift: false },
	]),
];

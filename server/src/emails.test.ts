import assert from "node:assert/strict";
import { globSync } from "node:fs";
import { join } from "node:path";
import { roleNames } from "@warmline/contract/accounts/roles";
import { recordSteps } from "@warmline/contract/applications/record";
import { languages } from "@warmline/contract/content/words";
import { test } from "vitest";
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
import { accountActivated, accountDeactivated, roleChanged, secondStepReset } from "./members/emails/account.ts";
import { securityEvent } from "./members/emails/security.ts";
import { notificationDigest } from "./notifications/emails.ts";
import { withLanguage } from "./platform/language.ts";
import type { Email } from "./platform/mail/email.ts";
import { renderEmail } from "./platform/mail/render-email.ts";
import { shiftNews } from "./shifts/emails/news.ts";
import { shiftReminder } from "./shifts/emails/reminder.ts";

const publicUrl = "https://warmline.example";
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

/** An email, and each way in which it is written. */
const sample = <Data extends unknown[]>(email: (...data: Data) => Email, ...ways: Data[]) => ({
	email,
	writes: ways.map((data) => () => email(...data)),
});

const samples = [
	sample(verifyYourEmail, [{ username: "ada", token }]),
	sample(alreadyRegistered, [{ forgotPasswordUrl: `${publicUrl}/forgot-password` }]),
	sample(setNewPassword, [{ token }]),
	sample(confirmFromOldEmail, [
		{ email: "a***@m***", token, cancelUrl: `${publicUrl}/email-verification?cancel=${token}` },
	]),
	sample(confirmNewEmail, [{ token, byDirector: false }], [{ token, byDirector: true }]),
	sample(emailIsYours, []),
	sample(emailIsCorrected, [{ email: "a***@m***" }]),
	sample(applicationReceived, [{ member_id }]),
	sample(applicationAccepted, [listener], [supervisor]),
	sample(moreInformationNeeded, [{ ...listener, text }], [{ ...supervisor, text: null }]),
	sample(applicationDeclined, [ended], [{ ...ended, text: null }]),
	sample(applicationEnded, [ended]),
	sample(trainingCompleted, [{ member_id, role: "listener" }], [{ member_id, role: "supervisor" }]),
	sample(directorsMessage, [{ subject: "Une soirée", text: "First.\n\nSecond,\nof two lines." }]),
	sample(decisionIsLate, [{ member_id, since: "2027-05-07" }]),
	sample(informationReminder, [{ ...listener, since: "2027-05-07", reason: text }]),
	sample(draftReminder, [{ ...supervisor, begun: "2027-05-07" }]),
	sample(
		stepCompleted,
		[{ ...done, steps: ["nda"] }],
		[{ ...done, steps: ["nda", "training"], left: [] }],
		[{ ...done, steps: ["training"], left: [], certified: true }],
	),
	sample(referenceAnswered, [{ ...done, referee: "Rae Stone" }]),
	sample(
		interviewProposed,
		[{ member_id, at, note: text, another: false, file }],
		[{ member_id, at, note: null, another: true, file: undefined }],
	),
	sample(roleSuspended, [{ reason: text }]),
	sample(roleReinstated, [{ member_id }]),
	sample(
		policeCheckReminder,
		[{ member_id, until: "2027-05-07", expired: false }],
		[{ member_id, until: "2027-05-07", expired: true }],
	),
	sample(
		referenceRequest,
		[{ applicant: "Ada Newman", again: false, token }],
		[{ applicant: "Ada Newman", again: true, token }],
	),
	sample(referenceReceived, [{ applicant: "Ada Newman" }]),
	sample(interviewAnswered, [answer], [{ ...answer, accepts: false, text, page: undefined }]),
	sample(
		applicationsWaiting,
		[{ director_id: member_id, late: 1, training: 1, police_checks: 1 }],
		[{ director_id: member_id, late: 2, training: 3, police_checks: 0 }],
	),
	sample(formArrived, [form], [reference]),
	sample(formReceived, [form], [reference]),
	sample(
		roleChanged,
		...roleNames.map((role): [Parameters<typeof roleChanged>[0]] => [
			{ member_id, role, again_from: role === "new_hire" ? "2027-11-07" : null },
		]),
	),
	sample(accountDeactivated, []),
	sample(accountActivated, []),
	sample(secondStepReset, []),
	sample(securityEvent, ...securityEvents.map((event): [Parameters<typeof securityEvent>[0]] => [{ event, at, zone }])),
	sample(
		notificationDigest,
		[{ member_id, lines: ["Lina follows you now."], more: 0 }],
		[{ member_id, lines: [], more: 2 }],
	),
	sample(
		shiftReminder,
		[{ ...reminder, which: "day" }],
		[{ ...reminder, which: "hour", part: "supervisor", confirmed: true }],
		[{ ...reminder, which: "hour", seeksCover: true }],
		...[true, false].flatMap((seeksCover) =>
			[true, false].map((confirmed): [Parameters<typeof shiftReminder>[0]] => [
				{ ...reminder, which: "day", supervised: false, seeksCover, confirmed },
			]),
		),
	),
	sample(shiftNews, [{ ...shift, text: "It was moved.", page: `/${member_id}/shift-manager/mine`, ofOneShift: false }]),
];

const ways = samples.flatMap(({ email, writes }) =>
	writes.map((write, n) => ({ name: writes.length > 1 ? `${email.name} (${n + 1})` : email.name, write })),
);

/** A director's subject stands as it was written. */
const ownWords = ({ subject }: Email) => typeof subject !== "string";

test("every email of a feature has a sample here", async () => {
	const files = globSync(["**/emails.ts", "**/emails/*.ts"], { cwd: import.meta.dirname });
	const written = new Set<unknown>(samples.map(({ email }) => email));
	assert.ok(files.length > 0);
	for (const file of files.filter((name) => !name.endsWith(".test.ts"))) {
		const exported: Record<string, unknown> = await import(join(import.meta.dirname, file));
		for (const [name, email] of Object.entries(exported)) assert.ok(written.has(email), `${file}: ${name}`);
	}
});

test.each(ways)("$name has a subject, a greeting and its link, in every language, as text and as HTML", ({ write }) => {
	const subjects = languages.map((language) => {
		const { link, paragraphs } = withLanguage(language, write);
		const mail = renderEmail(publicUrl, { to: "ada@mail.example", name: "Ada & Bo", language }, write);
		assert.ok(mail && mail.subject.trim() !== "" && paragraphs.length > 0);
		const hello = { en: "Hello", fr: "Bonjour" }[language];
		assert.ok(mail.text.startsWith(`${hello} Ada & Bo,\n\n`), mail.text);
		assert.ok(mail.html.includes(`lang="${language}"`) && mail.html.includes(`<p>${hello} Ada &amp; Bo,</p>`));
		for (const part of [mail.subject, mail.text, mail.html])
			assert.doesNotMatch(part, /\{\w+\}|undefined|null|NaN|Invalid|\[object/);
		for (const [url] of mail.text.matchAll(/https?:\S+/g)) assert.ok(url.startsWith(`${publicUrl}/`), url);
		if (link) {
			const under = "page" in link && language === "fr" ? `${publicUrl}/fr/` : `${publicUrl}/`;
			assert.ok(mail.text.includes(`\n${link.text}\n${under}`), mail.text);
			assert.ok(mail.html.includes(`<a href="${under}`), mail.html);
		}
		return mail.subject;
	});
	const expected = ownWords(write()) ? 1 : languages.length;
	assert.equal(new Set(subjects).size, expected, subjects.join(" | "));
});

test("the organisation itself is greeted without a name, and where there is nothing to tell there is no email", () => {
	const office = { to: "office@mail.example", language: languages[0] };
	assert.ok(renderEmail(publicUrl, office, accountActivated)?.text.startsWith("Hello,\n\n"));
	assert.equal(
		renderEmail(publicUrl, office, () => undefined),
		undefined,
	);
});

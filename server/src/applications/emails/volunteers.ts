/** Emails to people on the way to their first chat, and to volunteers: what is new in their record. */
import { type RecordStep, recordStepNames, recordSteps } from "@warmline/contract/applications/record";
import { t } from "@warmline/contract/i18n";
import { content } from "../../platform/content/content.ts";
import { formatDate, formatLongMoment } from "../../platform/format-time.ts";
import { currentLanguage, translate } from "../../platform/language.ts";
import { type Email, questionsTo } from "../../platform/mail/email.ts";
import type { Attachment } from "../../platform/mail/mailer.ts";
import { society } from "../../platform/society.ts";

type OfMember = { readonly member_id: string };
/** What is still to do, and whether a director has certified them. */
export type Progress = { readonly left: readonly RecordStep[]; readonly certified: boolean };

const contact = () => questionsTo(society().applications_email);

const recordOf = ({ member_id }: OfMember) => `/${member_id}/my-record`;

const named = (steps: readonly RecordStep[]) =>
	new Intl.ListFormat(`${currentLanguage()}-CA`).format(steps.map((step) => translate(recordStepNames[step])));

const whatIsLeft = ({ left, certified }: Progress): string[] => {
	if (left.length > 0)
		return [
			t("Still to do, {left} of {all} steps: {steps}.", {
				left: left.length,
				all: recordSteps.length,
				steps: named(left),
			}),
			t("Your page shows what you can do next, and what we’re doing."),
		];
	const all = t("All {all} steps are done.", { all: recordSteps.length });
	return certified ? [all] : [all, t("A director will look at it now and certify you.")];
};

export const stepCompleted = (done: OfMember & Progress & { steps: readonly RecordStep[] }): Email => ({
	subject: t("You’re one step further"),
	paragraphs: [
		t("You’ve completed another step on the way to your first chat: {steps}. Thank you!", { steps: named(done.steps) }),
		...whatIsLeft(done),
		contact(),
	],
	link: { text: t("See your next steps"), page: recordOf(done) },
});

export const referenceAnswered = (answered: OfMember & Progress & { referee: string }): Email => ({
	subject: t("{name} has given you a reference", { name: answered.referee }),
	paragraphs: [
		t("{name} has answered our questions about you. Only directors can read the answers.", { name: answered.referee }),
		...whatIsLeft(answered),
		contact(),
	],
	link: { text: t("See your next steps"), page: recordOf(answered) },
});

type Proposal = OfMember & {
	readonly at: Date;
	/** Where they meet, in a director's words. */
	readonly note: string | null;
	/** A time was proposed before. */
	readonly another: boolean;
	readonly file: Attachment | undefined;
};

export const interviewProposed = ({ at, note, another, file, ...member }: Proposal): Email => ({
	subject: another ? t("Another time for our interview") : t("A time for our interview"),
	paragraphs: [
		t("We’d like to meet you and propose this time: {time}. It takes up to {minutes} minutes.", {
			time: formatLongMoment(society().clock, at),
			minutes: content().recruitment.interview_minutes,
		}),
		...(note === null ? [] : [t("Where we’ll meet:"), { quoted: note }]),
		t("Please tell us on your page whether it suits you. If it doesn’t, tell us what would be better."),
		t(
			"Please have two photo IDs ready, at least one of them government-issued. The attached file adds the time to your calendar.",
		),
		contact(),
	],
	link: { text: t("Answer on your page"), page: recordOf(member) },
	attachments: file ? [file] : [],
});

type Suspension = {
	readonly reason: string;
	/** The last day, as `YYYY-MM-DD`; null until further notice. */
	readonly until: string | null;
};

export const roleSuspended = ({ reason, until }: Suspension): Email => ({
	subject: t("Your role has been suspended"),
	paragraphs: [
		until === null
			? t("A director has suspended your role until further notice, so you can’t take chats. This is why:")
			: t("A director has suspended your role until {day}, so you can’t take chats. This is why:", {
					day: formatDate(until),
				}),
		{ quoted: reason },
		t(
			"Your account stays open. Someone else is looking after the people you were chatting with, and the shifts that you had booked are not yours any more.",
		),
		t("We’d like to talk about it with you. Please write to {email}.", { email: society().applications_email }),
	],
});

export const roleReinstated = ({ member_id }: OfMember): Email => ({
	subject: t("You can take chats again"),
	paragraphs: [
		t(
			"Your role has been reinstated, and we’re glad to have you back. Your booked shifts were released when you were suspended, so please book new ones.",
		),
		contact(),
	],
	link: { text: t("Open the chats"), page: `/${member_id}/chat-dashboard` },
});

type PoliceCheck = OfMember & {
	/** Its last day, as `YYYY-MM-DD`. */
	readonly until: string;
	readonly expired: boolean;
};

export const policeCheckReminder = ({ until, expired, ...member }: PoliceCheck): Email => {
	const day = formatDate(until);
	return {
		subject: expired ? t("Your police check has expired") : t("Your police check expires soon"),
		paragraphs: [
			expired
				? t("Your police check was valid until {day}. We need a new one from you.", { day })
				: t("Your police check is valid until {day}. A new one can take some weeks, so please request it soon.", {
						day,
					}),
			t("When you have it, please send it to {email}.", { email: society().applications_email }),
		],
		link: { text: t("See my training"), page: recordOf(member) },
	};
};

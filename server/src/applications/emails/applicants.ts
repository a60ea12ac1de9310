/** Emails to people who apply: what became of their application, and what it waits for. Days are `YYYY-MM-DD`. */
import type { Role } from "@warmline/contract/accounts/roles";
import type { ApplicantType } from "@warmline/contract/accounts/user";
import { t } from "@warmline/contract/i18n";
import { formatDate } from "../../platform/format-time.ts";
import { type Email, type Quoted, questionsTo } from "../../platform/mail/email.ts";
import { society, societyName } from "../../platform/society.ts";
import { acceptedPoliceChecks } from "../record/police-check-levels.ts";
import { draftMonths } from "../retention/retention.ts";

type Application = { readonly member_id: string; readonly kind: ApplicantType };

const contact = () => questionsTo(society().applications_email);

const quoted = (text: string | null): Quoted[] => (text === null ? [] : [{ quoted: text }]);

const dashboardOf = (memberId: string) => `/${memberId}/chat-dashboard`;

const openApplication = ({ member_id, kind }: Application) => ({
	text: t("Open my application"),
	page: `/${member_id}/${kind === "supervisor" ? "supervisor-onboarding" : "onboarding"}`,
});

export const applicationReceived = ({ member_id }: { member_id: string }): Email => ({
	subject: t("We have your application"),
	paragraphs: [
		t("Thank you. {name} has received your application.", { name: societyName() }),
		t("A director will read it and decide within five business days. We’ll email you then."),
		t(
			"You don’t need to wait for that. You can already name two referees, sign the confidentiality agreement, and request a police check ({levels}). Your page shows how, and what’s left.",
			{ levels: acceptedPoliceChecks() },
		),
		t("If you don’t hear from us within two weeks, please write to {email}.", { email: society().applications_email }),
	],
	link: { text: t("See my application"), page: dashboardOf(member_id) },
});

export const applicationAccepted = ({ member_id, kind }: Application): Email => ({
	subject: t("Your application has been accepted"),
	paragraphs: [
		t("Good news: your application has been accepted. We’re glad to have you at {society}.", {
			society: societyName(),
		}),
		kind === "supervisor"
			? t(
					"Your training starts within two weeks. It takes about 15 hours: 12 for the first course and 3 for the supervisor course.",
				)
			: t("Your training starts within two weeks. The first course takes about 12 hours."),
		t("Your page shows the remaining steps before your first chat."),
		contact(),
	],
	link: { text: t("See your next steps"), page: dashboardOf(member_id) },
});

/** `text`: what the director would like to know. */
export const moreInformationNeeded = ({ text, ...application }: Application & { text: string | null }): Email => ({
	subject: t("We need more information for your application"),
	paragraphs: [
		t("Thank you for your application. Before we can decide, we need some more information:"),
		...quoted(text),
		t("Your answers are saved. Please open your application, add what’s missing, and submit it again."),
		contact(),
	],
	link: openApplication(application),
});

/** `text`: the director's reason; `again_from`: when they may apply again. */
type Ended = { readonly text: string | null; readonly again_from: string };

export const applicationDeclined = ({ text, again_from }: Ended): Email => ({
	subject: t("Our decision on your application"),
	paragraphs: [
		t("Thank you for the time and care you put into your application to {society}.", { society: societyName() }),
		t("We have read it carefully. We can’t accept it this time, and we’d like to tell you why:"),
		...quoted(text),
		t("You may apply again from {day}. Your account stays as it is until then.", { day: formatDate(again_from) }),
		contact(),
	],
});

/** It was accepted before, and the training or something after it has shown that it does not go on. */
export const applicationEnded = ({ text, again_from }: Ended): Email => ({
	subject: t("We can’t continue with your application"),
	paragraphs: [
		t("Thank you for the time and care you have given to {society}.", { society: societyName() }),
		t("We can’t continue with your application, and we’d like to tell you why:"),
		...quoted(text),
		t("You may apply again from {day}. Until then your account stays open, as a new member’s.", {
			day: formatDate(again_from),
		}),
		contact(),
	],
});

export const trainingCompleted = ({ member_id, role }: { member_id: string; role: Role }): Email => ({
	subject: t("You can take chats now"),
	paragraphs: [
		t("You’ve completed your training. Thank you, and welcome to the team!"),
		role === "supervisor"
			? t("From now on you can see every chat, and you support the listeners.")
			: t("From now on you can see who is waiting and take chats. On every shift there’s a supervisor to support you."),
		contact(),
	],
	link: { text: t("Open the chats"), page: dashboardOf(member_id) },
});

/** A director's own words to everybody in a stage. */
export const directorsMessage = ({ subject, text }: { subject: string; text: string }): Email => ({
	subject: { written: subject },
	paragraphs: [...text.split(/\n\s*\n/).map((written) => ({ written: written.trim() })), contact()],
});

/** No decision has been made in time. */
export const decisionIsLate = ({ member_id, since }: { member_id: string; since: string }): Email => ({
	subject: t("We have not forgotten you"),
	paragraphs: [
		t("We’ve had your application at {society} since {day}. We said we would decide within five business days.", {
			society: societyName(),
			day: formatDate(since),
		}),
		t("We haven’t kept to that, and we’re sorry. Your application is safe, and we have reminded our directors."),
		t("You don’t need to do anything."),
		contact(),
	],
	link: { text: t("See my application"), page: dashboardOf(member_id) },
});

type Unanswered = Application & { readonly since: string; readonly reason: string | null };

/** They were asked for more information, and have not answered. */
export const informationReminder = ({ since, reason, ...application }: Unanswered): Email => ({
	subject: t("Your application is waiting for you"),
	paragraphs: [
		t("On {day} we asked you for more information so that we can decide on your application to {society}:", {
			day: formatDate(since),
			society: societyName(),
		}),
		...quoted(reason),
		t("Your answers are saved. Please open your application, add what’s missing, and submit it again."),
		t("If you need more time, that’s fine."),
		contact(),
	],
	link: openApplication(application),
});

export const draftReminder = ({ begun, ...application }: Application & { begun: string }): Email => ({
	subject: t("Your application is still here"),
	paragraphs: [
		t(
			"On {day} you started an application to {society}. Your answers are saved, and you can continue where you stopped.",
			{ day: formatDate(begun), society: societyName() },
		),
		t(
			"If you’ve changed your mind, you don’t need to do anything. We won’t remind you again, and we delete applications that haven’t been touched for {months} months.",
			{ months: draftMonths },
		),
		contact(),
	],
	link: openApplication(application),
});

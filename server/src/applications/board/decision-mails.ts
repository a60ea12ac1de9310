import { isAgent } from "@warmline/contract/accounts/roles";
import { t } from "@warmline/contract/i18n";
import { nameOf } from "../../accounts/index.ts";
import { formatDate } from "../../platform/format-time.ts";
import { pathIn, withLanguage } from "../../platform/language.ts";
import { letter, type Quoted } from "../../platform/mail/mail-template.ts";
import type { Platform } from "../../platform/platform.ts";
import { society, societyNames } from "../../platform/society.ts";
import { reapplyFrom } from "../apply/reapply-from.ts";
import { type News, newsById } from "./director-queries.ts";

/** Only the id of what happened: before the mail is sent, more may happen to the application. */
export type NewsJob = { event_id: string };

export const newsJob = "mail-application-news";

type Words = { subject: string; paragraphs: (string | Quoted)[]; link?: { text: string; path: string } };

const quoted = (text: string | null): Quoted[] => (text === null ? [] : [{ quoted: text }]);

const contact = () => t("If you have any questions, please write to {email}.", { email: society.applications_email });

const accepted = ({ kind, language, member }: News): Words => ({
	subject: t("Your application has been accepted"),
	paragraphs: [
		t("Good news: your application has been accepted. We’re glad to have you at {society}.", {
			society: societyNames[language],
		}),
		kind === "supervisor"
			? t(
					"Your training starts within two weeks. It takes about 15 hours: 12 for the first course and 3 for the supervisor course.",
				)
			: t("Your training starts within two weeks. The first course takes about 12 hours."),
		t("Your page shows the remaining steps before your first chat."),
		contact(),
	],
	link: { text: t("See your next steps"), path: `/${member.id}/chat-dashboard` },
});

const asked = ({ kind, text, member }: News): Words => ({
	subject: t("We need more information for your application"),
	paragraphs: [
		t("Thank you for your application. Before we can decide, we need some more information:"),
		...quoted(text),
		t("Your answers are saved. Please open your application, add what’s missing, and submit it again."),
		contact(),
	],
	link: {
		text: t("Open my application"),
		path: `/${member.id}/${kind === "supervisor" ? "supervisor-onboarding" : "onboarding"}`,
	},
});

const declined = ({ at, language, text }: News): Words => ({
	subject: t("Our decision on your application"),
	paragraphs: [
		t("Thank you for the time and care you put into your application to {society}.", {
			society: societyNames[language],
		}),
		t("We have read it carefully. We can’t accept it this time, and we’d like to tell you why:"),
		...quoted(text),
		t("You may apply again from {day}. Your account stays as it is until then.", {
			day: formatDate(reapplyFrom(at)),
		}),
		contact(),
	],
});

/** It was accepted before, and the training or something after it has shown that it does not go on. */
const ended = ({ at, language, text }: News): Words => ({
	subject: t("We can’t continue with your application"),
	paragraphs: [
		t("Thank you for the time and care you have given to {society}.", { society: societyNames[language] }),
		t("We can’t continue with your application, and we’d like to tell you why:"),
		...quoted(text),
		t("You may apply again from {day}. Until then your account stays open, as a new member’s.", {
			day: formatDate(reapplyFrom(at)),
		}),
		contact(),
	],
});

const trained = ({ member }: News): Words => ({
	subject: t("You can take chats now"),
	paragraphs: [
		t("You’ve completed your training. Thank you, and welcome to the team!"),
		member.role === "supervisor"
			? t("From now on you can see every chat, and you support the listeners.")
			: t("From now on you can see who is waiting and take chats. On every shift there’s a supervisor to support you."),
		contact(),
	],
	link: { text: t("Open the chats"), path: `/${member.id}/chat-dashboard` },
});

/** What is told; of anything else that happens an applicant hears nothing, or hears it elsewhere. */
const wordsOf: Partial<Record<News["act"], (news: News) => Words | undefined>> = {
	accepted,
	asked,
	declined: (news) => (news.after_acceptance ? ended(news) : declined(news)),
	/** Who was suspended or made something else meanwhile is told of that, and not that chats are open. */
	training_done: (news) => (isAgent(news.member.role) ? trained(news) : undefined),
};

/** Tells an applicant what a director did. Who is a member no more has no application either, and gets no mail. */
export const mailNews = async ({ database, mailer, config }: Platform, { event_id }: NewsJob, id: string) => {
	const news = await newsById(database.db, event_id);
	const words = news && withLanguage(news.language, () => wordsOf[news.act]?.(news));
	if (!words) return;
	const { language, member } = news;
	await mailer.send(
		letter({ to: member.email, language }, () => ({
			subject: words.subject,
			greeting: t("Hello {name},", { name: nameOf(member) }),
			paragraphs: words.paragraphs,
			...(words.link
				? { link: { text: words.link.text, url: `${config.PUBLIC_URL}${pathIn(language, words.link.path)}` } }
				: {}),
		})),
		id,
	);
};

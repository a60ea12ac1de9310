import type { Language } from "@warmline/contract/content/words";
import { t } from "@warmline/contract/i18n";
import { formatDate } from "../platform/format-time.ts";
import { withLanguage } from "../platform/language.ts";
import { society, societyDay, societyName } from "../platform/society.ts";

type What = { readonly aboutVisitors: boolean; readonly forThemselves: boolean };

const lines = (person: string, at: Date, { aboutVisitors, forThemselves }: What) => [
	t("The data {society} holds about {person}", { society: societyName(), person }),
	t("Created on {day}.", { day: formatDate(societyDay(at)) }),
	t(
		"person.json contains the account, the applications with their history, the training record, the shifts, submitted forms, and everything the person wrote in chats, notes and practice. It is a text file that programs can read.",
	),
	t("The folder documents contains the files submitted with an application, unchanged."),
	t("The folder media contains pictures and videos that were posted, or uploaded for a post."),
	t("Not included, because it isn’t only about this person:"),
	`- ${t("What visitors and other people wrote in chats.")}`,
	`- ${t("The words of referees, which were given in confidence. When they were asked is included.")}`,
	`- ${t("Notes that directors wrote for each other.")}`,
	...(aboutVisitors
		? []
		: [
				`- ${t("Notes and summaries of chats with visitors, while this person doesn’t work in chats. A director can provide them.")}`,
			]),
	...(forThemselves
		? []
		: [
				`- ${t("What this person reported to moderators, was told by them or decided as one of them, and whom this person muted or blocked. Only this person can have a copy of it.")}`,
			]),
	t("Passwords are stored in a form that no one can read, and are not in the file."),
	t("Please keep these files where only you can read them. Questions: {email}", { email: society().contact_email }),
];

/** README.txt of an export, in the language of who asked for it. */
export const readmeIn = (language: Language, person: string, at: Date, what: What): string =>
	`${withLanguage(language, () => lines(person, at, what)).join("\r\n\r\n")}\r\n`;

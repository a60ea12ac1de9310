import type { Language } from "@warmline/contract/content/words";
import { say } from "@warmline/contract/say";
import society from "../../../content/society.json" with { type: "json" };
import { sentenceIn } from "../platform/language.ts";
import { societyName } from "../platform/organisation-name.ts";

type What = { readonly aboutVisitors: boolean; readonly forHimself: boolean };

const lines = (language: Language, person: string, at: Date, { aboutVisitors, forHimself }: What) => [
	say("What {society} keeps of {person}", { society: societyName[language], person }),
	say("Made on {day}.", {
		day: new Intl.DateTimeFormat(`${language}-CA`, { dateStyle: "long", timeZone: society.clock }).format(at),
	}),
	say(
		"person.json holds the account, the applications with their history, the record, the shifts, sent forms, and what the person wrote: in chats, in notes, in practice. It is a text file that programs can read, too.",
	),
	say("The folder documents holds the files that were sent with an application, as they were sent."),
	say("The folder media holds the pictures and videos that were posted or kept for a post."),
	say("Left out, because it is not this person's alone:"),
	`- ${sentenceIn(language, say("What visitors and other people wrote in chats."))}`,
	`- ${sentenceIn(language, say("The words of referees, which were given in confidence. That they were asked, and when, is in the file."))}`,
	`- ${sentenceIn(language, say("Notes that directors wrote for each other."))}`,
	...(aboutVisitors
		? []
		: [
				`- ${sentenceIn(language, say("Notes and summaries of chats with visitors, for as long as this person does not work in chats. A director can hand them out."))}`,
			]),
	...(forHimself
		? []
		: [
				`- ${sentenceIn(language, say("What this person reported to moderators, heard from them or decided as one of them, and whom this person muted or blocked. Only this person can have a copy of it."))}`,
			]),
	say("Passwords are kept in a form that nobody can read, and are not in the file."),
	say("Please keep these files where only you can read them. Questions: {email}", { email: society.contact_email }),
];

/** README.txt of an export, in the language of who asked for it. */
export const readmeIn = (language: Language, person: string, at: Date, what: What): string =>
	`${lines(language, person, at, what)
		.map((line) => sentenceIn(language, line))
		.join("\r\n\r\n")}\r\n`;

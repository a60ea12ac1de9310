import type { ReportKind, Verdict } from "@warmline/contract/moderation/calls";
import { say } from "@warmline/contract/say";

/*
 * A notice is kept in English and said in the reader's language when they read it. So each of these is one whole sentence,
 * and a day in it is written by numbers, as it is in both.
 */

const ofPost: Record<Verdict, () => string> = {
	keep: () => say("You reported a post. We looked at it, and it stays. Thank you."),
	hide: () => say("You reported a post. It is hidden now. Thank you."),
	remove: () => say("You reported a post. It was removed. Thank you."),
	warn: () => say("You reported a post. We spoke with its author. Thank you."),
	suspend: () => say("You reported a post. It is hidden now, and we spoke with its author. Thank you."),
};

const ofComment: Record<Verdict, () => string> = {
	keep: () => say("You reported a comment. We looked at it, and it stays. Thank you."),
	hide: () => say("You reported a comment. It is hidden now. Thank you."),
	remove: () => say("You reported a comment. It was removed. Thank you."),
	warn: () => say("You reported a comment. We spoke with its author. Thank you."),
	suspend: () => say("You reported a comment. It is hidden now, and we spoke with its author. Thank you."),
};

const spokenWith = () => say("You reported a member. We spoke with this member. Thank you.");

const ofMember: Record<Verdict, () => string> = {
	keep: () => say("You reported a member. We looked into it. Thank you."),
	hide: spokenWith,
	remove: () => say("You reported a member. What was wrong with the profile was taken out. Thank you."),
	warn: spokenWith,
	suspend: spokenWith,
};

/** Whether the thing is there at all, shown or hidden: its author may have deleted it before anybody decided. */
export type Became = "there" | "gone";

const goneFor = {
	post: () => say("You reported a post. We looked into it. The post is deleted by now. Thank you."),
	comment: () => say("You reported a comment. We looked into it. The comment is deleted by now. Thank you."),
} as const;

/** What a reporter hears of it: what came of the thing, and nothing of what was done to a person. */
export const outcome = (kind: ReportKind, verdict: Verdict, became: Became = "there"): string => {
	if (kind === "member") return ofMember[verdict]();
	const said = kind === "post" ? ofPost : ofComment;
	if (became === "there") return said[verdict]();
	return verdict === "keep" ? goneFor[kind]() : said.warn();
};

export const hiddenFor = (words: string | undefined) =>
	words === undefined
		? say("A moderator has hidden something that you wrote. Only you and the moderators see it.")
		: say("A moderator has hidden something that you wrote, and wrote to you: {words}", { words });

export const removedFor = (words: string | undefined) =>
	words === undefined
		? say("A moderator has removed something that you wrote.")
		: say("A moderator has removed something that you wrote, and wrote to you: {words}", { words });

export const clearedFor = (words: string | undefined) =>
	words === undefined
		? say("A moderator has taken your picture, your chosen name and what you wrote about yourself out of your profile.")
		: say(
				"A moderator has taken your picture, your chosen name and what you wrote about yourself out of your profile, and wrote to you: {words}",
				{ words },
			);

export const warned = (words: string) => say("A moderator wrote to you: {words}", { words });

const suspendedAndHidden = (day: string, words: string | undefined) =>
	words === undefined
		? say(
				"A moderator has hidden something that you wrote. Until {day} you can read in the community, and not write.",
				{
					day,
				},
			)
		: say(
				"A moderator has hidden something that you wrote. Until {day} you can read in the community, and not write. The moderator wrote to you: {words}",
				{ day, words },
			);

export const suspendedUntil = (day: string, words: string | undefined, { hidden }: { hidden: boolean }) => {
	if (hidden) return suspendedAndHidden(day, words);
	return words === undefined
		? say("Until {day} you can read in the community, and not write.", { day })
		: say("Until {day} you can read in the community, and not write. A moderator wrote to you: {words}", {
				day,
				words,
			});
};

export const shownAgain = () => say("Something that you wrote and that was hidden is shown again.");
export const mayWriteAgain = () => say("You can write in the community again.");

import type { Report, Verdict } from "@warmline/contract/moderation/calls";
import { say } from "@warmline/contract/say";

/** What can still be done: what is gone can only be spoken of, and who is gone cannot be spoken to. */
export const possibleVerdicts = ({ about }: Pick<Report, "about">): readonly Verdict[] => {
	const { kind, state, author } = about;
	const possible: Readonly<Record<Verdict, boolean>> = {
		keep: true,
		hide: kind !== "member" && state === "there",
		remove: state !== "gone" && (kind !== "member" || author !== null),
		warn: author !== null,
		suspend: author !== null,
	};
	return (["keep", "hide", "remove", "warn", "suspend"] as const).filter((verdict) => possible[verdict]);
};

/** Days of a suspension that can be chosen. */
export const daysToChoose = [1, 3, 7, 14, 30, 90] as const;

/** A suspension begins as short as it may do good. */
export const usualDays = 7;

type VerdictWords = {
	/** On the button that asks. */
	readonly name: string;
	readonly title: string;
	/** What happens then. */
	readonly happens: string;
	/** Over the field for words. */
	readonly words: string;
	/** On the button that does it. */
	readonly confirm: string;
	readonly danger: boolean;
	/** What the moderator hears when it is done. */
	readonly done: string;
};

const toAuthor = say("A few words to the author");

const ofContent: Readonly<Record<Verdict, VerdictWords>> = {
	keep: {
		name: say("Leave it"),
		title: say("Leave it as it is?"),
		happens: say("It stays for everybody. Who reported it hears that you looked at it; the author hears nothing."),
		words: say("A note for the moderators"),
		confirm: say("Leave it as it is"),
		danger: false,
		done: say("It stays as it is. Who reported it hears of it."),
	},
	hide: {
		name: say("Hide"),
		title: say("Hide it?"),
		happens: say("Only its author and moderators see it then. You can show it again. The author hears of it."),
		words: toAuthor,
		confirm: say("Hide it"),
		danger: false,
		done: say("It is hidden now."),
	},
	remove: {
		name: say("Remove"),
		title: say("Remove it?"),
		happens: say("It is deleted for everybody, and cannot be brought back. The author hears of it."),
		words: toAuthor,
		confirm: say("Remove it"),
		danger: true,
		done: say("It is removed now."),
	},
	warn: {
		name: say("Write to the author"),
		title: say("Write to the author?"),
		happens: say("It stays. Your words reach the author as words of the moderators, without your name."),
		words: toAuthor,
		confirm: say("Send it"),
		danger: false,
		done: say("Your words are on their way."),
	},
	suspend: {
		name: say("Suspend"),
		title: say("Suspend the author from the community?"),
		happens: say(
			"It is hidden, and the author can read in the community and not write. Chats, shifts and training go on as before. The author hears of it, and until when.",
		),
		words: toAuthor,
		confirm: say("Suspend the author"),
		danger: true,
		done: say("The suspension has begun."),
	},
};

const ofMember: Readonly<Record<Exclude<Verdict, "hide">, VerdictWords>> = {
	keep: {
		...ofContent.keep,
		title: say("Leave it?"),
		happens: say("Who reported it hears that you looked into it; the member hears nothing."),
	},
	remove: {
		...ofContent.remove,
		name: say("Clear the profile"),
		title: say("Clear the profile?"),
		happens: say(
			"The picture, the chosen name, the website and the words about the member are taken out of the profile, and cannot be brought back. The member hears of it.",
		),
		words: say("A few words to the member"),
		confirm: say("Clear the profile"),
		done: say("The profile is cleared."),
	},
	warn: {
		...ofContent.warn,
		name: say("Write to the member"),
		title: say("Write to the member?"),
		happens: say("Your words reach the member as words of the moderators, without your name."),
		words: say("A few words to the member"),
	},
	suspend: {
		...ofContent.suspend,
		title: say("Suspend this member from the community?"),
		happens: say(
			"The member can read in the community and not write. Chats, shifts and training go on as before. The member hears of it, and until when.",
		),
		words: say("A few words to the member"),
		confirm: say("Suspend the member"),
	},
};

export const verdictWords = (verdict: Verdict, { about }: Pick<Report, "about">): VerdictWords =>
	about.kind === "member" && verdict !== "hide" ? ofMember[verdict] : ofContent[verdict];

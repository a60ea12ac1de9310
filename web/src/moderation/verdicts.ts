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

const toAuthor = say("Message to the author");

const ofContent: Readonly<Record<Verdict, VerdictWords>> = {
	keep: {
		name: say("Dismiss report"),
		title: say("Dismiss this report?"),
		happens: say(
			"It stays visible to everyone. The reporter is told that you looked at it; the author isn’t told anything.",
		),
		words: say("Note for moderators"),
		confirm: say("Dismiss report"),
		danger: false,
		done: say("Dismissed. The reporter has been told."),
	},
	hide: {
		name: say("Hide"),
		title: say("Hide it?"),
		happens: say("Only its author and moderators will see it. You can unhide it. The author is notified."),
		words: toAuthor,
		confirm: say("Hide it"),
		danger: false,
		done: say("It is hidden."),
	},
	remove: {
		name: say("Remove"),
		title: say("Remove it?"),
		happens: say("It will be deleted for everyone and can’t be restored. The author is notified."),
		words: toAuthor,
		confirm: say("Remove it"),
		danger: true,
		done: say("It is removed."),
	},
	warn: {
		name: say("Warn the author"),
		title: say("Warn the author?"),
		happens: say("It stays. The author gets your message from the moderators, without your name."),
		words: toAuthor,
		confirm: say("Send warning"),
		danger: false,
		done: say("Warning sent."),
	},
	suspend: {
		name: say("Suspend"),
		title: say("Suspend the author from the community?"),
		happens: say(
			"Hides it and makes the author read-only in the community. Chats, shifts and training aren’t affected. The author is told, and until when.",
		),
		words: toAuthor,
		confirm: say("Suspend the author"),
		danger: true,
		done: say("The author is suspended from the community."),
	},
};

const ofMember: Readonly<Record<Exclude<Verdict, "hide">, VerdictWords>> = {
	keep: {
		...ofContent.keep,
		happens: say("The reporter is told that you looked into it; the member isn’t told anything."),
	},
	remove: {
		...ofContent.remove,
		name: say("Clear the profile"),
		title: say("Clear the profile?"),
		happens: say(
			"The picture, chosen name, website and “About me” are removed from the profile and can’t be restored. The member is notified.",
		),
		words: say("Message to the member"),
		confirm: say("Clear the profile"),
		done: say("The profile is cleared."),
	},
	warn: {
		...ofContent.warn,
		name: say("Warn the member"),
		title: say("Warn the member?"),
		happens: say("The member gets your message from the moderators, without your name."),
		words: say("Message to the member"),
	},
	suspend: {
		...ofContent.suspend,
		title: say("Suspend this member from the community?"),
		happens: say(
			"Makes the member read-only in the community. Chats, shifts and training aren’t affected. The member is told, and until when.",
		),
		words: say("Message to the member"),
		confirm: say("Suspend the member"),
	},
};

export const verdictWords = (verdict: Verdict, { about }: Pick<Report, "about">): VerdictWords =>
	about.kind === "member" && verdict !== "hide" ? ofMember[verdict] : ofContent[verdict];

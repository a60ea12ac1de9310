import { t } from "@warmline/contract/i18n";
import type { Report, Verdict } from "@warmline/contract/moderation/calls";

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

type VerdictText = {
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

const toAuthor = t("Message to the author");

const ofContent: Readonly<Record<Verdict, VerdictText>> = {
	keep: {
		name: t("Dismiss report"),
		title: t("Dismiss this report?"),
		happens: t(
			"It stays visible to everyone. The reporter is told that you looked at it; the author isn’t told anything.",
		),
		words: t("Note for moderators"),
		confirm: t("Dismiss report"),
		danger: false,
		done: t("Dismissed. The reporter has been told."),
	},
	hide: {
		name: t("Hide"),
		title: t("Hide it?"),
		happens: t("Only its author and moderators will see it. You can unhide it. The author is notified."),
		words: toAuthor,
		confirm: t("Hide it"),
		danger: false,
		done: t("It is hidden."),
	},
	remove: {
		name: t("Remove"),
		title: t("Remove it?"),
		happens: t("It will be deleted for everyone and can’t be restored. The author is notified."),
		words: toAuthor,
		confirm: t("Remove it"),
		danger: true,
		done: t("It is removed."),
	},
	warn: {
		name: t("Warn the author"),
		title: t("Warn the author?"),
		happens: t("It stays. The author gets your message from the moderators, without your name."),
		words: toAuthor,
		confirm: t("Send warning"),
		danger: false,
		done: t("Warning sent."),
	},
	suspend: {
		name: t("Suspend"),
		title: t("Suspend the author from the community?"),
		happens: t(
			"Hides it and makes the author read-only in the community. Chats, shifts and training aren’t affected. The author is told, and until when.",
		),
		words: toAuthor,
		confirm: t("Suspend the author"),
		danger: true,
		done: t("The author is suspended from the community."),
	},
};

const ofMember: Readonly<Record<Exclude<Verdict, "hide">, VerdictText>> = {
	keep: {
		...ofContent.keep,
		happens: t("The reporter is told that you looked into it; the member isn’t told anything."),
	},
	remove: {
		...ofContent.remove,
		name: t("Clear the profile"),
		title: t("Clear the profile?"),
		happens: t(
			"The picture, chosen name, website and “About me” are removed from the profile and can’t be restored. The member is notified.",
		),
		words: t("Message to the member"),
		confirm: t("Clear the profile"),
		done: t("The profile is cleared."),
	},
	warn: {
		...ofContent.warn,
		name: t("Warn the member"),
		title: t("Warn the member?"),
		happens: t("The member gets your message from the moderators, without your name."),
		words: t("Message to the member"),
	},
	suspend: {
		...ofContent.suspend,
		title: t("Suspend this member from the community?"),
		happens: t(
			"Makes the member read-only in the community. Chats, shifts and training aren’t affected. The member is told, and until when.",
		),
		words: t("Message to the member"),
		confirm: t("Suspend the member"),
	},
};

export const verdictText = (verdict: Verdict, { about }: Pick<Report, "about">): VerdictText =>
	about.kind === "member" && verdict !== "hide" ? ofMember[verdict] : ofContent[verdict];

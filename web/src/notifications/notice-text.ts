import { t, tn } from "@warmline/contract/i18n";
import type { Notification as Notice } from "@warmline/contract/notifications/calls";
import { dayAndClock } from "../platform/time/time.ts";

const liked = (name: string, others: number): string =>
	others === 0
		? t("{name} likes your post.", { name })
		: tn(
				others,
				{
					one: "{name} and 1 other person like your post.",
					other: "{name} and {count} other people like your post.",
				},
				{ name },
			);

const aboutShift = ({ words, shift_at }: Notice["target"]): string => {
	const news = words ?? t("There is news about your shifts.");
	return shift_at === null ? news : t("{news} ({when})", { news, when: dayAndClock(shift_at) });
};

/** What happened, in one sentence. What moderators and directors say comes in the reader's language. */
export const noticeSentence = ({
	kind,
	actor,
	others,
	target,
}: Pick<Notice, "kind" | "actor" | "others" | "target">) => {
	const name = actor?.name ?? t("A colleague");
	switch (kind) {
		case "mention":
			return target.comment_id === null
				? t("{name} mentioned you in a post.", { name })
				: t("{name} mentioned you in a comment.", { name });
		case "comment":
			return t("{name} commented on your post.", { name });
		case "like":
			return liked(name, others);
		case "follow":
			return t("{name} follows you now.", { name });
		case "shift":
			return aboutShift(target);
		case "application":
			return target.words ?? t("There is news about your application.");
		case "moderation":
			return target.words ?? t("There is news from the moderators.");
	}
};

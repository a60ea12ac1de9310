import type { Notification as Notice } from "@warmline/contract/notifications/calls";
import { say, sayCount } from "@warmline/contract/say";
import { dayAndClock } from "../platform/time/time.ts";

const liked = (name: string, others: number): string =>
	others === 0
		? say("{name} likes your post.", { name })
		: sayCount(
				others,
				{
					one: "{name} and 1 other person like your post.",
					other: "{name} and {count} other people like your post.",
				},
				{ name },
			);

const aboutShift = ({ words, shift_at }: Notice["target"]): string => {
	const news = words ?? say("There is news about your shifts.");
	return shift_at === null ? news : say("{news} ({when})", { news, when: dayAndClock(shift_at) });
};

/** What happened, in one sentence. What moderators and directors say comes in the reader's language. */
export const noticeSentence = ({
	kind,
	actor,
	others,
	target,
}: Pick<Notice, "kind" | "actor" | "others" | "target">) => {
	const name = actor?.name ?? say("Somebody");
	switch (kind) {
		case "mention":
			return target.comment_id === null
				? say("{name} mentioned you in a post.", { name })
				: say("{name} mentioned you in a comment.", { name });
		case "comment":
			return say("{name} commented on your post.", { name });
		case "like":
			return liked(name, others);
		case "follow":
			return say("{name} follows you now.", { name });
		case "shift":
			return aboutShift(target);
		case "application":
			return target.words ?? say("There is news about your application.");
		case "moderation":
			return target.words ?? say("There is news from the moderators.");
	}
};

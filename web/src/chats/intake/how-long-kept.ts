import { say, sayCount } from "@warmline/contract/say";

/** How long a chat can be read, for its visitor. Also while nobody has said it: until it is erased holds in any case. */
export const howLongKept = (days: number | null): string => {
	const kept =
		days === null
			? say("We keep what you write until it is erased.")
			: sayCount(days, {
					one: "We keep what you write for 1 day after the chat, then erase it.",
					other: "We keep what you write for {count} days after the chat, then erase it.",
				});
	return `${kept} ${say("You can erase it yourself when the chat is over.")}`;
};

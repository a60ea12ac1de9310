import type { Security } from "@warmline/contract/accounts/security-calls";
import { say, sayCount } from "@warmline/contract/say";
import { formatDay } from "../../platform/time/time.ts";

/** Until when somebody has to have one. */
export const dueWords = ({ needed_from, days_left }: Pick<Security, "needed_from" | "days_left">): string => {
	if (needed_from === null || days_left === null || days_left === 0)
		return say("Your role needs a second step from now on.");
	const day = formatDay(needed_from);
	return sayCount(
		days_left,
		{
			one: "Your role needs a second step from {day} on: tomorrow.",
			other: "Your role needs a second step from {day} on: in {count} days.",
		},
		{ day },
	);
};

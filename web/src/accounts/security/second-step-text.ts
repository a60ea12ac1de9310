import type { Security } from "@warmline/contract/accounts/security-calls";
import { t, tn } from "@warmline/contract/i18n";
import { formatDay } from "../../platform/time/time.ts";

/** Until when somebody has to have one. */
export const dueText = ({ needed_from, days_left }: Pick<Security, "needed_from" | "days_left">): string => {
	if (needed_from === null || days_left === null || days_left === 0)
		return t("Your role now needs two-step verification.");
	const day = formatDay(needed_from);
	return tn(
		days_left,
		{
			one: "Your role will need two-step verification from {day}: tomorrow.",
			other: "Your role will need two-step verification from {day}: in {count} days.",
		},
		{ day },
	);
};

import { t, tn } from "@warmline/contract/i18n";
import { society } from "../../platform/society.ts";
import { now } from "../../platform/time/time.ts";
import { dayNumber } from "../../platform/time/zones.ts";

const day = 24 * 60 * 60_000;

export type Due = { readonly urgency: "calm" | "soon" | "late"; readonly text: string };

/** How long an application has been where it is, in days of the organisation's calendar. */
export const stayText = (since: string, at = now(), zone = society.clock): string => {
	const days = dayNumber(at, zone) - dayNumber(Date.parse(since), zone);
	return days <= 0
		? t("In this stage since today")
		: tn(days, { one: "In this stage for 1 day", other: "In this stage for {count} days" });
};

/**
 * How near a promised time is: `soon` when less than a day is left. A promise until midnight is one of the day
 * before.
 */
export const dueText = (due: string, at = now(), zone = society.clock): Due => {
	const end = Date.parse(due);
	const days = dayNumber(end - 1, zone) - dayNumber(at, zone);
	if (at >= end) {
		if (days >= 0) return { urgency: "late", text: t("Overdue since today") };
		return { urgency: "late", text: tn(-days, { one: "1 day overdue", other: "{count} days overdue" }) };
	}
	const urgency = end - at < day ? "soon" : "calm";
	if (days <= 0) return { urgency, text: t("Due today") };
	if (days === 1) return { urgency, text: t("Due tomorrow") };
	return { urgency, text: t("Due in {days} days", { days }) };
};

import type { AlertDelivery, LoggedAlert } from "@warmline/contract/alerts/settings-calls";
import { t, tn } from "@warmline/contract/i18n";

const minute = 60_000;
const hour = 60 * minute;

/** How long something took, in little room. */
const timeTaken = (from: string, until: string): string => {
	const took = Math.max(0, Date.parse(until) - Date.parse(from));
	if (took < minute) return tn(Math.round(took / 1000), { one: "1 second", other: "{count} seconds" });
	if (took < hour) return tn(Math.round(took / minute), { one: "1 minute", other: "{count} minutes" });
	return tn(Math.round(took / hour), { one: "1 hour", other: "{count} hours" });
};

/** What became of an alert. */
export const outcomeText = ({ began_at, responded_at, responded_by, closed_at }: LoggedAlert): string => {
	if (closed_at === null) return t("No one has responded yet.");
	if (responded_at === null) return t("It ended without a response.");
	const time = timeTaken(began_at, responded_at);
	return responded_by === null
		? t("Someone responded after {time}.", { time })
		: t("{name} responded after {time}.", { name: responded_by.name, time });
};

/** What became of one message; `isOver`: nobody is needed any more. */
export const deliveryText = ({ channel, sent_at, failed_at, status }: AlertDelivery, isOver: boolean): string => {
	if (channel === "page") return t("Shown");
	if (sent_at !== null) return t("Sent");
	if (failed_at !== null) return t("Not delivered");
	if (status === "asked_lately") return t("Asked about another one");
	return isOver ? t("Not needed any more") : t("Being sent");
};

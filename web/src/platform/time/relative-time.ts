import { t, tn } from "@warmline/contract/i18n";
import { now } from "./time.ts";

// Beside the other times: no visitor loads it.

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

/** Days, hours or minutes ago, else `Just now`. */
export const relativeTime = (iso: string, at = new Date(now())): string => {
	const passed = at.getTime() - new Date(iso).getTime();
	if (passed >= day) return tn(Math.floor(passed / day), { one: "1 day ago", other: "{count} days ago" });
	if (passed >= hour) return tn(Math.floor(passed / hour), { one: "1 hour ago", other: "{count} hours ago" });
	if (passed >= minute) {
		return tn(Math.floor(passed / minute), { one: "1 minute ago", other: "{count} minutes ago" });
	}
	return t("Just now");
};

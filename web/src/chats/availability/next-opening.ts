import { locale, t } from "@warmline/contract/i18n";
import { now, ownZone } from "../../platform/time/time.ts";

const dayIn = (at: number | string, timeZone: string) =>
	new Intl.DateTimeFormat("en-CA", { timeZone }).format(new Date(at));

/** `today at 6:00 PM`, or the day with its name; in the zone of who reads it. */
export const nextOpening = (iso: string, at = now(), timeZone = ownZone()): string => {
	const clock = new Intl.DateTimeFormat(locale, { timeZone, hour: "numeric", minute: "2-digit" }).format(new Date(iso));
	const date = new Intl.DateTimeFormat(locale, { timeZone, weekday: "long", month: "long", day: "numeric" });
	const time = clock.replaceAll("\u202f", " ");
	if (dayIn(iso, timeZone) === dayIn(at, timeZone)) return t("today at {time}", { time });
	return t("on {day} at {time}", { day: date.format(new Date(iso)), time });
};

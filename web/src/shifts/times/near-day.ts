import { locale, t } from "@warmline/contract/i18n";
import { dayNumber } from "../../platform/time/zones.ts";

/** The day of an instant as people say it; null for today. */
export const nearDay = (instant: number, at: number, zone: string): string | null => {
	const days = dayNumber(instant, zone) - dayNumber(at, zone);
	if (days === 0) return null;
	if (days === 1) return t("tomorrow");
	return new Intl.DateTimeFormat(locale, { timeZone: zone, weekday: "long", month: "long", day: "numeric" }).format(
		instant,
	);
};

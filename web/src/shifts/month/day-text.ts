import { locale, t, tn } from "@warmline/contract/i18n";
import type { Shift } from "@warmline/contract/shifts/shift";
import { timeIn } from "../../platform/time/zones.ts";
import { obstacleAt } from "../shift/standing.ts";
import { startOf } from "../shift-days.ts";

/** `12 p.m.`: with the minutes only where there are some. */
export const shortTime = (instant: number, zone: string): string => {
	const parts = new Intl.DateTimeFormat(locale, { timeZone: zone, hour: "numeric", minute: "2-digit" });
	const minutes = parts.formatToParts(instant).find(({ type }) => type === "minute")?.value;
	if (minutes !== "00") return timeIn(instant, zone);
	return new Intl.DateTimeFormat(locale, { timeZone: zone, hour: "numeric" }).format(instant);
};

type Counted = Pick<Shift, "shift_datetime" | "ends_at" | "own" | "why_not" | "bookable_from" | "state">;

/** What a day has in it, in few words: `4 shifts · yours at 12:00 p.m. · 2 to book`. */
export const dayText = (shifts: readonly Counted[], zone: string, at: number): string => {
	if (shifts.length === 0) return t("No shifts");
	const own = shifts.filter((shift) => shift.own.part !== null && shift.state !== "off");
	const open = shifts.filter((shift) => obstacleAt(shift, at) === null).length;
	const times = own.map((shift) => timeIn(startOf(shift), zone)).join(", ");
	return [
		tn(shifts.length, { one: "1 shift", other: "{count} shifts" }),
		own.length > 0 && t("yours at {times}", { times }),
		open > 0 && tn(open, { one: "1 to book", other: "{count} to book" }),
	]
		.filter(Boolean)
		.join(" · ");
};

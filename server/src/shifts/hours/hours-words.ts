import type { Language } from "@warmline/contract/content/words";
import { t } from "@warmline/contract/i18n";
import type { Attendance, ShiftPart } from "@warmline/contract/shifts/parts";
import { startOfDay } from "../../platform/days.ts";

export const partNames: Readonly<Record<ShiftPart, string>> = {
	listener: t("Listener"),
	supervisor: t("Supervisor"),
};

export const attendanceNames: Readonly<Record<Attendance, string>> = {
	booked: t("Booked"),
	worked: t("Worked"),
	excused: t("Excused"),
	no_show: t("Absent"),
};

const localeOf = (language: Language): string => `${language}-CA`;

/** A day of a calendar, which is the same in every zone. */
const inUtc = (day: string): Date => startOfDay("UTC", day);

export const formatDay = (language: Language, day: string): string =>
	new Intl.DateTimeFormat(localeOf(language), { dateStyle: "long", timeZone: "UTC" }).format(inUtc(day));

export const monthInWords = (language: Language, month: string): string =>
	new Intl.DateTimeFormat(localeOf(language), { month: "long", year: "numeric", timeZone: "UTC" }).format(
		inUtc(`${month}-01`),
	);

const unitIn = (language: Language, unit: "hour" | "minute", count: number): string =>
	new Intl.NumberFormat(localeOf(language), { style: "unit", unit, unitDisplay: "long" }).format(count);

/** `4 hours 15 minutes` */
export const timeInWords = (language: Language, minutes: number): string => {
	const hours = Math.floor(minutes / 60);
	const rest = minutes % 60;
	if (hours === 0) return unitIn(language, "minute", rest);
	return rest === 0
		? unitIn(language, "hour", hours)
		: `${unitIn(language, "hour", hours)} ${unitIn(language, "minute", rest)}`;
};

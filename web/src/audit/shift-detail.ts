import type { AuditEntry } from "@warmline/contract/audit/calls";
import { locale, t, tn } from "@warmline/contract/i18n";
import { dateAndClock, formatDay } from "../platform/time/time.ts";
import { timeOfDay } from "../platform/time/time-of-day.ts";

const weekdayName = new Intl.DateTimeFormat(locale, { weekday: "long", timeZone: "UTC" });
/** Sunday is 0. */
const weekdayOf = (weekday: string): string => weekdayName.format(Date.UTC(2023, 0, 1 + Number(weekday)));

const listenersInWords = (count: number) => tn(count, { one: "1 listener", other: "{count} listeners" });
const supervisorsInWords = (count: number) => tn(count, { one: "1 supervisor", other: "{count} supervisors" });

type Rule = readonly [RegExp, (found: Readonly<Record<string, string | undefined>>) => string];

const rewritten = (rules: readonly Rule[], text: string): string => {
	for (const [pattern, inWords] of rules) {
		const found = pattern.exec(text);
		if (found) return inWords(found.groups ?? {});
	}
	return text;
};

const changes: readonly Rule[] = [
	[
		/^(?<added>added, )?(?<listeners>\d+) listeners?, (?<supervisors>\d+) supervisors?$/,
		({ added, listeners, supervisors }) =>
			[
				...(added === undefined ? [] : [t("added")]),
				listenersInWords(Number(listeners)),
				supervisorsInWords(Number(supervisors)),
			].join(", "),
	],
	[/^added$/, () => t("added")],
	[/^(?:dropped|retired)$/, () => t("removed")],
	[/^supervisor: none$/, () => t("no supervisor")],
	[/^supervisor: (?<name>.+)$/, ({ name = "" }) => t("supervised by {name}", { name })],
	[/^on again$/, () => t("restored")],
	[/^off: (?<reason>.+)$/s, ({ reason = "" }) => t("cancelled: {reason}", { reason })],
];

const changesInWords = (text = ""): string =>
	text
		.split("; ")
		.map((change) => rewritten(changes, change))
		.join("; ");

const daysOf = (first = "", last?: string, yearly?: string): string => {
	const days =
		last === undefined ? formatDay(first) : t("{first} to {last}", { first: formatDay(first), last: formatDay(last) });
	return yearly === undefined ? days : t("{days}, every year", { days });
};

const bookingRules: ReadonlyMap<string, string> = new Map([
	["booking_weeks", t("booking opens, weeks ahead:")],
	["cancel_hours", t("drop deadline, hours:")],
	["weekly_cap", t("shifts a week:")],
	["rest_hours", t("hours of rest:")],
	["offer_minutes", t("hold for the waiting list, minutes:")],
]);

const scheduleRules: readonly Rule[] = [
	[
		/^weekly (?<weekday>\d) (?<time>\d\d:\d\d): (?<change>.+)$/,
		({ weekday = "", time = "", change }) => `${weekdayOf(weekday)}, ${timeOfDay(time)}: ${changesInWords(change)}`,
	],
	[
		/^shift time (?<start>\S+) to (?<end>\S+): (?<change>\w+)$/,
		({ start = "", end = "", change }) =>
			`${t("shift time {start} to {end}", { start: timeOfDay(start), end: timeOfDay(end) })}: ${changesInWords(change)}`,
	],
	[
		/^closed (?<first>\d{4}-\d\d-\d\d)(?: to (?<last>\d{4}-\d\d-\d\d))?(?<yearly>, yearly)?: (?<name>.+)$/s,
		({ first, last, yearly, name = "" }) => t("closed {days}: {name}", { days: daysOf(first, last, yearly), name }),
	],
	[
		/^opened (?<first>\d{4}-\d\d-\d\d)(?: to (?<last>\d{4}-\d\d-\d\d))?(?<yearly>, yearly)?: (?<name>.+)$/s,
		({ first, last, yearly, name = "" }) => t("reopened {days}: {name}", { days: daysOf(first, last, yearly), name }),
	],
];

const scheduleInWords = (detail: string): string => {
	const text = rewritten(scheduleRules, detail);
	return text.replace(/(^|; )(\w+): (\d+) to (\d+)(?=; |$)/g, (all, start: string, name: string, before, after) => {
		const rule = bookingRules.get(name);
		return rule === undefined ? all : `${start}${rule} ${t("{before} to {after}", { before, after })}`;
	});
};

const shiftRules: readonly Rule[] = [
	[
		/^(?<on>\d{4}-\d\d-\d\d) (?<time>\d\d:\d\d): (?<change>.+)$/s,
		({ on = "", time = "", change }) => `${formatDay(on)}, ${timeOfDay(time)}: ${changesInWords(change)}`,
	],
];

const requestRules: readonly Rule[] = [
	[
		/^listener, (?<at>\S+): (?<count>\d+)$/,
		({ at = "", count }) =>
			`${dateAndClock(at)}: ${tn(Number(count), { one: "1 listener asked", other: "{count} listeners asked" })}`,
	],
	[
		/^supervisor, (?<at>\S+): (?<count>\d+)$/,
		({ at = "", count }) =>
			`${dateAndClock(at)}: ${tn(Number(count), { one: "1 supervisor asked", other: "{count} supervisors asked" })}`,
	],
];

const attendances: readonly Rule[] = [
	[
		/^worked (?<minutes>\d+) minutes$/,
		({ minutes }) => tn(Number(minutes), { one: "attended, 1 minute", other: "attended, {count} minutes" }),
	],
	[/^excused$/, () => t("excused")],
	[/^no_show$/, () => t("absent")],
	[/^booked$/, () => t("booked")],
];

const attendanceRules: readonly Rule[] = [
	[
		/^(?<on>\d{4}-\d\d-\d\d): (?<before>[a-z_]+(?: \d+ minutes)?) to (?<after>[a-z_]+(?: \d+ minutes)?)$/,
		({ on = "", before = "", after = "" }) =>
			`${formatDay(on)}: ${t("{before} to {after}", { before: rewritten(attendances, before), after: rewritten(attendances, after) })}`,
	],
];

/** What was done to shifts, from how the server writes it down; null for what is not about shifts. */
export const shiftDetail = (act: AuditEntry["act"], detail: string): string | null => {
	switch (act) {
		case "change_rota":
			return scheduleInWords(detail);
		case "change_shift":
			return rewritten(shiftRules, detail);
		case "call_out":
			return rewritten(requestRules, detail);
		case "change_attendance":
			return rewritten(attendanceRules, detail);
		case "close_shift":
			return dateAndClock(detail);
		default:
			return null;
	}
};

import { t, tn, translate } from "../i18n.ts";
import type { AuditAct } from "./calls.ts";

/** How days and times are told: on a page as people say them there, in a file as programs for tables read them. */
export type TimesInWords = {
	/** 0 for Sunday. */
	readonly weekday: (weekday: number) => string;
	/** `2026-11-23` */
	readonly day: (day: string) => string;
	/** `18:00`, whatever the day. */
	readonly clock: (time: string) => string;
	/** `2026-11-23T18:00:00.000Z` */
	readonly moment: (iso: string) => string;
};

const listenersInWords = (count: number) => tn(count, { one: "1 listener", other: "{count} listeners" });
const supervisorsInWords = (count: number) => tn(count, { one: "1 supervisor", other: "{count} supervisors" });

type Rule = readonly [RegExp, (found: Readonly<Record<string, string | undefined>>, times: TimesInWords) => string];

const rewritten = (rules: readonly Rule[], text: string, times: TimesInWords): string => {
	for (const [pattern, inWords] of rules) {
		const found = pattern.exec(text);
		if (found) return inWords(found.groups ?? {}, times);
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

const changesInWords = (text: string | undefined, times: TimesInWords): string =>
	(text ?? "")
		.split("; ")
		.map((change) => rewritten(changes, change, times))
		.join("; ");

const daysOf = (times: TimesInWords, first = "", last?: string, yearly?: string): string => {
	const days =
		last === undefined ? times.day(first) : t("{first} to {last}", { first: times.day(first), last: times.day(last) });
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
		({ weekday = "", time = "", change }, times) =>
			`${times.weekday(Number(weekday))}, ${times.clock(time)}: ${changesInWords(change, times)}`,
	],
	[
		/^shift time (?<start>\S+) to (?<end>\S+): (?<change>\w+)$/,
		({ start = "", end = "", change }, times) =>
			`${t("shift time {start} to {end}", { start: times.clock(start), end: times.clock(end) })}: ${changesInWords(change, times)}`,
	],
	[
		/^closed (?<first>\d{4}-\d\d-\d\d)(?: to (?<last>\d{4}-\d\d-\d\d))?(?<yearly>, yearly)?: (?<name>.+)$/s,
		({ first, last, yearly, name = "" }, times) =>
			t("closed {days}: {name}", { days: daysOf(times, first, last, yearly), name }),
	],
	[
		/^opened (?<first>\d{4}-\d\d-\d\d)(?: to (?<last>\d{4}-\d\d-\d\d))?(?<yearly>, yearly)?: (?<name>.+)$/s,
		({ first, last, yearly, name = "" }, times) =>
			t("reopened {days}: {name}", { days: daysOf(times, first, last, yearly), name }),
	],
];

const scheduleInWords = (detail: string, times: TimesInWords): string => {
	const text = rewritten(scheduleRules, detail, times);
	return text.replace(/(^|; )(\w+): (\d+) to (\d+)(?=; |$)/g, (all, start: string, name: string, before, after) => {
		const rule = bookingRules.get(name);
		return rule === undefined ? all : `${start}${translate(rule)} ${t("{before} to {after}", { before, after })}`;
	});
};

const shiftRules: readonly Rule[] = [
	[
		/^(?<on>\d{4}-\d\d-\d\d) (?<time>\d\d:\d\d): (?<change>.+)$/s,
		({ on = "", time = "", change }, times) =>
			`${times.day(on)}, ${times.clock(time)}: ${changesInWords(change, times)}`,
	],
];

const requestRules: readonly Rule[] = [
	[
		/^listener, (?<at>\S+): (?<count>\d+)$/,
		({ at = "", count }, times) =>
			`${times.moment(at)}: ${tn(Number(count), { one: "1 listener asked", other: "{count} listeners asked" })}`,
	],
	[
		/^supervisor, (?<at>\S+): (?<count>\d+)$/,
		({ at = "", count }, times) =>
			`${times.moment(at)}: ${tn(Number(count), { one: "1 supervisor asked", other: "{count} supervisors asked" })}`,
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
		({ on = "", before = "", after = "" }, times) =>
			`${times.day(on)}: ${t("{before} to {after}", { before: rewritten(attendances, before, times), after: rewritten(attendances, after, times) })}`,
	],
];

/** What was done to shifts, from how the server writes it down; null for what is not about shifts. */
export const shiftDetail = (act: AuditAct, detail: string, times: TimesInWords): string | null => {
	switch (act) {
		case "change_rota":
			return scheduleInWords(detail, times);
		case "change_shift":
			return rewritten(shiftRules, detail, times);
		case "call_out":
			return rewritten(requestRules, detail, times);
		case "change_attendance":
			return rewritten(attendanceRules, detail, times);
		case "close_shift":
			return times.moment(detail);
		default:
			return null;
	}
};

import { locale } from "@warmline/contract/i18n";

/** Milliseconds since 1970, by this machine's clock. */
export const now = (): number => Date.now();

/** The browser's own zone, as `America/Toronto`. */
const browserZone = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone;

let chosenZone: string | null = null;

/** The zone in which times are shown from now on; null, or one this browser does not know: the browser's own. */
export const setZone = (zone: string | null): void => {
	try {
		chosenZone = zone && Intl.DateTimeFormat(locale, { timeZone: zone }) ? zone : null;
	} catch {
		chosenZone = null;
	}
};

/** The zone of whoever looks at the screen: the chosen one, else the browser's. */
export const ownZone = (): string => chosenZone ?? browserZone();

/** Making one is slow, and lists are long: it is made once for each zone. */
const formatter = (options: Intl.DateTimeFormatOptions) => {
	const made = new Map<string | null, Intl.DateTimeFormat>();
	return (): Intl.DateTimeFormat => {
		const zone = chosenZone;
		const one =
			made.get(zone) ?? new Intl.DateTimeFormat(locale, zone === null ? options : { ...options, timeZone: zone });
		made.set(zone, one);
		return one;
	};
};

const timeOfDay = formatter({ hour: "numeric", minute: "2-digit" });
const date = formatter({ year: "numeric", month: "short", day: "numeric" });
const shortDateAndTime = formatter({ dateStyle: "medium", timeStyle: "short" });
const dateAndTime = formatter({ dateStyle: "full", timeStyle: "short" });
const dayName = formatter({ weekday: "long", month: "long", day: "numeric" });
const dayNameAndTime = formatter({
	...{ weekday: "long", month: "long", day: "numeric" },
	...{ hour: "numeric", minute: "2-digit" },
});
const digits = formatter({ year: "numeric", month: "2-digit", day: "2-digit", hour: "2-digit", hourCycle: "h23" });

const partsOf = (at: Date) => {
	const parts = digits().formatToParts(at);
	return (type: Intl.DateTimeFormatPartTypes) => parts.find((piece) => piece.type === type)?.value ?? "";
};

/** Today where the person is, as YYYY-MM-DD. */
export const localDay = (now = new Date()): string => {
	const part = partsOf(now);
	return `${part("year")}-${part("month")}-${part("day")}`;
};

/** Time of day if today, else the date. */
export const timeOrDate = (iso: string, now = new Date()): string => {
	const then = new Date(iso);
	return localDay(then) === localDay(now) ? timeOfDay().format(then) : date().format(then);
};

export const clockTime = (iso: string): string => timeOfDay().format(new Date(iso));

/** The day and the time of day, in little room. */
export const dateAndClock = (iso: string): string => shortDateAndTime().format(new Date(iso));

/** The day with its name, without the year. */
export const namedDay = (iso: string): string => dayName().format(new Date(iso));

/** The day with its name and the time of day, without the year. */
export const dayAndClock = (iso: string): string => dayNameAndTime().format(new Date(iso)).replaceAll("\u202f", " ");

/** For tooltips and screen readers. */
export const wholeTime = (iso: string): string => dateAndTime().format(new Date(iso));

const calendarDay = new Intl.DateTimeFormat(locale, { dateStyle: "long", timeZone: "UTC" });

/** A day of the calendar, as 2026-11-21, which is the same day in every zone. */
export const formatDay = (day: string): string => calendarDay.format(new Date(`${day}T00:00:00Z`));

export const partOfDay = (now = new Date()): "morning" | "afternoon" | "evening" => {
	const hours = Number(partsOf(now)("hour"));
	if (hours < 12) return "morning";
	return hours < 18 ? "afternoon" : "evening";
};

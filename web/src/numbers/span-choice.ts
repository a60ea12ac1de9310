import { type Grain, grains, mostDays } from "@warmline/contract/numbers/span";

/** What stands in the address; what makes no sense there is as if it were not there. */
export const choices = ["7", "30", "90", "year", "own"] as const;
export type Choice = (typeof choices)[number];

export type Span = { readonly from: string; readonly until: string; readonly by: Grain };

const dayLength = 86_400_000;

/** A day of the calendar is counted by UTC, where no night is longer. */
const dayOf = (midnight: number): string => new Date(midnight).toISOString().slice(0, 10);
const movedDay = (day: string, days: number): string => dayOf(Date.parse(day) + days * dayLength);

export const isDay = (text: string): boolean =>
	/^\d{4}-\d{2}-\d{2}$/.test(text) && dayOf(Date.parse(text) || 0) === text;

export const daysIn = ({ from, until }: Pick<Span, "from" | "until">): number =>
	Math.round((Date.parse(until) - Date.parse(from)) / dayLength) + 1;

/** As many parts as can be told apart at a glance. */
const fittingGrain = (days: number): Grain => {
	if (days <= 31) return "day";
	return days <= 190 ? "week" : "month";
};

/** Into which parts so many days may be cut. */
export const grainsFor = (days: number): readonly Grain[] => grains.filter((grain) => days <= mostDays[grain]);

const firstDays: Readonly<Record<Exclude<Choice, "own">, (today: string) => string>> = {
	"7": (today) => movedDay(today, -6),
	"30": (today) => movedDay(today, -29),
	"90": (today) => movedDay(today, -89),
	year: (today) => `${today.slice(0, 4)}-01-01`,
};

const choiceIn = (params: URLSearchParams): Choice => choices.find((one) => one === params.get("days")) ?? "30";

/** The days that the address asks for, seen from a day; of own days that are none, or too many, there is no span. */
export const spanIn = (params: URLSearchParams, today: string) => {
	const choice = choiceIn(params);
	const from = choice === "own" ? (params.get("from") ?? "") : firstDays[choice](today);
	const until = choice === "own" ? (params.get("until") ?? "") : today;
	const areDays = isDay(from) && isDay(until);
	const days = areDays ? daysIn({ from, until }) : 0;
	const possible = days > 0 ? grainsFor(days) : [];
	const asked = possible.find((grain) => grain === params.get("by"));
	const fitting = fittingGrain(days);
	const by = asked ?? possible.find((grain) => grain === fitting) ?? possible[0];
	const span: Span | null = by ? { from, until, by } : null;
	return { choice, from, until, grains: possible, tooMany: days > 0 && !by, backwards: areDays && until < from, span };
};

/** In the order in which they are counted everywhere: 0 for Sunday. */
export const weekdayNames = ["sunday", "monday", "tuesday", "wednesday", "thursday", "friday", "saturday"] as const;

const names: readonly string[] = weekdayNames;
const numberOf = (name: string): number => names.indexOf(name);

/** The weekdays of an organisation whose week begins with this one, in their order, by their numbers. */
export const weekdaysFrom = (first: string): readonly number[] =>
	weekdayNames.map((_name, at) => (numberOf(first) + at) % 7);

/** How many days of its week are before this weekday. */
export const daysIntoWeek = (weekday: number, first: string): number => (weekday - numberOf(first) + 7) % 7;

import { noBirthDate, tooLongAgo } from "./errors.ts";

const leastYears = 13;
const mostYears = 120;

const yearsBefore = (now: Date, years: number): string => {
	const then = new Date(now);
	then.setUTCFullYear(then.getUTCFullYear() - years);
	return then.toISOString().slice(0, 10);
};

/** A member is no child, and nobody was born before the telephone. */
export const ensureBirthDate = (day: string, now: Date): void => {
	if (day > yearsBefore(now, leastYears)) throw noBirthDate(leastYears);
	if (day < yearsBefore(now, mostYears)) throw tooLongAgo();
};

import { z } from "zod/mini";

const count = (least: number, most: number) => z.int().check(z.minimum(least), z.maximum(most));
const inMonth = z.strictObject({ shifts: count(0, 60), hours: count(0, 300) });

/** What a certified volunteer promises to give; members see how much of it they have given. */
export const obligations = z.strictObject({
	/** Months from the certification in which more is given, its own month included. */
	first_months: count(0, 24),
	/** In each of these months, and in each month after them. */
	in_first_months: inMonth,
	afterwards: inMonth,
	/** In the first months all together. */
	shifts_in_first_months: count(0, 500),
	shifts_a_week: count(0, 14),
});

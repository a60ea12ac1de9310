import { daysAfter, startOfDay } from "../platform/days.ts";
import { society } from "../platform/society.ts";

type Days = { readonly from?: string | undefined; readonly to?: string | undefined };

/** A first and a last day, on the clocks of the society, as moments. */
export const inMoments = <Filter extends Days>({ from, to, ...others }: Filter) => ({
	...others,
	from: from === undefined ? undefined : startOfDay(society.clock, from),
	until: to === undefined ? undefined : startOfDay(society.clock, daysAfter(to, 1)),
});

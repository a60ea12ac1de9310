/** Into what a span is cut. */
export const grains = ["day", "week", "month"] as const;
export type Grain = (typeof grains)[number];

/** Days a span may have. */
export const mostDays: Readonly<Record<Grain, number>> = { day: 400, week: 1830, month: 3660 };

/** Of fewer it is not told how they felt, what they speak or where they are. */
export const leastTold = 10;

/** What can be had as a file. */
export const numberTables = [
	"volume",
	"waits",
	"hours",
	"scale",
	"coverage",
	"languages",
	"regions",
	"resources",
	"alerts",
] as const;
export type NumberTable = (typeof numberTables)[number];

/** From the least to the most that a number of the weekly schedule may be. */
export const rotaLimits = {
	listeners: { least: 1, most: 50 },
	supervisors: { least: 1, most: 10 },
	booking_weeks: { least: 1, most: 8 },
	cancel_hours: { least: 0, most: 168 },
	weekly_cap: { least: 1, most: 14 },
	rest_hours: { least: 0, most: 48 },
	offer_minutes: { least: 5, most: 2880 },
} as const;

/** Hours of shifts in a row from which on somebody is asked first whether they are sure. */
export const longRunHours = 8;
/** Minutes between two shifts from which on they are not in a row. */
export const breakMinutes = 60;

/** The most letters that words about shifts may have. */
export const mostLetters = {
	nameOfClosedDays: 80,
	whyOff: 200,
	whyCover: 200,
	afterShift: 500,
	closingNote: 1000,
} as const;

/** Minutes of one shift that somebody can have been there. */
export const mostAttendedMinutes = 720;

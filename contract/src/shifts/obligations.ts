/** What a volunteer promises, and what follows from it. */
export const obligations = {
	/** Months from the certification in which more is given. */
	firstMonths: 3,
	first: { shifts: 4, minutes: 16 * 60 },
	after: { shifts: 2, minutes: 8 * 60 },
	/** Shifts in the first months in all. */
	firstShifts: 12,
	shiftsAWeek: 1,
} as const;

/** Until when somebody writes nothing, by the clock; null where that is over, or never was. */
export const stillSuspended = (until: string | null, now: number): string | null =>
	until !== null && new Date(until).getTime() > now ? until : null;

/** The only reader of the time, so that tests can hold another clock. */
export type Clock = { now(): Date };

export const systemClock: Clock = { now: () => new Date() };

export const minutesAfter = (from: Date, minutes: number): Date => new Date(from.getTime() + minutes * 60_000);

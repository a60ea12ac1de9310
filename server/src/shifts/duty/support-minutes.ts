import { minutesAfter } from "../../platform/clock.ts";

/** Minutes after the end that still count: a visitor is not left alone because a shift is over. */
export const overtimeMinutes = 120;

type Times = { readonly starts_at: Date; readonly ends_at: Date };

/** Support time of who has checked in and now checks out; to be early gives none. */
export const supportMinutes = ({ starts_at, ends_at }: Times, checkedIn: Date, now: Date): number => {
	const from = Math.max(starts_at.getTime(), checkedIn.getTime());
	const until = Math.min(now.getTime(), minutesAfter(ends_at, overtimeMinutes).getTime());
	return Math.max(0, Math.round((until - from) / 60_000));
};

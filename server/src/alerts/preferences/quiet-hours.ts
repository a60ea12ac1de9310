import type { QuietHours } from "@warmline/contract/alerts/calls";
import { aheadIn } from "../../platform/days.ts";

/** Minutes since midnight. */
const minutesOf = (time: string): number => {
	const [hours = 0, minutes = 0] = time.split(":").map(Number);
	return hours * 60 + minutes;
};

const minutesIn = (zone: string, now: Date): number => {
	const there = new Date(now.getTime() + aheadIn(zone, now.getTime()));
	return there.getUTCHours() * 60 + there.getUTCMinutes();
};

/** Whether a member wants to hear nothing now, by the clocks of their zone; the last minute is not quiet any more. */
export const isQuiet = (quiet: QuietHours | null, zone: string, now: Date): boolean => {
	if (quiet === null) return false;
	const [from, until, at] = [minutesOf(quiet.from), minutesOf(quiet.until), minutesIn(zone, now)];
	return from < until ? at >= from && at < until : at >= from || at < until;
};

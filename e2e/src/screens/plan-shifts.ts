import { addsShift, daysAfter, mondayOf } from "../support/rota.ts";
import type { Stage } from "./screen.ts";

/** The shifts that the screens of the shift manager show, named by what becomes of them. */
export const planShifts = async ({ api }: Stage) => {
	const at = (week: number, days: number, start: string, listeners = 1) =>
		addsShift(api, { day: daysAfter(mondayOf(week), days), start, listeners });
	return {
		free: await at(0, 0, "08:00", 2),
		soonFull: await at(1, 0, "08:00"),
		offered: await at(1, 0, "20:00"),
		mine: await at(1, 2, "08:00"),
		calledOff: await at(1, 3, "08:00"),
		waitedFor: await at(2, 0, "08:00"),
		covered: await at(2, 2, "08:00"),
		given: await at(2, 2, "20:00"),
		taken: await at(2, 3, "20:00"),
		full: [await at(3, 0, "08:00"), await at(3, 2, "08:00"), await at(3, 3, "08:00")],
		beyond: await at(3, 2, "20:00"),
		reminded: await at(2, 3, "08:00"),
	};
};

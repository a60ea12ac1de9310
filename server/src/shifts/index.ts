import { shiftTimes } from "@warmline/contract/shifts/calls";
import { v7 } from "uuid";
import type { MemberRow } from "../accounts/index.ts";
import type { Calls } from "../platform/http/calls.ts";
import type { Platform } from "../platform/platform.ts";
import { allShiftTimes, insertShiftTimes } from "./queries.ts";

export { allShiftTimes, areShiftTimes } from "./queries.ts";

const hoursAndMinutes = (time: string) => time.slice(0, 5);

export const shifts = (calls: Calls<MemberRow>, { database }: Platform) => {
	calls.answer(shiftTimes, async () => ({
		results: (await allShiftTimes(database.db)).map(({ id, start_time, end_time }) => ({
			id,
			start_time: hoursAndMinutes(start_time),
			end_time: hoursAndMinutes(end_time),
		})),
	}));
};

/** Adds hours that are not there yet. */
export const addShiftTimes = ({ database }: Platform, hours: readonly (readonly [start: string, end: string])[]) =>
	insertShiftTimes(
		database.db,
		hours.map(([start_time, end_time]) => ({ id: v7(), start_time, end_time })),
	);

import { v7 } from "uuid";
import type { Platform } from "../../../platform/platform.ts";
import { insertShiftTimes } from "./shift-time-queries.ts";

/** Adds hours that are not there yet. */
export const addShiftTimes = ({ database }: Platform, hours: readonly (readonly [start: string, end: string])[]) =>
	insertShiftTimes(
		database.db,
		hours.map(([start_time, end_time]) => ({ id: v7(), start_time, end_time })),
	);

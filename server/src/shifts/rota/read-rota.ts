import type { AnswerOf } from "@warmline/contract/calls";
import type { readRota } from "@warmline/contract/shifts/rota-calls";
import { dayIn } from "../../platform/days.ts";
import type { ShiftContext } from "../shift-context.ts";
import { closedDaysFrom } from "./closed-days/closed-day-queries.ts";
import { readRotaSettings } from "./settings/settings-queries.ts";
import { allWeeklyShifts } from "./weekly-shifts/weekly-queries.ts";

/** The pattern; of the closed days those that are not over. */
export const wholeRota = async ({
	database: { db },
	clock,
	zone,
}: ShiftContext): Promise<AnswerOf<typeof readRota>["result"]> => {
	const { planned_until, ...settings } = await readRotaSettings(db);
	const weekly = await allWeeklyShifts(db);
	return {
		weekly: weekly.map(({ shift_time_id, ...one }) => ({ ...one, shift_time: shift_time_id })),
		closed_days: await closedDaysFrom(db, dayIn(zone, clock.now())),
		settings,
		planned_until,
	};
};

import { shiftTimes } from "@warmline/contract/shifts/calls";
import {
	addShift,
	addShiftTime,
	changeRotaSettings,
	changeShift,
	closeDays,
	dropWeeklyShift,
	openDays,
	readRota,
	retireShiftTime,
	setWeeklyShift,
} from "@warmline/contract/shifts/rota-calls";
import type { MemberRow } from "../../accounts/index.ts";
import type { Calls } from "../../platform/http/calls.ts";
import { idFrom } from "../../platform/http/requests/path-id.ts";
import { noSuchShift } from "../errors.ts";
import type { ShiftContext } from "../shift-context.ts";
import { addOneShift } from "./add-shift.ts";
import { changeOneShift } from "./change-shift.ts";
import { closeSomeDays } from "./closed-days/close-days.ts";
import { openSomeDays } from "./closed-days/open-days.ts";
import { wholeRota } from "./read-rota.ts";
import { noSuchClosedDays, noSuchShiftTime } from "./rota-errors.ts";
import { changeHowBookingGoes } from "./settings/change-rota-settings.ts";
import { newShiftTime } from "./shift-times/add-shift-time.ts";
import { retireTime } from "./shift-times/retire-shift-time.ts";
import { allShiftTimes, type ShiftTimeRow } from "./shift-times/shift-time-queries.ts";
import { dropWeekly } from "./weekly-shifts/drop-weekly-shift.ts";
import { setWeekly } from "./weekly-shifts/set-weekly-shift.ts";

const hoursAndMinutes = (time: string) => time.slice(0, 5);
const toShiftTime = ({ id, start_time, end_time }: ShiftTimeRow) => ({
	id,
	start_time: hoursAndMinutes(start_time),
	end_time: hoursAndMinutes(end_time),
});

/** When shifts are, how many people they need, and how they are booked. */
export const rotaRoutes = (calls: Calls<MemberRow>, context: ShiftContext) => {
	const { database } = context;

	calls.answer(shiftTimes, async () => ({ results: (await allShiftTimes(database.db)).map(toShiftTime) }));

	calls.answer(addShiftTime, async ({ member, body }) => ({
		result: toShiftTime(await newShiftTime(context, member, body)),
	}));

	calls.answer(retireShiftTime, async ({ member, params, body }) => {
		await retireTime(context, member, idFrom(params.id, noSuchShiftTime), body.tell);
		return undefined;
	});

	calls.answer(readRota, async () => ({ result: await wholeRota(context) }));

	calls.answer(setWeeklyShift, async ({ member, body }) => ({ result: await setWeekly(context, member, body) }));

	calls.answer(dropWeeklyShift, async ({ member, body }) => {
		await dropWeekly(context, member, body);
		return undefined;
	});

	calls.answer(closeDays, async ({ member, body }) => ({ result: await closeSomeDays(context, member, body) }));

	calls.answer(openDays, async ({ member, params }) =>
		openSomeDays(context, member, idFrom(params.id, noSuchClosedDays)),
	);

	calls.answer(changeRotaSettings, async ({ member, body }) => ({
		result: await changeHowBookingGoes(context, member, body),
	}));

	calls.answer(addShift, async ({ member, body }) => ({ result: await addOneShift(context, member, body) }));

	calls.answer(changeShift, async ({ member, params, body }) => ({
		result: await changeOneShift(context, member, idFrom(params.id, noSuchShift), body),
	}));
};

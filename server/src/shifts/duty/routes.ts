import {
	checkIn as checkInCall,
	checkOut as checkOutCall,
	closeShift as closeShiftCall,
	finishShiftDebrief as finishShiftDebriefCall,
	readDuty,
} from "@warmline/contract/shifts/duty-calls";
import type { MemberRow } from "../../accounts/index.ts";
import type { Calls } from "../../platform/http/calls.ts";
import { idFrom } from "../../platform/http/requests/path-id.ts";
import { noSuchShift } from "../errors.ts";
import type { ShiftContext } from "../shift-context.ts";
import { checkIn } from "./check-in.ts";
import { checkOut } from "./check-out.ts";
import { closeShift } from "./close-shift.ts";
import type { DutyRoster } from "./duty-roster.ts";
import { finishShiftDebrief } from "./finish-shift-debrief.ts";
import { readDutyOf } from "./read-duty.ts";

const shiftIdFrom = ({ id }: Record<string, string>) => idFrom(id, noSuchShift);

/** What is to be done in a shift: to come, to go, and to look after each other. */
export const dutyRoutes = (calls: Calls<MemberRow>, context: ShiftContext, roster: DutyRoster) => {
	calls.answer(readDuty, async ({ member }) => ({ result: await readDutyOf(context, roster, member) }));

	calls.answer(checkInCall, async ({ member, params }) => ({
		result: await checkIn(context, roster, member, shiftIdFrom(params)),
	}));

	calls.answer(checkOutCall, async ({ body, member, params }) => ({
		result: await checkOut(context, roster, member, shiftIdFrom(params), body),
	}));

	calls.answer(finishShiftDebriefCall, async ({ body, member, params }) => ({
		result: await finishShiftDebrief(context, roster, member, shiftIdFrom(params), body.member_id),
	}));

	calls.answer(closeShiftCall, async ({ body, member, params }) => ({
		result: await closeShift(context, roster, member, shiftIdFrom(params), body),
	}));
};

import * as z from "zod/mini";
import { call } from "../calls.ts";
import { id } from "../ids.ts";

const hoursAndMinutes = z.string().check(z.regex(/^\d\d:\d\d$/));

/** Hours of the day at which a shift may stand, as the society's clock shows them. */
export const shiftTime = z.object({
	id,
	start_time: hoursAndMinutes,
	end_time: hoursAndMinutes,
});
export type ShiftTime = z.infer<typeof shiftTime>;

export const shiftTimes = call({
	method: "GET",
	path: "/shift-manager/shift-times/",
	summary: "The society's shift times (New York time), earliest first.",
	who: "verified_member",
	status: 200,
	answer: z.object({ results: z.array(shiftTime) }),
	errors: [],
});

export const shiftCalls = { shiftTimes };

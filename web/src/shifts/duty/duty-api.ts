import { queryOptions } from "@tanstack/react-query";
import { checkIn, checkOut, closeShift, finishShiftDebrief, readDuty } from "@warmline/contract/shifts/duty-calls";
import type { LeavingConcern } from "@warmline/contract/shifts/parts";
import { request } from "../../platform/http/api.ts";
import { shiftKeys } from "../../platform/http/query-keys.ts";

const minute = 60_000;

export const dutyQuery = queryOptions({
	queryKey: shiftKeys.duty,
	queryFn: async () => (await request(readDuty)).result,
	// A shift comes near without anybody doing anything.
	refetchInterval: minute,
});

export const sendCheckIn = async (id: string) => (await request(checkIn, { params: { id } })).result;

export type CheckOut = {
	readonly id: string;
	readonly heavy: boolean;
	readonly words: string;
	readonly sure: LeavingConcern[];
};
export const sendCheckOut = async ({ id, ...body }: CheckOut) =>
	(await request(checkOut, { params: { id }, body })).result;

export type SpokenWith = { readonly shift_id: string; readonly member_id: string };
export const sendSpokenWith = async ({ shift_id, member_id }: SpokenWith) =>
	(await request(finishShiftDebrief, { params: { id: shift_id }, body: { member_id } })).result;

export type Closing = { readonly id: string; readonly note: string; readonly hand_over: boolean };
export const sendClosing = async ({ id, ...body }: Closing) =>
	(await request(closeShift, { params: { id }, body })).result;

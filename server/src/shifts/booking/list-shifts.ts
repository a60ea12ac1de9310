import type { Shift } from "@warmline/contract/shifts/shift";
import type { MemberRow } from "../../accounts/index.ts";
import { dayIn, daysAfter, startOfDay } from "../../platform/days.ts";
import { readRotaSettings } from "../rota/settings/settings-queries.ts";
import { shownShifts } from "../seats.ts";
import { type ShiftReader, toShifts } from "../serializers.ts";
import type { ShiftContext } from "../shift-context.ts";
import { ownPlaces } from "../shift-queries.ts";
import { shiftsOf } from "./booking-queries.ts";
import type { KeptSeats } from "./kept-seats.ts";

/** No shift takes longer than a day, and one day of the year has 25 hours. */
const longest = 25 * 3_600_000;

/** Of so many days from one on, each from midnight to midnight on the clocks of the organisation. */
export const listShiftsFor = async (
	{ clock, database: { db }, zone }: ShiftContext,
	keptSeats: KeptSeats,
	{ id, role, isProgram }: Pick<MemberRow, "id" | "role"> & Pick<ShiftReader, "isProgram">,
	{ date, days }: { date?: string | undefined; days: number },
): Promise<Shift[]> => {
	const first = date ?? dayIn(zone, clock.now());
	const [from, until] = [startOfDay(zone, first), startOfDay(zone, daysAfter(first, days))];
	const [seats, busy, settings] = await Promise.all([
		keptSeats.between(from, until),
		ownPlaces(db, [id], from, new Date(until.getTime() + longest)),
		readRotaSettings(db),
	]);
	return toShifts(seats, { id, role, busy, isProgram }, settings, clock.now());
};

export const listOwnShifts = async (context: ShiftContext, member: MemberRow): Promise<Shift[]> => {
	const { db } = context.database;
	return shownShifts(context, db, member, await shiftsOf(db, member.id, context.clock.now()));
};

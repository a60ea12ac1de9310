import type { Shift } from "@warmline/contract/shifts/shift";
import type { MemberRow } from "../../accounts/index.ts";
import { dayIn, daysAfter, startOfDay } from "../../platform/days.ts";
import type { Rota } from "../rota.ts";
import { shownBetween, shownShifts } from "../seats.ts";
import { shiftsOf } from "./booking-queries.ts";

/** Of so many days from one on, each from midnight to midnight on the clocks of the society. */
export const listShiftsFor = async (
	rota: Rota,
	member: MemberRow,
	{ date, days }: { date?: string | undefined; days: number },
): Promise<Shift[]> => {
	const first = date ?? dayIn(rota.zone, rota.clock.now());
	const [from, until] = [startOfDay(rota.zone, first), startOfDay(rota.zone, daysAfter(first, days))];
	return shownBetween(rota, member, from, until);
};

export const listOwnShifts = async (rota: Rota, member: MemberRow): Promise<Shift[]> => {
	const { db } = rota.database;
	return shownShifts(rota, db, member, await shiftsOf(db, member.id, rota.clock.now()));
};

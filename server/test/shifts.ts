import assert from "node:assert/strict";
import { bookShift, cancelShift, listShifts } from "@warmline/contract/shifts/calls";
import type { ShiftPart } from "@warmline/contract/shifts/parts";
import type { Shift } from "@warmline/contract/shifts/shift";
import type pg from "pg";
import { v7 } from "uuid";
import type { Clock } from "../src/platform/clock.ts";
import { dayIn } from "../src/platform/days.ts";
import type { MemberPerson } from "./person.ts";

type Society = { pool: pg.Pool; clock: Clock };

type Wanted = { inHours?: number; at?: Date; hours?: number; listeners?: number; supervisors?: number };

let made = 0;

/** A shift, put into the tables: any number may stand at the same hours. Answers its id. */
export const plansShift = async (
	{ pool, clock }: Society,
	{ inHours = 24, at, hours = 4, listeners = 2, supervisors = 1 }: Wanted = {},
): Promise<string> => {
	const [shift, time] = [v7(), v7()];
	const starts = at ?? new Date(clock.now().getTime() + inHours * 3_600_000);
	const ends = new Date(starts.getTime() + hours * 3_600_000);
	// Hours of its own, told apart by their seconds: a day has each shift time once.
	const seconds = `00:${String(Math.floor(++made / 60)).padStart(2, "0")}:${String(made % 60).padStart(2, "0")}`;
	await pool.query("INSERT INTO shift_times VALUES ($1, $2, '23:00')", [time, seconds]);
	await pool.query(
		"INSERT INTO shifts (id, shift_time_id, day, starts_at, ends_at, listeners, supervisors) VALUES ($1, $2, $3, $4, $5, $6, $7)",
		[shift, time, dayIn("America/New_York", starts), starts, ends, listeners, supervisors],
	);
	return shift;
};

type More = { part?: ShiftPart; beyond_cap?: boolean; long_run?: boolean };

export const triesToBook = (who: MemberPerson, shift_id: string, more: More = {}) =>
	who.calls(bookShift, { shift_id, user_id: who.id, ...more });

export const books = async (who: MemberPerson, shiftId: string, more: More = {}): Promise<Shift> => {
	const { status, body } = await triesToBook(who, shiftId, more);
	assert.equal(status, 200, JSON.stringify(body));
	return bookShift.answer.parse(body).result;
};

export const triesToCancel = (who: MemberPerson, shift_id: string) => who.calls(cancelShift, { shift_id });

export const cancels = async (who: MemberPerson, shiftId: string): Promise<Shift> => {
	const { status, body } = await triesToCancel(who, shiftId);
	assert.equal(status, 200, JSON.stringify(body));
	return cancelShift.answer.parse(body).result;
};

/** The shifts as somebody sees them: of a week from today, unless they ask for other days. */
export const seesShifts = async (who: MemberPerson, asked: { date?: string; days?: string } = {}): Promise<Shift[]> => {
	const { status, body } = await who.calls(listShifts, undefined, asked);
	assert.equal(status, 200, JSON.stringify(body));
	return listShifts.answer.parse(body).results;
};

/** `date`: from that day on; else from today. */
export const seesShift = async (who: MemberPerson, shiftId: string, asked: { date?: string } = {}): Promise<Shift> => {
	const found = (await seesShifts(who, { ...asked, days: "62" })).find(({ id }) => id === shiftId);
	return found ?? assert.fail("this shift is not shown");
};

/** How booking goes; what is not named is as it always is. */
export const setsRota = ({ pool }: Society, settings: { cancel_hours?: number; weekly_cap?: number } = {}) =>
	pool.query(
		`INSERT INTO rota_settings (id, cancel_hours, weekly_cap) VALUES (1, $1, $2)
		ON CONFLICT (id) DO UPDATE SET cancel_hours = $1, weekly_cap = $2`,
		[settings.cancel_hours ?? 0, settings.weekly_cap ?? 3],
	);

/** Places in a shift of the past and in one to come, a swap that another one has asked for, and a place; past the calls. */
export const hasShifts = async (society: Society, who: MemberPerson, other: MemberPerson) => {
	const places = [
		{ of: who, shift: await plansShift(society, { inHours: -30 }) },
		{ of: who, shift: await plansShift(society, { inHours: 48 }) },
		{ of: other, shift: await plansShift(society, { inHours: 72 }) },
	].map((place) => ({ ...place, id: v7() }));
	for (const { id, of, shift } of places)
		await society.pool.query(
			`INSERT INTO bookings (id, shift_id, member_id, part, booked_at, attendance, minutes)
			SELECT $1, id, $2, 'listener', now(), CASE WHEN ends_at < now() THEN 'worked' ELSE 'booked' END,
				CASE WHEN ends_at < now() THEN 240 END
			FROM shifts WHERE id = $3`,
			[id, of.id, shift],
		);
	const [, own, others] = places;
	const swap_id = v7();
	await society.pool.query(
		"INSERT INTO swaps (id, gives_booking_id, gets_booking_id, asked_at) VALUES ($1, $2, $3, now())",
		[swap_id, others?.id, own?.id],
	);
	const request_id = v7();
	await society.pool.query(
		"INSERT INTO place_requests (id, shift_id, member_id, part, asked_by, asked_at) VALUES ($1, $2, $3, 'listener', $4, now())",
		[request_id, others?.shift, who.id, other.id],
	);
	return { shift_id: own?.shift ?? "", swap_id, request_id };
};

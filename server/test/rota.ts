import assert from "node:assert/strict";
import { auditLog } from "@warmline/contract/audit/calls";
import {
	addShift,
	addShiftTime,
	changeShift,
	closeDays,
	dropWeeklyShift,
	openDays,
	readRota,
	setWeeklyShift,
} from "@warmline/contract/shifts/rota-calls";
import { planAhead } from "../src/shifts/rota/plan-ahead.ts";
import { lists } from "./notices.ts";
import type { MemberPerson } from "./person.ts";
import type { society } from "./society.ts";

type Society = Awaited<ReturnType<typeof society>>;

/** The clocks of the organisation. */
export const zone = "America/New_York";

export type PlannedShift = {
	id: string;
	shift_time_id: string;
	day: string;
	starts_at: Date;
	ends_at: Date;
	listeners: number;
	supervisors: number;
	by_hand: boolean;
	off_at: Date | null;
	off_reason: string | null;
	closed_days_id: string | null;
};

/** What a director does with the weekly schedule. */
export const rotaOf = ({ dora, pool, platform, clock }: Pick<Society, "dora" | "pool" | "platform" | "clock">) => {
	const rows = async (where = "true", values: unknown[] = []): Promise<PlannedShift[]> =>
		(await pool.query(`SELECT *, day::text FROM shifts WHERE ${where} ORDER BY starts_at, id`, values)).rows;
	const done = async (answer: ReturnType<MemberPerson["calls"]>, status: number) => {
		const { status: is, body } = await answer;
		assert.equal(is, status, JSON.stringify(body));
		return body;
	};
	return {
		rows,
		/** Those to come that are not off, at this time where one is named. */
		ahead: (time?: string) =>
			rows("starts_at > $1 AND off_at IS NULL AND ($2::uuid IS NULL OR shift_time_id = $2)", [
				clock.now(),
				time ?? null,
			]),
		addsTime: async (start_time: string, end_time: string): Promise<string> =>
			addShiftTime.answer.parse(await done(dora.calls(addShiftTime, { start_time, end_time }), 201)).result.id,
		sets: (weekday: number, shift_time: string, listeners = 2, supervisors = 1) =>
			done(dora.calls(setWeeklyShift, { weekday, shift_time, listeners, supervisors }), 200),
		drops: (weekday: number, shift_time: string, tell = false) =>
			done(dora.calls(dropWeeklyShift, { weekday, shift_time, tell }), 204),
		closes: async (first: string, more: { last?: string; yearly?: boolean; tell?: boolean; name?: string } = {}) =>
			closeDays.answer.parse(await done(dora.calls(closeDays, { first, name: "A holiday", ...more }), 201)).result,
		opens: async (id: string) => openDays.answer.parse(await done(dora.calls(openDays, undefined, { id }), 200)),
		adds: async (wanted: { date: string; shift_time: string; capacity?: number; supervisor?: string | null }) =>
			addShift.answer.parse(await done(dora.calls(addShift, { capacity: 2, ...wanted }), 201)).result,
		changes: async (id: string, changes: Record<string, unknown>) =>
			changeShift.answer.parse(await done(dora.calls(changeShift, changes, { id }), 200)).result,
		reads: async () => readRota.answer.parse((await dora.calls(readRota)).body).result,
		/** The work of the night. */
		plans: () => planAhead({ ...platform, zone, announceShifts: () => {} }),
		/** What was recorded, the newest first. */
		written: async (act: "change_rota" | "change_shift") => {
			const { body } = await dora.calls(auditLog, undefined, { act });
			return auditLog.answer.parse(body).results.map(({ params }) => params);
		},
	};
};

/** What somebody was told about shifts, the newest first. */
export const toldOfShifts = async (member: MemberPerson): Promise<(string | null)[]> =>
	(await lists(member)).results.filter(({ kind }) => kind === "shift").map(({ target }) => target.words);

const clocks = new Map<string, Intl.DateTimeFormat>();

/** What the clocks of a place show at an instant: `2026-11-30 08:00`. */
export const clockIn = (place: string, at: Date): string => {
	const clock =
		clocks.get(place) ?? new Intl.DateTimeFormat("sv-SE", { timeZone: place, dateStyle: "short", timeStyle: "short" });
	clocks.set(place, clock);
	return clock.format(at);
};

/**
 * The instants at which the clocks of a place show this: two in the night when they are put back, none when forward.
 */
export const instantsAt = (place: string, day: string, time: string): Date[] => {
	const inUtc = Date.parse(`${day}T${time}Z`);
	const ahead = (at: number) => Date.parse(`${clockIn(place, new Date(at)).replace(" ", "T")}Z`) - at;
	const offsets = new Set([ahead(inUtc - 86_400_000), ahead(inUtc + 86_400_000)]);
	return [...offsets]
		.map((offset) => new Date(inUtc - offset))
		.filter((at) => clockIn(place, at) === `${day} ${time}`)
		.sort((a, b) => a.getTime() - b.getTime());
};

/**
 * When something begins that is planned for this hour: where it comes twice the second time, where never later by the
 * gap.
 */
export const instantAt = (place: string, day: string, time: string): Date => {
	const found = instantsAt(place, day, time).at(-1);
	if (found) return found;
	// By the clocks of the day before.
	const dayBefore = new Date(Date.parse(`${day}T${time}Z`) - 86_400_000).toISOString().slice(0, 10);
	const [before] = instantsAt(place, dayBefore, time);
	assert.ok(before);
	return new Date(before.getTime() + 86_400_000);
};

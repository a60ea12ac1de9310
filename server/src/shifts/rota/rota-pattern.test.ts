import assert from "node:assert/strict";
import { shiftTimes } from "@warmline/contract/shifts/calls";
import { closeDays, dropWeeklyShift, openDays } from "@warmline/contract/shifts/rota-calls";
import fc from "fast-check";
import { test } from "vitest";
import { instantAt, rotaOf, zone } from "../../../test/rota.ts";
import { setsRota, triesToBook, triesToCancel } from "../../../test/shifts.ts";
import { society } from "../../../test/society.ts";
import { dayIn, daysAfter, weekdayOf } from "../../platform/days.ts";

const runs = 20;

const cast = await society();
const { dora, lina, omar, sam, newMember, clock, pool } = cast;
const { addsTime, sets, plans, rows, reads } = rotaOf(cast);
const tove = await newMember("tove", "supervisor");
const people = [sam, tove, lina, omar];

const starts = ["08:00", "10:00", "22:00"];
const times = [await addsTime("08:00", "12:00"), await addsTime("10:00", "12:00"), await addsTime("22:00", "02:00")];

const weekday = fc.nat(6);
const time = fc.nat(2);
const tell = fc.constantFrom(true, true, false);
const anyAct = fc.oneof(
	{
		weight: 6,
		arbitrary: fc.record({ act: fc.constant("set"), weekday, time, needs: fc.integer({ min: 1, max: 3 }) }),
	},
	{ weight: 4, arbitrary: fc.record({ act: fc.constant("drop"), weekly: fc.nat(8), tell }) },
	{
		weight: 3,
		arbitrary: fc.record({
			...{ act: fc.constant("close"), first: fc.integer({ min: -1, max: 9 }), days: fc.nat(3) },
			...{ yearly: fc.boolean(), tell },
		}),
	},
	{ weight: 2, arbitrary: fc.record({ act: fc.constant("open"), which: fc.nat(5) }) },
	{ weight: 1, arbitrary: fc.record({ act: fc.constant("plan") }) },
	{ weight: 1, arbitrary: fc.record({ act: fc.constant("pass"), hours: fc.integer({ min: 1, max: 3 }) }) },
	{ weight: 9, arbitrary: fc.record({ act: fc.constant("book"), who: fc.nat(3), which: fc.nat(7) }) },
	{ weight: 2, arbitrary: fc.record({ act: fc.constant("cancel"), who: fc.nat(3), which: fc.nat(7) }) },
);
type Act = typeof anyAct extends fc.Arbitrary<infer A> ? A : never;

/** A person may be refused what they ask for, and nobody is answered by a fault of ours. */
const isAnswered = ({ status }: { status: number }) =>
	assert.ok([200, 201, 204, 404, 409].includes(status), `${status}`);
const of = <T>(all: readonly T[], n: number): T | undefined => all[n % Math.max(1, all.length)];
const ahead = () => rows("starts_at > $1", [clock.now()]);

const does = async (act: Act): Promise<void> => {
	if ("needs" in act) await sets(act.weekday, times[act.time] ?? "", act.needs, act.needs > 2 ? 2 : 1);
	else if ("weekly" in act) {
		const weekly = of((await reads()).weekly, act.weekly);
		if (!weekly) return;
		const { weekday, shift_time } = weekly;
		isAnswered(await dora.calls(dropWeeklyShift, { weekday, shift_time, tell: act.tell }));
	} else if ("first" in act) {
		const first = daysAfter(dayIn(zone, clock.now()), act.first);
		const { yearly, tell } = act;
		isAnswered(await dora.calls(closeDays, { first, last: daysAfter(first, act.days), name: "Closed", yearly, tell }));
	} else if ("who" in act) {
		const [who, shift] = [of(people, act.who), of((await ahead()).slice(0, 8), act.which)];
		if (!who || !shift) return;
		isAnswered(await (act.act === "book" ? triesToBook(who, shift.id) : triesToCancel(who, shift.id)));
	} else if ("which" in act) {
		const days = of((await reads()).closed_days, act.which);
		if (days) isAnswered(await dora.calls(openDays, undefined, { id: days.id }));
	} else if ("hours" in act) clock.passMinutes(act.hours * 60);
	else await plans();
};

type Pattern = Awaited<ReturnType<typeof reads>>;

const yearsOn = (day: string, years: number): string => {
	const moved = `${Number(day.slice(0, 4)) + years}${day.slice(4)}`;
	return moved.endsWith("02-29") && Number(moved.slice(0, 4)) % 4 !== 0 ? moved.replace("29", "28") : moved;
};
const isClosed = ({ closed_days }: Pattern, day: string) =>
	closed_days.some(({ first, last, yearly }) =>
		(yearly ? [0, 1, 2] : [0]).some((years) => yearsOn(first, years) <= day && day <= yearsOn(last, years)),
	);

/** The shifts to come that the pattern says, by the clocks. */
const said = (pattern: Pattern, now: Date): string[] => {
	const all: string[] = [];
	const { weekly, planned_until } = pattern;
	for (let day = dayIn(zone, now); day <= (planned_until ?? ""); day = daysAfter(day, 1)) {
		const own = weekly.filter((shift) => shift.weekday === weekdayOf(day) && !isClosed(pattern, day));
		const begins = own.map(({ shift_time }) => starts[times.indexOf(shift_time)] ?? assert.fail());
		all.push(...begins.filter((start) => instantAt(zone, day, start) > now).map((start) => `${day} ${start}`));
	}
	return all.sort();
};

const ensureAsSaid = async () => {
	const [pattern, now] = [await reads(), clock.now()];
	const on = (await ahead()).filter(({ off_at }) => off_at === null);
	const is = on.map(({ day, shift_time_id }) => `${day} ${starts[times.indexOf(shift_time_id)]}`);
	assert.deepEqual(is.sort(), said(pattern, now));
	for (const { id, day, shift_time_id, listeners, supervisors } of on) {
		const need = pattern.weekly.find((one) => one.weekday === weekdayOf(day) && one.shift_time === shift_time_id);
		const { rows: found } = await pool.query(
			"SELECT count(*) FILTER (WHERE part = 'listener')::int AS listeners, count(*) FILTER (WHERE part = 'supervisor')::int AS supervisors FROM bookings WHERE shift_id = $1 AND ended_at IS NULL",
			[id],
		);
		assert.ok(need && listeners >= Math.max(need.listeners, found[0].listeners));
		assert.ok(supervisors >= Math.max(need.supervisors, found[0].supervisors));
	}
};

/** Who lost their place was told once for each, and nobody has one in a shift that is not. */
const ensureTold = async () => {
	const { rows: lost } = await pool.query(`
		SELECT b.member_id, s.starts_at, count(*)::int AS times,
			(SELECT count(*)::int FROM notifications n WHERE n.member_id = b.member_id AND n.shift_at = s.starts_at
				AND n.message = 'shift_cancelled') AS told
		FROM bookings b JOIN shifts s ON s.id = b.shift_id
		WHERE b.ended_how = 'called_off' GROUP BY b.member_id, s.starts_at`);
	for (const { times: often, told } of lost) assert.equal(told, often);
	const { rows: left } = await pool.query(
		"SELECT 1 FROM bookings b JOIN shifts s ON s.id = b.shift_id WHERE s.off_at IS NOT NULL AND b.ended_at IS NULL",
	);
	assert.deepEqual(left, []);
	return lost.length;
};

test("whatever is done to the weekly schedule, even at once, the shifts to come are those of the pattern, and nobody loses a place untold", async () => {
	await setsRota(cast, { weekly_cap: 14 });
	let lost = 0;
	let booked = 0;
	const moment = fc.array(anyAct, { minLength: 1, maxLength: 3 });
	const begun = fc.array(fc.record({ weekday, time }), { minLength: 2, maxLength: 6 });
	await fc.assert(
		fc.asyncProperty(begun, fc.array(moment, { minLength: 3, maxLength: 9 }), async (pattern, moments) => {
			for (const table of ["shifts", "weekly_shifts", "closed_days", "notifications"])
				await pool.query(`DELETE FROM ${table}`);
			for (const one of pattern) await sets(one.weekday, times[one.time] ?? "");
			let had = 0;
			for (const acts of moments) {
				await Promise.all(acts.map(does));
				// However much time passes, nobody is logged out for it.
				await Promise.all([dora, ...people].map((who) => who.calls(shiftTimes)));
				await ensureAsSaid();
				lost += await ensureTold();
				const { rows: found } = await pool.query("SELECT count(*)::int AS all FROM bookings");
				assert.ok(found[0].all >= had, "what was booked is kept");
				had = found[0].all;
			}
			booked += had;
		}),
		{ numRuns: runs, endOnFailure: true },
	);
	assert.ok(booked > 0 && lost > 0, `${booked} places, ${lost} of them lost`);
});

import assert from "node:assert/strict";
import { test } from "vitest";
import { clockIn, instantAt, instantsAt, rotaOf } from "../../../test/rota.ts";
import { society } from "../../../test/society.ts";
import { dayIn, daysAfter, weekdayOf } from "../../platform/days.ts";
import { planShifts } from "./plan-queries.ts";

const cast = await society();
const { clock, pool, platform } = cast;
const { addsTime, sets, rows } = rotaOf(cast);
const hour = 3_600_000;

/** A day and a night without a gap, and half-shifts in the hours that are there twice, or not at all. */
const hours = [
	["00:00", "04:00"],
	["04:00", "08:00"],
	["08:00", "12:00"],
	["12:00", "16:00"],
	["16:00", "20:00"],
	["20:00", "00:00"],
	["22:30", "02:30"],
	["01:00", "03:00"],
	["01:30", "03:30"],
	["02:00", "04:00"],
	["02:15", "04:15"],
] as const;
const times = new Map<string, readonly [start: string, end: string]>();
for (const [start, end] of hours) {
	const id = await addsTime(start, end);
	times.set(id, [start, end]);
	for (let weekday = 0; weekday < 7; weekday++) await sets(weekday, id);
}
const whole = hours.slice(0, 6).map(([start]) => start as string);

const plannedIn = async (zone: string, from: string, until: string) => {
	await pool.query("DELETE FROM shifts");
	await planShifts(platform.database.db, { from, until, zone, now: clock.now() });
	return (await rows()).map((shift) => {
		const [start, end] = times.get(shift.shift_time_id) ?? assert.fail("an unknown time");
		return { ...shift, start, end };
	});
};

/** The next two days on which the clocks there are changed: within 400 days there are two or three, or none at all. */
const changesIn = (zone: string): string[] => {
	const today = daysAfter(dayIn(zone, clock.now()), 2);
	const noon = (day: string) => instantsAt(zone, day, "12:00")[0]?.getTime() ?? assert.fail(day);
	return Array.from({ length: 400 }, (_, n) => daysAfter(today, n))
		.filter((day) => noon(day) - noon(daysAfter(day, -1)) !== 24 * hour)
		.slice(0, 2);
};

const zones = {
	"America/New_York": hour,
	"Europe/Paris": hour,
	"Australia/Lord_Howe": hour / 2,
	"America/Sao_Paulo": 0,
	"Asia/Kolkata": 0,
};

for (const [zone, shift] of Object.entries(zones)) {
	test(`shifts in ${zone} are at the hours that its clocks show, in the weeks of both changes too`, async () => {
		const changes = changesIn(zone);
		assert.equal(changes.length, shift === 0 ? 0 : 2);
		for (const change of shift === 0 ? [daysAfter(dayIn(zone, clock.now()), 30)] : changes) {
			const from = daysAfter(change, -weekdayOf(change) - 1);
			const until = daysAfter(from, 8);
			const planned = await plannedIn(zone, from, until);
			assert.equal(planned.length, 9 * hours.length, "each day has each shift once");
			for (const { day, start, end, starts_at, ends_at } of planned) {
				assert.deepEqual(starts_at, instantAt(zone, day, start), `${zone} ${day} ${start}`);
				assert.deepEqual(ends_at, instantAt(zone, end > start ? day : daysAfter(day, 1), end), `${zone} ${day} ${end}`);
				assert.ok(ends_at > starts_at);
				if (instantsAt(zone, day, start).length > 0) assert.equal(clockIn(zone, starts_at), `${day} ${start}`);
			}
			const chain = planned.filter(({ start }) => whole.includes(start));
			chain.slice(1).forEach(({ starts_at }, n) => {
				assert.deepEqual(starts_at, chain[n]?.ends_at, "no gap, and no two at once");
			});
			const lengths = new Set(chain.map(({ starts_at, ends_at }) => ends_at.getTime() - starts_at.getTime()));
			assert.deepEqual(
				[...lengths].filter((length) => Math.abs(length - 4 * hour) !== shift && length !== 4 * hour),
				[],
			);
			assert.equal(lengths.size, shift === 0 ? 1 : 2, "the shift over the change is the only other one");
		}
	});
}

test("a year of shifts is planned at once, each on its weekday", async () => {
	const from = daysAfter(dayIn("Europe/Paris", clock.now()), 1);
	const planned = await plannedIn("Europe/Paris", from, daysAfter(from, 364));
	assert.equal(planned.length, 365 * hours.length);
	assert.equal(new Set(planned.map(({ starts_at, start }) => `${starts_at.getTime()} ${start}`)).size, planned.length);
	assert.ok(
		planned.every(({ day, starts_at }) => Math.abs(Date.parse(`${day}T12:00Z`) - starts_at.getTime()) < 38 * hour),
	);
});

import assert from "node:assert/strict";
import { leadsToWeek } from "@warmline/contract/notifications/messages";
import { test } from "vitest";
import { joins } from "../../../../test/cover.ts";
import { lists } from "../../../../test/notices.ts";
import type { MemberPerson } from "../../../../test/person.ts";
import { rotaOf, toldOfShifts, zone } from "../../../../test/rota.ts";
import { books, cancels, setsRota } from "../../../../test/shifts.ts";
import { society } from "../../../../test/society.ts";
import { dayIn, daysAfter } from "../../../platform/days.ts";

const cast = await society();
const { dora, lina, omar, sam, clock, newMember } = cast;
const { addsTime, sets, adds, closes, opens, changes, rows } = rotaOf(cast);
await setsRota(cast, { weekly_cap: 14 });
const at = await addsTime("08:00", "12:00");
for (let weekday = 0; weekday < 7; weekday++) await sets(weekday, at, 1);
const today = dayIn(zone, clock.now());
const on = (days: number) => daysAfter(today, days);
const shiftOf = async (day: string) => (await rows("day = $1", [day]))[0]?.id ?? assert.fail(day);

const openAgain = "Your cancelled shift is open again. Please book it again if you can come.";
const awaitedAgain = "A cancelled shift that you were waiting for is open again. Please book it if you can come.";

/** A shift that Sam supervises, Lina listens in, and Omar waits for. */
const staffed = async (day: string) => {
	const shift = await shiftOf(day);
	await books(sam, shift);
	await books(lina, shift);
	assert.equal((await joins(omar, shift)).status, 200);
	return shift;
};

const latest = async (who: MemberPerson) => (await toldOfShifts(who))[0];
const told = async () => [await latest(sam), await latest(lina), await latest(omar)];

test("who had booked, or waited, is told when their days are open again, and nobody else", async () => {
	const ada = await newMember("ada", "listener");
	const day = on(5);
	const shift = await shiftOf(day);
	await books(sam, shift);
	await books(ada, shift);
	await cancels(ada, shift);
	await staffed(on(6));
	await books(lina, shift);
	const { id } = await closes(day, { last: on(7), name: "A storm", tell: true });
	const before = await toldOfShifts(ada);
	assert.deepEqual(await opens(id), { told: 3 });
	assert.deepEqual(await told(), [openAgain, openAgain, awaitedAgain]);
	// Once for each of their shifts.
	assert.deepEqual((await toldOfShifts(lina)).filter((words) => words === openAgain).length, 2);
	assert.deepEqual(await toldOfShifts(ada), before);
	assert.deepEqual(await toldOfShifts(dora), []);
	const [notice] = (await lists(lina)).results;
	assert.ok(leadsToWeek(notice?.target.message ?? null));
});

test("days that nobody had booked open again without a word", async () => {
	const { id } = await closes(on(9));
	assert.deepEqual(await opens(id), { told: 0 });
});

test("while other days keep a shift closed nobody is told; when those open, all are", async () => {
	await staffed(on(12));
	const first = await closes(on(12), { name: "First", tell: true });
	const second = await closes(on(11), { last: on(13), name: "Second", tell: true });
	assert.deepEqual(await opens(first.id), { told: 0 });
	assert.match((await latest(lina)) ?? "", /Reason: First$/);
	assert.deepEqual(await opens(second.id), { told: 3 });
	assert.deepEqual(await told(), [openAgain, openAgain, awaitedAgain]);
});

test("who is locked out meanwhile, or works in no shifts any more, is not told", async () => {
	const gone = await newMember("gone", "listener");
	const shift = await shiftOf(on(15));
	await books(sam, shift);
	await books(gone, shift);
	const { id } = await closes(on(15), { tell: true });
	await cast.pool.query("UPDATE members SET role = 'trainee_listener' WHERE id = $1", [gone.id]);
	assert.deepEqual(await opens(id), { told: 1 });
});

test("a single shift that is put on again, or added again, tells them too, but not who supervises it by then", async () => {
	const shift = await staffed(on(17));
	await changes(shift, { off: "A burst pipe", tell: true });
	await changes(shift, { off: null, supervisor: sam.id });
	assert.deepEqual(await told(), ["A director has booked you to supervise a shift.", openAgain, awaitedAgain]);
	await books(lina, shift);
	await changes(shift, { off: "No heating", tell: true });
	await adds({ date: on(17), shift_time: at });
	assert.deepEqual([await latest(sam), await latest(lina)], [openAgain, openAgain]);
});

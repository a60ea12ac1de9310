import assert from "node:assert/strict";
import { test } from "vitest";
import { joins } from "../../test/cover.ts";
import type { MemberPerson } from "../../test/person.ts";
import { books, plansShift, seesShift, setsRota } from "../../test/shifts.ts";
import { society } from "../../test/society.ts";

const cast = await society({}, { sweepMillis: 20 });
const { lina, omar, sam, dora, pool, clock, newMember } = cast;
await setsRota(cast, { weekly_cap: 14 });

const endings = async (...people: MemberPerson[]) =>
	(
		await pool.query("SELECT ended_how FROM bookings WHERE member_id = ANY($1) ORDER BY id", [
			people.map(({ id }) => id),
		])
	).rows.map(({ ended_how }) => ended_how);

/** A server that went down behind the commit: the account says it, and nothing else was done. */
const becomes = (who: MemberPerson, set: string) => pool.query(`UPDATE members SET ${set} WHERE id = $1`, [who.id]);

test("places that somebody lost with their role are looked for again, and freed", async () => {
	const [bea, cleo, ada] = [
		await newMember("bea", "supervisor"),
		await newMember("cleo", "supervisor"),
		await newMember("ada", "listener"),
	];
	const [first, second, third] = [
		await plansShift(cast, { inHours: 24, listeners: 1 }),
		await plansShift(cast, { inHours: 30, listeners: 1 }),
		await plansShift(cast, { inHours: 36, listeners: 1 }),
	];
	await books(bea, first);
	await books(lina, first);
	assert.equal((await joins(ada, first)).status, 200);
	await books(cleo, second);
	await books(sam, third);
	await books(cleo, third, { part: "listener" });
	assert.equal((await joins(omar, third)).status, 200);
	await becomes(bea, "role = 'trainee_supervisor'");
	await becomes(ada, "is_active = false");
	await becomes(cleo, "role = 'listener'");
	await dora.comesIn();
	clock.passMinutes(1);
	const isDone = async () => {
		const { waiting, state } = await seesShift(dora, first);
		return waiting === 0 && state === "needs_supervisor" && !(await seesShift(dora, second)).supervisor;
	};
	while (!(await isDone())) await dora.hears("shifts_changed");
	assert.deepEqual(await endings(bea), ["left"]);
	assert.deepEqual(await endings(cleo), ["left", null], "where they listen they may");
	assert.deepEqual(await endings(lina, sam), [null, null]);
	assert.equal((await seesShift(omar, third)).own.waiting, 0);
});

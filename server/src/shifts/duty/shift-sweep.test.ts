import assert from "node:assert/strict";
import { test } from "vitest";
import { checksIn, dutyOf, losesLine, shiftWith } from "../../../test/duty.ts";
import { society } from "../../../test/society.ts";

const cast = await society({}, { sweepMillis: 20 });
const { sam, lina, omar, clock, pool } = cast;

/** Open pages hear that something of the duty is another now, and ask. */
const comesTrue = async (action: "duty_changed" | "shifts_changed", isSo: () => Promise<boolean>) => {
	while (!(await isSo())) await sam.hears(action);
};
const isRunning = async (shift: string) => (await dutyOf(sam)).runs?.id === shift;
const isThere = async (id: string) =>
	(await dutyOf(sam)).runs?.on_duty.some((one) => one.id === id && one.there) ?? false;

test("pages hear when a shift begins, when somebody's connection is lost for two minutes, and when it is over", async () => {
	const shift = await shiftWith(cast, { supervisors: [sam], listeners: [lina, omar], hours: 2 });
	await lina.connects();
	await checksIn(lina, shift);
	await sam.comesIn();
	assert.equal(await isRunning(shift), false);
	clock.passMinutes(10.5);
	await comesTrue("duty_changed", () => isRunning(shift));
	await checksIn(sam, shift);
	await comesTrue("duty_changed", () => isThere(lina.id));
	await losesLine(lina, cast);
	clock.passMinutes(1.5);
	assert.equal(await isThere(lina.id), true, "a breath without a line is nothing");
	clock.passMinutes(1);
	await comesTrue("duty_changed", async () => !(await isThere(lina.id)));
	await lina.connects();
	await comesTrue("duty_changed", () => isThere(lina.id));
	clock.passMinutes(120);
	await comesTrue("duty_changed", async () => !(await isRunning(shift)));
	const attendance = async () =>
		(await pool.query("SELECT attendance FROM bookings WHERE shift_id = $1 AND member_id = $2", [shift, omar.id]))
			.rows[0];
	await comesTrue("shifts_changed", async () => (await attendance()).attendance === "no_show");
	clock.passMinutes(121);
	const minutes = async () =>
		(await pool.query("SELECT minutes FROM bookings WHERE shift_id = $1 AND member_id = $2", [shift, lina.id])).rows[0];
	await comesTrue("shifts_changed", async () => (await minutes()).minutes === 120);
});

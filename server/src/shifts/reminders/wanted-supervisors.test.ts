import assert from "node:assert/strict";
import { changePreferences } from "@warmline/contract/preferences/calls";
import { v7 } from "uuid";
import { beforeEach, test } from "vitest";
import { openMailbox } from "../../../test/mailbox.ts";
import type { MemberPerson } from "../../../test/person.ts";
import { hasPlace, rotaOf } from "../../../test/reminders.ts";
import { plansShift } from "../../../test/shifts.ts";
import { society } from "../../../test/society.ts";
import { uncoveredShifts } from "../duty/uncovered-shifts.ts";
import { askSupervisors } from "./ask-supervisors.ts";

const cast = await society();
const { lina, sam, dora, pool, clock, config, platform, newMember } = cast;
const rota = rotaOf(cast);
const mailbox = await openMailbox(config.DATA_DIR);
const sid = await newMember("sid", "supervisor");

const toldTo = async ({ id }: MemberPerson): Promise<string[]> =>
	(
		await pool.query("SELECT message FROM notifications WHERE member_id = $1 AND kind = 'shift' ORDER BY id", [id])
	).rows.map(({ message }) => message);
const mailsTo = async ({ id }: MemberPerson): Promise<number> =>
	(await pool.query("SELECT FROM jobs.job WHERE name = 'shift-news' AND data->>'member_id' = $1", [id])).rowCount ?? 0;

beforeEach(async () => {
	await pool.query("TRUNCATE shifts CASCADE");
	await pool.query("DELETE FROM notifications");
	await pool.query("DELETE FROM jobs.job WHERE name = 'shift-news'");
	await pool.query("DELETE FROM alerts");
});

test("supervisors are asked 72, 24 and 2 hours before a shift that nobody supervises, each time once", async () => {
	await plansShift(cast, { inHours: 73 });
	await askSupervisors(rota);
	assert.deepEqual(await toldTo(sam), []);
	for (const [hours, times] of [
		[1, 1],
		[47, 1],
		[1, 2],
		[21, 2],
		[1, 3],
		[1, 3],
	] as const) {
		clock.passMinutes(hours * 60);
		for (let n = 0; n < 3; n++) await askSupervisors(rota);
		assert.deepEqual(await toldTo(sam), Array(times).fill("shift_needs_supervisor"));
	}
	assert.equal(await mailsTo(sam), 3);
	assert.deepEqual(await toldTo(lina), []);
	clock.passMinutes(120);
	await askSupervisors(rota);
	assert.equal((await toldTo(sam)).length, 3);
});

test("of servers that look at the same time one asks", async () => {
	await plansShift(cast, { inHours: 20 });
	await Promise.all([1, 2, 3].map(() => askSupervisors(rota)));
	assert.deepEqual(await toldTo(sam), ["shift_needs_supervisor"]);
});

test("only who could take it is asked", async () => {
	const shift = await plansShift(cast, { inHours: 20 });
	const [busy, gone, former] = [
		await newMember("busy", "supervisor"),
		await newMember("gone", "supervisor"),
		await newMember("former", "supervisor"),
	];
	await hasPlace(cast, busy, await plansShift(cast, { inHours: 22 }), { part: "listener" });
	await hasPlace(cast, dora, shift, { part: "listener" });
	await pool.query("UPDATE members SET is_active = false WHERE id = $1", [gone.id]);
	await pool.query("UPDATE members SET role = 'listener' WHERE id = $1", [former.id]);
	await pool.query("UPDATE shifts SET supervision_asked = 2 WHERE id <> $1", [shift]);
	await askSupervisors(rota);
	assert.deepEqual(await toldTo(sam), ["shift_needs_supervisor"]);
	for (const one of [busy, gone, former, dora, lina]) assert.deepEqual(await toldTo(one), [], one.id);
});

test("all shifts of one mark are one message, with each of them in the mail", async () => {
	for (const inHours of [30, 36, 50]) await plansShift(cast, { inHours });
	await plansShift(cast, { inHours: 20 });
	await hasPlace(cast, sam, await plansShift(cast, { inHours: 37 }), { part: "supervisor" });
	await askSupervisors(rota);
	assert.deepEqual((await toldTo(sid)).sort(), ["shift_needs_supervisor", "shifts_need_supervisor"]);
	// One of the three stands at the time of a shift of theirs.
	const { rows } = await pool.query(
		"SELECT params->>'count' AS count FROM notifications WHERE member_id = ANY($1) AND message = 'shifts_need_supervisor' ORDER BY 1",
		[[sam.id, sid.id]],
	);
	assert.deepEqual(
		rows.map(({ count }) => count),
		["2", "3"],
	);
	const subjects = new Set<string>();
	while (!subjects.has("About 3 shifts")) {
		const { subject, text } = await mailbox.next();
		subjects.add(subject);
		if (subject === "About 3 shifts") assert.equal(text.match(/\(Eastern (Standard|Daylight) Time\)/g)?.length, 3);
	}
});

test("nobody is asked any more once somebody supervises it, or it was called off", async () => {
	const [taken, off] = [await plansShift(cast, { inHours: 30 }), await plansShift(cast, { inHours: 40 })];
	await askSupervisors(rota);
	const before = (await toldTo(sid)).length;
	await hasPlace(cast, sam, taken, { part: "supervisor" });
	await pool.query("UPDATE shifts SET off_at = now() WHERE id = $1", [off]);
	clock.passMinutes(39 * 60);
	await askSupervisors(rota);
	assert.equal((await toldTo(sid)).length, before);
});

test("who wants no mail about shifts gets none, and the notice all the same", async () => {
	const quiet = await newMember("quiet", "supervisor");
	const wish = { notify: { shift: { mail: false } } };
	assert.equal((await quiet.calls(changePreferences, wish)).status, 200);
	await plansShift(cast, { inHours: 20 });
	await askSupervisors(rota);
	assert.deepEqual(await toldTo(quiet), ["shift_needs_supervisor"]);
});

test("who was called by an alert because of the shift in the last two hours is not asked a second time, and later is", async () => {
	const shift = await plansShift(cast, { inHours: 2.5 });
	await pool.query("UPDATE shifts SET supervision_asked = 24 WHERE id = $1", [shift]);
	const alert = v7();
	await pool.query(
		"INSERT INTO alerts (id, kind, subject, began_at, opened_at) VALUES ($1, 'shift_uncovered', $2, $3, $3)",
		[alert, shift, clock.now()],
	);
	await pool.query(
		"INSERT INTO alert_deliveries (id, alert_id, member_id, channel, step, due_at, sent_at) VALUES ($1, $2, $3, 'mail', 'everyone', $4, $4)",
		[v7(), alert, sid.id, clock.now()],
	);
	clock.passMinutes(45);
	await askSupervisors(rota);
	assert.deepEqual(await toldTo(sam), []);
	clock.passMinutes(80);
	await askSupervisors(rota);
	assert.deepEqual(await toldTo(sam), ["shift_needs_supervisor"]);
});

test("no alert is opened because of a shift about which supervisors were asked in the last two hours; one that is open goes on", async () => {
	const shift = await plansShift(cast, { inHours: 11 });
	const { standing } = uncoveredShifts(platform);
	const stands = async (open: string[] = []) =>
		(await standing(platform.database.db, new Set(open))).map(({ subject }) => subject);
	assert.deepEqual(await stands(), [shift]);
	await askSupervisors(rota);
	assert.deepEqual(await stands(), []);
	assert.deepEqual(await stands([shift]), [shift]);
	clock.passMinutes(121);
	assert.deepEqual(await stands(), [shift]);
});

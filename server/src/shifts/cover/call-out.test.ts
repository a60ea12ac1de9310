import assert from "node:assert/strict";
import { auditLog } from "@warmline/contract/audit/calls";
import { callOut } from "@warmline/contract/shifts/cover-calls";
import { test } from "vitest";
import { callsOut, candidates, seeksCover, toldOfShifts } from "../../../test/cover.ts";
import type { MemberPerson } from "../../../test/person.ts";
import { refusal } from "../../../test/refusal.ts";
import { books, plansShift, setsRota } from "../../../test/shifts.ts";
import { society } from "../../../test/society.ts";
import { dayIn, monthsAfter, startOfDay } from "../../platform/days.ts";

const cast = await society();
const { lina, omar, sam, dora, tess, noor, pool, clock, newMember } = cast;
const ada = await newMember("ada", "listener");
const sid = await newMember("sid", "supervisor");
await setsRota(cast, { weekly_cap: 14 });

const nowhere = "0190a0a0-0000-7000-8000-00000000dead";
const hour = 3_600_000;
const anew = () => pool.query("TRUNCATE shifts CASCADE");
const namesOf = async (shift: string, part: "listener" | "supervisor") =>
	(await candidates(sam, shift, part)).map(({ name }) => name);
const askedIn = async (shift: string, part: "listener" | "supervisor", ids?: string[]) => {
	const { status, body } = await callsOut(sam, shift, part, ids);
	assert.equal(status, 200, JSON.stringify(body));
	return callOut.answer.parse(body).asked;
};

const certified = (who: MemberPerson, at: Date) =>
	pool.query(
		`INSERT INTO volunteer_records (member_id, certified_at) VALUES ($1, $2)
		ON CONFLICT (member_id) DO UPDATE SET certified_at = $2`,
		[who.id, at],
	);

/** The first day of this month at noon, and of others before it. */
const month = dayIn("America/New_York", clock.now()).slice(0, 7);
const noonIn = (months: number, days = 0) =>
	new Date(startOfDay("America/New_York", monthsAfter(`${month}-01`, months)).getTime() + (12 + 24 * days) * hour);
const worked = async (who: MemberPerson, at: Date, minutes: number, attendance = "worked") => {
	const shift = await plansShift(cast, { at });
	await pool.query(
		`INSERT INTO bookings (id, shift_id, member_id, part, booked_at, attendance, minutes)
		VALUES (gen_random_uuid(), $1, $2, 'listener', now(), $3, $4)`,
		[shift, who.id, attendance, minutes],
	);
};

test("candidates are those who are qualified and free, for each part", async () => {
	await anew();
	const shift = await plansShift(cast);
	assert.deepEqual(await namesOf(shift, "listener"), ["Ada", "Dora", "Lina", "Omar", "Sam", "Sid"]);
	assert.deepEqual(await namesOf(shift, "supervisor"), ["Dora", "Sam", "Sid"]);
	await books(sam, shift, { part: "supervisor" });
	const beside = await plansShift(cast, { inHours: 26 });
	await books(dora, beside, { part: "supervisor" });
	await books(omar, beside);
	await pool.query("UPDATE members SET is_active = false WHERE id = $1", [sid.id]);
	await pool.query("UPDATE members SET is_verified = false WHERE id = $1", [ada.id]);
	assert.deepEqual(await namesOf(shift, "listener"), ["Lina"]);
	assert.deepEqual(await namesOf(shift, "supervisor"), []);
	await pool.query("UPDATE members SET is_active = true, is_verified = true");
	await pool.query("UPDATE shifts SET off_at = now() WHERE id = $1", [beside]);
	assert.deepEqual(await namesOf(shift, "listener"), ["Ada", "Dora", "Lina", "Omar", "Sid"]);
});

test("who had, or will have, a shift within the hours of rest is not rested", async () => {
	await anew();
	const at = new Date(clock.now().getTime() + 48 * hour);
	const shift = await plansShift(cast, { at });
	const [near, far] = [8 * hour - 60_000, 8 * hour];
	const starts = (before: number) => new Date(at.getTime() - before - 4 * hour);
	const ends = (after: number) => new Date(at.getTime() + 4 * hour + after);
	const wanted = new Map([
		[starts(near), lina],
		[starts(far), omar],
		[ends(near), ada],
		[ends(far), sid],
	]);
	for (const [start, who] of wanted) await worked(who, start, 0, "booked");
	const rested = new Map((await candidates(sam, shift, "listener")).map(({ name, rested }) => [name, rested]));
	assert.deepEqual(
		["Lina", "Omar", "Ada", "Sid", "Sam"].map((name) => rested.get(name)),
		[false, true, false, true, true],
	);
});

test("who is most behind on this month's hours is first, and then they go by name", async () => {
	await anew();
	const shift = await plansShift(cast, { at: new Date(noonIn(1, 20).getTime()) });
	// In the first months sixteen hours are promised, later eight; whoever is not certified has promised none.
	await certified(lina, noonIn(-1));
	await certified(omar, noonIn(-12));
	await certified(ada, noonIn(-12));
	await certified(sid, noonIn(-1));
	await worked(sid, noonIn(0, 1), 200);
	await worked(sid, noonIn(0, 3), 0, "booked");
	await worked(sid, noonIn(0, 5), 240, "no_show");
	await worked(sid, noonIn(-1, 5), 240);
	await worked(sid, noonIn(1, 1), 0, "booked");
	const found = await candidates(dora, shift, "listener");
	assert.deepEqual(
		found.map(({ name, minutes_behind }) => [name, minutes_behind]),
		[
			["Lina", 960],
			["Sid", 960 - 200 - 240],
			["Ada", 480],
			["Omar", 480],
			["Dora", 0],
			["Sam", 0],
		],
	);
});

test("a call-out asks all who are rested and were not asked, once, and is in the audit log", async () => {
	await anew();
	const shift = await plansShift(cast, { inHours: 48 });
	await books(sid, shift, { part: "supervisor" });
	const near = await plansShift(cast, { inHours: 54 });
	await books(dora, near, { part: "supervisor" });
	await books(lina, near);
	const before = (await toldOfShifts(lina)).length;
	assert.equal(await askedIn(shift, "listener"), 3, "Ada, Omar and Sam");
	assert.equal((await toldOfShifts(omar))[0], "A shift needs a listener. Could you come?");
	assert.equal((await toldOfShifts(lina)).length, before);
	const asked = (await candidates(sam, shift, "listener")).filter(({ asked_at }) => asked_at !== null);
	assert.deepEqual(asked.map(({ name }) => name).sort(), ["Ada", "Omar", "Sam"]);
	refusal(await callsOut(sam, shift, "listener"), 409, "nobody_left");
	const { body } = await dora.calls(auditLog, undefined, { act: "call_out" });
	const [line, ...others] = auditLog.answer.parse(body).results;
	assert.deepEqual([line?.member.id, others.length], [sam.id, 0]);
	assert.partialDeepStrictEqual(line?.params, { part: "listener", count: 3 });
});

test("those who are named are asked, rested or not, but nobody who could not come", async () => {
	await anew();
	const shift = await plansShift(cast, { inHours: 48 });
	const near = await plansShift(cast, { inHours: 54 });
	const same = await plansShift(cast, { inHours: 49 });
	for (const [who, where] of [
		[sid, shift],
		[dora, near],
		[sam, same],
	] as const)
		await books(who, where, { part: "supervisor" });
	await books(lina, near);
	await books(omar, same);
	assert.equal(await askedIn(shift, "listener", [lina.id, omar.id, tess.id, noor.id]), 1);
	assert.equal((await toldOfShifts(lina))[0], "A shift needs a listener. Could you come?");
	refusal(await callsOut(sam, shift, "listener", [omar.id, nowhere]), 409, "nobody_left");
	refusal(await callsOut(sam, shift, "listener", []), 400);
});

test("people are asked only where they are needed, and could say yes", async () => {
	await anew();
	const shift = await plansShift(cast, { listeners: 1 });
	refusal(await callsOut(sam, shift, "listener"), 409, "needs_supervisor");
	assert.equal(await askedIn(shift, "supervisor"), 3);
	await books(sid, shift, { part: "supervisor" });
	refusal(await callsOut(sam, shift, "supervisor"), 409, "not_needed");
	await books(lina, shift);
	refusal(await callsOut(sam, shift, "listener"), 409, "not_needed");
	assert.equal((await seeksCover(lina, shift)).status, 200);
	clock.passMinutes(61);
	assert.equal(await askedIn(shift, "listener", [omar.id]), 1, "somebody needs cover");
	clock.passMinutes(61);
	await pool.query("UPDATE shifts SET off_at = now()");
	refusal(await callsOut(sam, shift, "listener"), 409, "shift_off");
	await pool.query("UPDATE shifts SET off_at = NULL, starts_at = $1", [clock.now()]);
	assert.equal(await askedIn(shift, "listener", [omar.id]), 1, "it is on, and who joins it helps");
	await pool.query("UPDATE shifts SET ends_at = $1, starts_at = $1::timestamptz - interval '4 hours'", [clock.now()]);
	refusal(await callsOut(sam, shift, "listener"), 409, "shift_over");
	refusal(await callsOut(sam, nowhere, "listener"), 404, "not_found");
});

test("two who call out at once ask everybody once", async () => {
	await anew();
	const shift = await plansShift(cast);
	const answers = await Promise.all([sam, dora, sid].map((one) => callsOut(one, shift, "supervisor")));
	assert.deepEqual(answers.map(({ status }) => status).sort(), [200, 409, 409]);
});

test("only who supervises sees candidates and calls out", async () => {
	const shift = await plansShift(cast);
	for (const one of [lina, tess, noor]) {
		refusal(await one.calls(callOut, { part: "listener" }, { id: shift }), 403, "forbidden");
		refusal(await one.send("GET", `/api/v1/shift-manager/shifts/${shift}/candidates/?part=listener`), 403);
	}
	refusal(await sam.send("GET", `/api/v1/shift-manager/shifts/${nowhere}/candidates/?part=listener`), 404);
	refusal(await sam.send("GET", `/api/v1/shift-manager/shifts/${shift}/candidates/?part=cook`), 400);
});

import assert from "node:assert/strict";
import type { Role } from "@warmline/contract/accounts/roles";
import { suspendVolunteer } from "@warmline/contract/applications/record-calls";
import { changeMemberRole, deactivateMember, eraseMember, exportMember } from "@warmline/contract/members/calls";
import { test } from "vitest";
import { lists } from "../../test/notices.ts";
import type { MemberPerson } from "../../test/person.ts";
import { refusal } from "../../test/refusal.ts";
import { books, plansShift, seesShift, setsRota, triesToBook } from "../../test/shifts.ts";
import { society } from "../../test/society.ts";
import { unzip } from "../../test/unzip.ts";

const cast = await society();
const { lina, omar, sam, dora, pool, newMember } = cast;
await setsRota(cast, { weekly_cap: 14 });

const endings = async (who: { id: string }) =>
	(await pool.query("SELECT ended_how FROM bookings WHERE member_id = $1 ORDER BY id", [who.id])).rows.map(
		({ ended_how }) => ended_how,
	);

let hours = 24;
const full = async (supervisor: MemberPerson, listener: MemberPerson) => {
	hours += 13;
	const shift = await plansShift(cast, { inHours: hours, listeners: 1 });
	await books(supervisor, shift);
	await books(listener, shift, { part: "listener" });
	return shift;
};
const waits = async (who: MemberPerson, shift: string) =>
	assert.equal((await who.send("POST", `/api/v1/shift-manager/shifts/${shift}/waiting-list/`)).status, 200);

test("who is locked out loses their places to come, and who waits is offered them", async () => {
	const ada = await newMember("ada", "listener");
	const shift = await full(sam, ada);
	await waits(omar, shift);
	const waited = await full(sam, lina);
	await waits(ada, waited);
	assert.equal((await dora.calls(deactivateMember, {}, { member_id: ada.id })).status, 200);
	assert.deepEqual(await endings(ada), ["left"]);
	assert.notEqual((await seesShift(omar, shift)).own.offer_until, null);
	assert.equal((await seesShift(omar, waited)).waiting, 0);
});

test("who becomes a trainee keeps none, and gets none by any way", async () => {
	const bea = await newMember("bea", "supervisor");
	const shift = await full(bea, lina);
	const { status } = await dora.calls(changeMemberRole, { role: "trainee_supervisor" }, { member_id: bea.id });
	assert.equal(status, 200);
	assert.deepEqual(await endings(bea), ["left"]);
	assert.equal((await seesShift(lina, shift)).state, "needs_supervisor");
	assert.ok((await lists(lina)).results.some((one) => JSON.stringify(one).includes("lost its supervisor")));
	refusal(await triesToBook(bea, shift), 409, "trainee");
});

test("a supervisor who is a listener now keeps the places in which they listen", async () => {
	const cleo = await newMember("cleo", "supervisor");
	await full(cleo, lina);
	await full(sam, cleo);
	await dora.calls(changeMemberRole, { role: "listener" }, { member_id: cleo.id });
	assert.deepEqual(await endings(cleo), ["left", null]);
});

test("a suspended volunteer loses their places, too", async () => {
	const dan = await newMember("dan", "listener");
	const shift = await full(sam, dan);
	await waits(omar, shift);
	await omar.comesIn();
	const { status, body } = await dora.calls(suspendVolunteer, { reason: "Until we have talked." }, { user_id: dan.id });
	assert.equal(status, 200, JSON.stringify(body));
	await omar.hears("notification", { notification: { kind: "shift" } });
	omar.line.close();
	assert.deepEqual(await endings(dan), ["left"]);
	assert.notEqual((await seesShift(omar, shift)).own.offer_until, null);
});

test("of a shift that runs the time they were there counts", async () => {
	const eli = await newMember("eli", "listener");
	const shift = await full(sam, eli);
	const past = (n: number) => new Date(cast.clock.now().getTime() - n * 60_000);
	await pool.query("UPDATE shifts SET starts_at = $2, ends_at = $3 WHERE id = $1", [shift, past(90), past(-150)]);
	await pool.query("UPDATE bookings SET checked_in_at = $2 WHERE shift_id = $1 AND member_id = $3", [
		shift,
		past(60),
		eli.id,
	]);
	await dora.calls(deactivateMember, {}, { member_id: eli.id });
	const { rows } = await pool.query(
		"SELECT ended_how, attendance, minutes, checked_out_at IS NOT NULL AS gone FROM bookings WHERE member_id = $1",
		[eli.id],
	);
	assert.deepEqual(rows, [{ ended_how: "left", attendance: "worked", minutes: 60, gone: true }]);
});

test("booking and being locked out at once: no place is left behind", async () => {
	for (let round = 0; round < 10; round++) {
		const who = await newMember(`gus${round}`, "listener");
		hours += 13;
		const shift = await plansShift(cast, { inHours: hours });
		await books(sam, shift);
		const [booked] = await Promise.all([
			triesToBook(who, shift),
			dora.calls(deactivateMember, {}, { member_id: who.id }),
		]);
		assert.ok([200, 401, 409].includes(booked.status), `${booked.status}`);
		assert.ok(!(await endings(who)).includes(null));
	}
});

const rolesThatBook: readonly Role[] = ["listener", "supervisor", "director"];

test("a copy of one's own has the shifts in it, and an erased member leaves nothing behind", async () => {
	for (const role of rolesThatBook) {
		const who = await newMember(`kept-${role}`, role);
		const shift = await full(role === "listener" ? sam : who, role === "listener" ? who : lina);
		await waits(omar, shift);
		await pool.query("UPDATE bookings SET leaving_words = 'A long night' WHERE member_id = $1", [who.id]);
		await pool.query("UPDATE shifts SET closed_by = $1, close_note = 'All well' WHERE id = $2", [who.id, shift]);
		const path = `${cast.address}/api/v1${exportMember.path.replace(":member_id", who.id)}`;
		const zip = await fetch(path, { headers: { authorization: `Token ${who.token}` } });
		const { shifts } = JSON.parse(
			unzip(Buffer.from(await zip.arrayBuffer()))
				.get("person.json")
				?.toString() ?? "",
		);
		assert.equal(shifts.places[0].leaving_words, "A long night");
		assert.equal(shifts.closed[0].note, "All well");
		const erased = await dora.calls(eraseMember, { username: `kept-${role}` }, { member_id: who.id });
		assert.equal(erased.status, 204, JSON.stringify(erased.body));
		const { rows } = await pool.query("SELECT count(*)::int AS n FROM bookings WHERE member_id = $1", [who.id]);
		assert.deepEqual(rows, [{ n: 0 }]);
		const seen = await seesShift(omar, shift);
		if (role === "listener") assert.notEqual(seen.own.offer_until, null);
		else assert.equal(seen.state, "needs_supervisor");
	}
});

import assert from "node:assert/strict";
import { auditLog } from "@warmline/contract/audit/calls";
import { deactivateMember } from "@warmline/contract/members/calls";
import { beforeEach, test } from "vitest";
import { candidates, placesIn, seeksCover, toldOfShifts } from "../../../test/cover.ts";
import { checksIn, emptiesShifts, shiftWith } from "../../../test/duty.ts";
import {
	answersRequest,
	askedPlaces,
	requestStates,
	requestsPlace,
	triesToRequest,
	withdrawsRequest,
} from "../../../test/place-requests.ts";
import { placesHold } from "../../../test/places-hold.ts";
import { refusal } from "../../../test/refusal.ts";
import { books, plansShift, setsRota, triesToBook } from "../../../test/shifts.ts";
import { society } from "../../../test/society.ts";

const cast = await society();
const { lina, omar, sam, dora, tess, noor, pool, clock, newMember } = cast;
await setsRota(cast, { weekly_cap: 14 });
beforeEach(async () => {
	await emptiesShifts(cast);
	await pool.query("DELETE FROM place_requests");
});

/** A shift that lacks a listener, and began so many minutes ago. */
const lacking = async (ago = 10, listeners = 2) => {
	const shift = await shiftWith(cast, { supervisors: [sam], listeners: [lina], inMinutes: 1 });
	await pool.query("UPDATE shifts SET listeners = $2 WHERE id = $1", [shift, listeners]);
	clock.passMinutes(ago + 1);
	return shift;
};

test("a supervisor asks a member for a running shift, who accepts by one press, can check in, and the supervisor hears it", async () => {
	const shift = await lacking();
	const { id, state, member } = await requestsPlace(sam, shift, omar);
	assert.deepEqual([state, member.name], ["waiting", "Omar"]);
	assert.equal(
		(await toldOfShifts(omar))[0],
		"Sam asks you to take a place in a shift that needs you. Please accept or decline.",
	);
	const [asked] = await askedPlaces(omar);
	assert.deepEqual([asked?.id, asked?.from, asked?.part, asked?.shift.id], [id, "Sam", "listener", shift]);
	assert.equal((await answersRequest(omar, id, true)).status, 200);
	assert.deepEqual(await requestStates(sam, shift), [["Omar", "accepted"]]);
	assert.deepEqual(await placesIn(cast, shift), [sam.id, lina.id, omar.id]);
	assert.equal((await toldOfShifts(sam))[0], "Omar takes the place in the shift.");
	assert.deepEqual(await askedPlaces(omar), []);
	await checksIn(omar, shift);
	refusal(await answersRequest(omar, id, false), 409, "request_over");
});

test("who declines is asked no more until somebody asks again, and the supervisor hears it", async () => {
	const shift = await lacking();
	const { id } = await requestsPlace(sam, shift, omar);
	refusal(await triesToRequest(dora, shift, omar.id), 409, "already_asked");
	assert.equal((await answersRequest(omar, id, false)).status, 200);
	assert.deepEqual(await requestStates(dora, shift), [["Omar", "declined"]]);
	assert.equal((await toldOfShifts(sam))[0], "Omar can’t take the place in the shift.");
	await requestsPlace(dora, shift, omar);
	assert.deepEqual(await requestStates(sam, shift), [
		["Omar", "waiting"],
		["Omar", "declined"],
	]);
});

test("a supervisor takes it back, whoever has asked, and it is in the audit log with who was asked", async () => {
	const shift = await lacking();
	const { id } = await requestsPlace(sam, shift, omar);
	assert.equal((await withdrawsRequest(dora, id)).status, 204);
	assert.deepEqual(await requestStates(sam, shift), [["Omar", "withdrawn"]]);
	assert.equal((await toldOfShifts(omar))[0], "A shift you were asked to help with no longer needs you.");
	refusal(await answersRequest(omar, id, true), 409, "request_over");
	refusal(await withdrawsRequest(sam, id), 409, "request_over");
	for (const [act, by] of [
		["request_place", "Sam"],
		["withdraw_place_request", "Dora"],
	] as const) {
		const [entry] = auditLog.answer.parse((await dora.calls(auditLog, undefined, { act })).body).results;
		assert.deepEqual([entry?.member.name, entry?.about?.name], [by, "Omar"]);
	}
});

test("people are asked by name only where they are needed, could come, and soon", async () => {
	const later = await plansShift(cast, { inHours: 13 });
	refusal(await triesToRequest(sam, later, dora.id, "supervisor"), 409, "not_soon");
	const soon = await plansShift(cast, { inHours: 11 });
	refusal(await triesToRequest(sam, soon, omar.id), 409, "needs_supervisor");
	refusal(await triesToRequest(sam, soon, omar.id, "supervisor"), 409, "cannot_come");
	const { id } = await requestsPlace(dora, soon, sam, "supervisor");
	assert.equal((await answersRequest(sam, id, true)).status, 200);
	refusal(await triesToRequest(dora, soon, sam.id), 409, "cannot_come");
	for (const one of [tess, noor]) refusal(await triesToRequest(dora, soon, one.id), 409, "cannot_come");
	await pool.query("UPDATE shifts SET listeners = 1 WHERE id = $1", [soon]);
	await books(lina, soon);
	refusal(await triesToRequest(dora, soon, omar.id), 409, "not_needed");
	await seeksCover(lina, soon);
	const busy = await plansShift(cast, { inHours: 12 });
	await books(dora, busy);
	await books(omar, busy);
	refusal(await triesToRequest(dora, soon, omar.id), 409, "cannot_come");
	await pool.query("UPDATE shifts SET off_at = now() WHERE id = $1", [soon]);
	refusal(await triesToRequest(dora, soon, omar.id), 409, "shift_off");
	refusal(await triesToRequest(dora, crypto.randomUUID(), omar.id), 404);
});

test("who is connected is first among those who could come to a shift that is on", async () => {
	const shift = await lacking();
	const zoe = await newMember("zoe", "listener");
	await zoe.comesIn();
	const [first, ...others] = await candidates(sam, shift, "listener");
	assert.deepEqual([first?.name, first?.connected], ["Zoe", true]);
	assert.ok(others.length > 0 && others.every(({ connected }) => connected === false));
});

test("accepting relieves who looks for cover where no place is free", async () => {
	const shift = await shiftWith(cast, { supervisors: [sam], listeners: [lina] });
	await seeksCover(lina, shift);
	clock.passMinutes(20);
	const { id } = await requestsPlace(sam, shift, omar);
	assert.equal((await answersRequest(omar, id, true)).status, 200);
	assert.deepEqual(await placesIn(cast, shift), [sam.id, omar.id]);
	assert.match((await toldOfShifts(lina))[0] ?? "", /Omar will take your place/);
});

test("what was not answered is over with the shift, and with who may not come any more", async () => {
	const shift = await lacking();
	const gus = await newMember("gus", "listener");
	const [first, second] = [await requestsPlace(sam, shift, omar), await requestsPlace(sam, shift, gus)];
	await dora.showsPassword();
	assert.equal((await dora.calls(deactivateMember, {}, { member_id: gus.id })).status, 200);
	assert.deepEqual(await requestStates(sam, shift), [
		["Gus", "over"],
		["Omar", "waiting"],
	]);
	assert.equal((await answersRequest(gus, second.id, true)).status, 401);
	clock.passMinutes(240);
	assert.deepEqual((await requestStates(sam, shift))[1], ["Omar", "over"]);
	assert.deepEqual(await askedPlaces(omar), []);
	refusal(await answersRequest(omar, first.id, true), 409, "shift_over");
	assert.deepEqual(await placesIn(cast, shift), [sam.id, lina.id]);
});

test("a member whose role changed since they were asked takes no place that they may not have", async () => {
	const shift = await plansShift(cast, { inHours: 1 });
	const sid = await newMember("sid", "supervisor");
	const { id } = await requestsPlace(sam, shift, sid, "supervisor");
	await pool.query("UPDATE members SET role = 'listener' WHERE id = $1", [sid.id]);
	refusal(await answersRequest(sid, id, true), 409, "not_a_supervisor");
	assert.deepEqual(await placesIn(cast, shift), []);
});

test("of all who accept the last place at once, or book it, one has it; the others are told, and can still decline", async () => {
	const [ada, ben] = [await newMember("ada", "listener"), await newMember("ben", "listener")];
	for (let round = 0; round < 8; round++) {
		await emptiesShifts(cast);
		const shift = await lacking(5);
		const asked = [];
		for (const one of [ada, ben]) asked.push({ one, id: (await requestsPlace(sam, shift, one)).id });
		const answers = await Promise.all([
			...asked.map(({ one, id }) => answersRequest(one, id, true)),
			triesToBook(omar, shift),
		]);
		assert.deepEqual(answers.map(({ status }) => status).sort(), [200, 409, 409]);
		for (const answer of answers) if (answer.status !== 200) refusal(answer, 409, "shift_full");
		await placesHold(cast);
		for (const [at, { one, id }] of asked.entries())
			if (answers[at]?.status !== 200) assert.equal((await answersRequest(one, id, false)).status, 200);
	}
});

test("two supervisors who ask the same member at once ask once; who accepts while it is taken back does one of both", async () => {
	const shift = await lacking();
	const both = await Promise.all([triesToRequest(sam, shift, omar.id), triesToRequest(dora, shift, omar.id)]);
	assert.deepEqual(both.map(({ status }) => status).sort(), [201, 409]);
	for (let round = 0; round < 6; round++) {
		await emptiesShifts(cast);
		await pool.query("DELETE FROM place_requests");
		const shift = await lacking(5);
		const { id } = await requestsPlace(sam, shift, omar);
		const [accepted, withdrawn] = await Promise.all([answersRequest(omar, id, true), withdrawsRequest(dora, id)]);
		assert.deepEqual([accepted.status, withdrawn.status].toSorted(), accepted.status === 200 ? [200, 409] : [204, 409]);
		assert.equal((await placesIn(cast, shift)).includes(omar.id), accepted.status === 200);
	}
});

test("listeners and trainees ask nobody, and what others were asked does not exist for them", async () => {
	const shift = await lacking();
	const { id } = await requestsPlace(sam, shift, omar);
	for (const one of [lina, tess, noor]) {
		refusal(await triesToRequest(one, shift, omar.id), 403, "forbidden");
		refusal(await withdrawsRequest(one, id), 403, "forbidden");
	}
	refusal(await answersRequest(lina, id, true), 404, "not_found");
	refusal(await answersRequest(dora, id, true), 404, "not_found");
	refusal(await answersRequest(tess, id, true), 403, "forbidden");
	assert.deepEqual(await requestStates(sam, shift), [["Omar", "waiting"]]);
});

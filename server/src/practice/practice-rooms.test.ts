import assert from "node:assert/strict";
import { changeMemberRole } from "@warmline/contract/members/calls";
import {
	joinPractice,
	listPractice,
	openPractice,
	readPractice,
	withdrawPractice,
} from "@warmline/contract/practice/calls";
import { test } from "vitest";
import type { MemberPerson } from "../../test/person.ts";
import {
	acceptedTrainee,
	asksToPractise,
	endsPractice,
	entersPractice,
	listsPractice,
	playsTheVisitor,
	practiceOf,
	readsPractice,
} from "../../test/practice.ts";
import { refusal } from "../../test/refusal.ts";
import { society } from "../../test/society.ts";

const cast = await society();
const { lina, omar, sam, dora, tess, noor, clock, pool, newMember, newBrowser } = cast;
const tara = await acceptedTrainee(cast, "tara");
const theo = await acceptedTrainee(cast, "theo");
const nowhere = "0190a0a0-0000-7000-8000-00000000dead";

const joins = (who: MemberPerson, room_id: string, card = "exam-stress") =>
	who.calls(joinPractice, { card }, { room_id });
const withdraws = (who: MemberPerson, room_id: string) => who.calls(withdrawPractice, undefined, { room_id });
const endsFor = async (who: MemberPerson, room_id: string) => endsPractice(await entersPractice(cast, who, room_id));

test("trainees practise once their application is accepted, agents always, others never", async () => {
	for (const practised of [tara, lina, sam, dora]) {
		const { id } = await asksToPractise(practised);
		assert.equal((await withdraws(practised, id)).status, 204);
	}
	const { id } = await asksToPractise(lina);
	refusal(await tess.calls(listPractice), 409, "not_accepted");
	refusal(await tess.calls(openPractice), 409, "not_accepted");
	refusal(await joins(tess, id), 409, "not_accepted");
	for (const call of [listPractice, openPractice]) refusal(await noor.calls(call), 403, "forbidden");
	refusal(await joins(noor, id), 403, "forbidden");
	refusal(await newBrowser().calls(listPractice), 401, "not_logged_in");
	await withdraws(lina, id);
});

test("somebody whose application was declined, or is not decided on, does not practise", async () => {
	await pool.query("UPDATE applications SET status = 'submitted' WHERE member_id = $1", [theo.id]);
	refusal(await theo.calls(openPractice), 409, "not_accepted");
	await pool.query("UPDATE applications SET status = 'declined' WHERE member_id = $1", [theo.id]);
	refusal(await theo.calls(openPractice), 409, "not_accepted");
	await pool.query("UPDATE applications SET status = 'accepted' WHERE member_id = $1", [theo.id]);
	assert.equal((await listsPractice(theo)).mine, null);
});

test("a learner waits, a colleague plays the visitor, and both find the room as theirs", async () => {
	const asked = await asksToPractise(tara);
	assert.deepEqual(
		[asked.state, asked.learner, asked.partner, asked.card, asked.seq, asked.started_at],
		["open", { id: tara.id, name: "Tara" }, null, null, 0, null],
	);
	assert.deepEqual((await listsPractice(lina)).open, [{ ...asked, learner_online: false }]);
	const page = await tara.comesIn();
	assert.deepEqual((await listsPractice(lina)).open, [{ ...asked, learner_online: true }]);
	page.close();
	const own = await listsPractice(tara);
	assert.deepEqual([own.mine, own.open], [asked, []]);
	const played = await playsTheVisitor(lina, asked.id, "new-city");
	assert.deepEqual([played.state, played.partner?.name, played.card], ["running", "Lina", "new-city"]);
	assert.deepEqual((await listsPractice(lina)).mine, played);
	assert.deepEqual((await listsPractice(tara)).mine, { ...played, card: null });
	assert.deepEqual((await listsPractice(omar)).open, []);
	// Asked again by a page that did not hear the answer.
	assert.deepEqual(await playsTheVisitor(lina, asked.id, "new-city"), played);
	await endsFor(tara, asked.id);
	for (const one of [tara, lina]) {
		const { mine, results } = await listsPractice(one);
		assert.deepEqual(
			[mine, results[0]?.id, results[0]?.card, results[0]?.state],
			[null, asked.id, "new-city", "ended"],
		);
	}
});

test("a card that is not there cannot be played, and none must be named", async () => {
	const { id } = await asksToPractise(tara);
	const refused = refusal(await joins(lina, id, "no-such-card"), 400, "no_such_card");
	assert.ok(refused.errors?.card);
	refusal(await lina.calls(joinPractice, { card: "" }, { room_id: id }), 400, "invalid_card");
	assert.equal((await listsPractice(tara)).mine?.state, "open");
	await withdraws(tara, id);
});

test("of many who join at once one plays, and the others hear who", async () => {
	for (let round = 0; round < 5; round++) {
		const { id } = await asksToPractise(tara);
		const answers = await Promise.all([lina, omar, sam, dora, theo].map((one) => joins(one, id)));
		const won = answers.filter(({ status }) => status === 200);
		assert.equal(won.length, 1);
		const { partner } = joinPractice.answer.parse(won[0]?.body).result;
		for (const answer of answers) {
			if (answer.status === 200) continue;
			assert.equal(
				refusal(answer, 409, "already_started").message,
				`${partner?.name} is already playing the visitor in this practice.`,
			);
		}
		await endsFor(tara, id);
	}
});

test("nobody is in two rooms at once, on either side and however fast they ask", async () => {
	for (let round = 0; round < 5; round++) {
		const [a, b] = [await asksToPractise(tara), await asksToPractise(theo)];
		const answers = await Promise.all([
			joins(lina, a.id),
			joins(lina, b.id),
			lina.calls(openPractice),
			lina.calls(openPractice),
			joins(lina, b.id),
		]);
		const taken = answers.filter(({ status }) => status === 200 || status === 201);
		// The same room joined twice is one room.
		assert.ok(taken.length >= 1 && taken.length <= 2);
		const { rows } = await pool.query(
			"SELECT id FROM practice_rooms WHERE state <> 'ended' AND $1 IN (learner_id, partner_id)",
			[lina.id],
		);
		assert.equal(rows.length, 1);
		for (const answer of answers) if (!taken.includes(answer)) refusal(answer, 409, "already_practising");
		await pool.query("UPDATE practice_rooms SET state = 'ended'");
	}
});

test("nobody plays their own visitor, and who waits does not play another's meanwhile", async () => {
	const [a, b] = [await asksToPractise(tara), await asksToPractise(theo)];
	refusal(await joins(tara, a.id), 409, "already_practising");
	refusal(await joins(tara, b.id), 409, "already_practising");
	refusal(await tara.calls(openPractice), 409, "already_practising");
	for (const [who, { id }] of [
		[tara, a],
		[theo, b],
	] as const)
		assert.equal((await withdraws(who, id)).status, 204);
});

test("two who wait for each other and join each other at once end in at most one room each", async () => {
	const [a, b] = [await asksToPractise(tara), await asksToPractise(theo)];
	for (const answer of await Promise.all([joins(tara, b.id), joins(theo, a.id)]))
		refusal(answer, 409, "already_practising");
	await Promise.all([withdraws(tara, a.id), withdraws(theo, b.id)]);
});

test("who waits takes it back as long as nobody came; a withdrawal and a joining at once have one winner", async () => {
	for (let round = 0; round < 5; round++) {
		const { id } = await asksToPractise(tara);
		refusal(await withdraws(omar, id), 404);
		refusal(await withdraws(sam, id), 403);
		const [taken, joined] = await Promise.all([withdraws(tara, id), joins(lina, id)]);
		if (taken.status === 204) {
			refusal(joined, 404);
			assert.equal((await withdraws(tara, id)).status, 204);
		} else {
			refusal(taken, 409, "already_started");
			assert.equal(joined.status, 200);
			await endsFor(lina, id);
			refusal(await withdraws(tara, id), 409, "already_started");
		}
		assert.equal((await listsPractice(tara)).mine, null);
	}
	// To nobody it is a practice that was had.
	const { rows } = await pool.query("SELECT id FROM practice_rooms WHERE started_at IS NULL");
	assert.ok(rows.length > 0);
	const listed = [...(await listsPractice(tara)).results, ...(await listsPractice(sam)).results].map(({ id }) => id);
	for (const { id } of rows) assert.ok(!listed.includes(id));
});

test("a room that nobody came to is gone after twelve hours, and one in which nobody writes after two", async () => {
	const waiting = await asksToPractise(theo);
	const { id, listener, visitor } = await practiceOf(cast, tara, lina);
	clock.passMinutes(119);
	visitor.says("send_line", { text: "hi", client_id: "c1" });
	await listener.hears("new_line");
	clock.passMinutes(119);
	assert.equal((await listsPractice(tara)).mine?.id, id);
	clock.passMinutes(2);
	assert.equal((await listsPractice(tara)).mine, null);
	await listener.hears("room", { room: { state: "ended", card: "exam-stress" } });
	const { result, lines } = await readsPractice(tara, id);
	assert.deepEqual([result.state, result.ended_at], ["ended", lines[0]?.at]);
	await playsTheVisitor(omar, (await asksToPractise(tara)).id);
	assert.equal((await listsPractice(lina)).open[0]?.id, waiting.id);
	// A session lives while it is used.
	for (let hours = 4; hours < 12; hours += 4) {
		clock.passMinutes(4 * 60);
		await Promise.all([lina, omar, sam, dora, tara, theo].map((one) => listsPractice(one)));
	}
	clock.passMinutes(1);
	assert.deepEqual((await listsPractice(lina)).open, []);
	refusal(await joins(lina, waiting.id), 404);
	assert.equal((await listsPractice(theo)).mine, null);
	assert.equal((await listsPractice(omar)).mine, null);
});

test("a room whose learner or partner is no member any more is ended", async () => {
	const [gone, left] = [await newMember("gone", "listener"), await newMember("left", "listener")];
	const waiting = await asksToPractise(gone);
	const { id } = await asksToPractise(tara);
	await playsTheVisitor(left, id);
	await pool.query("DELETE FROM members WHERE id = $1", [gone.id]);
	await pool.query("UPDATE members SET is_active = false WHERE id = $1", [left.id]);
	assert.deepEqual((await listsPractice(lina)).open, []);
	refusal(await joins(lina, waiting.id), 404);
	assert.equal((await listsPractice(tara)).mine, null);
});

test("a room whose learner or partner has a role that meets nobody is ended", async () => {
	for (const side of ["learner", "partner"] as const) {
		const gone = await newMember(`${side}gone`, "listener");
		const { id, visitor, listener } = await (side === "learner"
			? practiceOf(cast, gone, lina)
			: practiceOf(cast, lina, gone));
		const role = { role: "new_hire" } as const;
		await dora.showsPassword();
		assert.equal((await dora.calls(changeMemberRole, role, { member_id: gone.id })).status, 200);
		assert.equal((await listsPractice(lina)).mine, null);
		await (side === "learner" ? visitor : listener).hears("room", { room: { id, state: "ended" } });
	}
});

test("past practice is read page by page: one's own, or everybody's for who supervises", async () => {
	const had: string[] = [];
	for (let n = 0; n < 5; n++) {
		const { id } = await asksToPractise(n % 2 ? tara : theo);
		await playsTheVisitor(omar, id);
		await endsFor(omar, id);
		had.unshift(id);
	}
	const pages = async (who: MemberPerson) => {
		const ids: string[] = [];
		for (let cursor: string | null = ""; cursor !== null; ) {
			const { results, next } = await listsPractice(who, { limit: "2", ...(cursor ? { cursor } : {}) });
			assert.ok(results.length <= 2);
			ids.push(...results.map(({ id }) => id));
			cursor = next;
		}
		return ids;
	};
	assert.deepEqual((await pages(omar)).slice(0, 5), had);
	for (const supervising of [sam, dora]) assert.deepEqual((await pages(supervising)).slice(0, 5), had);
	const tarasOwn = (await listsPractice(tara)).results.map(({ id }) => id);
	assert.ok(tarasOwn.includes(had[1] ?? "") && !tarasOwn.includes(had[0] ?? ""));
	const now = await asksToPractise(tara);
	await playsTheVisitor(theo, now.id);
	assert.equal((await listsPractice(sam)).results[0]?.id, now.id, "who supervises sees what runs");
	assert.notEqual((await listsPractice(tara)).results[0]?.id, now.id);
	refusal(await lina.calls(listPractice, undefined, { cursor: "x" }), 400, "invalid_cursor");
	for (const id of [nowhere, "x"]) refusal(await sam.calls(readPractice, undefined, { room_id: id }), 404);
	await endsFor(tara, now.id);
});

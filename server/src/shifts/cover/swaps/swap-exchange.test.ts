import assert from "node:assert/strict";
import { me } from "@warmline/contract/accounts/calls";
import fc from "fast-check";
import { test } from "vitest";
import { answersSwap, asksSwap, hasAsked, placesIn, swapsOf, withdrawsSwap } from "../../../../test/cover.ts";
import { isLong } from "../../../../test/faults/length.ts";
import type { MemberPerson } from "../../../../test/person.ts";
import { placesHold } from "../../../../test/places-hold.ts";
import { refusal } from "../../../../test/refusal.ts";
import { books, plansShift, setsRota, triesToBook, triesToCancel } from "../../../../test/shifts.ts";
import { society } from "../../../../test/society.ts";

const cast = await society();
const { lina, omar, sam, dora, pool, clock, newMember } = cast;
const ada = await newMember("ada", "listener");
const sid = await newMember("sid", "supervisor");
const listeners = [lina, omar, ada];
const supervisors = [sam, dora, sid];
await setsRota(cast, { weekly_cap: 14 });

const from = <T>(all: readonly T[], at: number): T => all[at % all.length] ?? assert.fail();

/** Shifts at these hours of a day to come, each with a supervisor where one is free. */
const anew = async (hours: readonly number[]) => {
	await pool.query("TRUNCATE shifts CASCADE");
	// In an hour nobody asks for many swaps.
	clock.passMinutes(61);
	// Nobody is logged out, however many such hours pass.
	for (const one of [...listeners, ...supervisors]) assert.equal((await one.calls(me)).status, 200);
	const shifts: string[] = [];
	for (const hour of hours) {
		const shift = await plansShift(cast, { inHours: 7 * 24 + hour, listeners: 2 });
		for (const one of supervisors) if ((await triesToBook(one, shift, { part: "supervisor" })).status === 200) break;
		shifts.push(shift);
	}
	return shifts;
};

test("of two swaps that cross one is done, and the other is over", async () => {
	for (let round = 0; round < 10; round++) {
		const shifts = await anew([0, 10, 20]);
		const [first, second, third] = [from(shifts, 0), from(shifts, 1), from(shifts, 2)];
		await books(lina, first);
		await books(omar, second);
		await books(ada, third);
		// Omar's place is wanted by Lina, and Omar wants Ada's: both agree at once.
		const wanted = await hasAsked(lina, first, second, omar.id);
		const wants = await hasAsked(omar, second, third, ada.id);
		const answers = await Promise.all([answersSwap(omar, wanted.id, true), answersSwap(ada, wants.id, true)]);
		assert.deepEqual(answers.map(({ status }) => status).sort(), [200, 409]);
		for (const answer of answers) if (answer.status !== 200) refusal(answer, 409, "swap_over");
		const listeners = await Promise.all(shifts.map(async (shift) => (await placesIn(cast, shift))[1]));
		assert.deepEqual(listeners, answers[0]?.status === 200 ? [omar.id, lina.id, ada.id] : [lina.id, ada.id, omar.id]);
	}
});

test("agreed on twice at once it is done once, and what is cancelled in that moment is not given away", async () => {
	for (let round = 0; round < 10; round++) {
		const shifts = await anew([0, 10]);
		const [mine, theirs] = [from(shifts, 0), from(shifts, 1)];
		await books(lina, mine);
		await books(omar, theirs);
		const { id } = await hasAsked(lina, mine, theirs, omar.id);
		const answers = await Promise.all([answersSwap(omar, id, true), answersSwap(omar, id, true)]);
		assert.deepEqual(answers.map(({ status }) => status).sort(), [200, 409]);
		const back = await hasAsked(lina, theirs, mine, omar.id);
		const [answer, cancelling] = await Promise.all([answersSwap(omar, back.id, true), triesToCancel(lina, theirs)]);
		const left = (await placesIn(cast, mine)).length + (await placesIn(cast, theirs)).length;
		if (answer.status === 200) {
			// By then Lina was in the other one.
			refusal(cancelling, 409, "not_booked");
			assert.equal(left, 4);
		} else {
			refusal(answer, 409, "swap_over");
			assert.equal(left, 3);
		}
	}
});

const anyAct = fc.record({
	name: fc.constantFrom("ask", "ask", "ask", "accept", "accept", "accept", "accept", "decline", "withdraw"),
	who: fc.nat(8),
	n: fc.nat(99),
});
type Act = typeof anyAct extends fc.Arbitrary<infer A> ? A : never;
type Place = { shift_id: string; member_id: string; part: string };

const places = async (): Promise<Place[]> =>
	(await pool.query("SELECT shift_id, member_id, part FROM bookings WHERE ended_at IS NULL ORDER BY 1, 2")).rows;

/** What there is to have, whoever has it. */
const multiset = (all: readonly Place[]) => all.map(({ shift_id, part }) => `${shift_id} ${part}`).sort();

let done = 0;
const does = async ({ name, who, n }: Act, people: readonly MemberPerson[]) => {
	const one = from(people, who);
	if (name === "ask") {
		const all = await places();
		const mine = all.filter(({ member_id }) => member_id === one.id);
		if (mine.length === 0) return;
		const give = from(mine, n);
		// Mostly what can be swapped: a place of the same part.
		const others = all.filter(({ member_id, part }) => member_id !== one.id && (part === give.part || n % 5 === 0));
		if (others.length === 0) return;
		const get = from(others, Math.floor(n / 3));
		const { status } = await asksSwap(one, give.shift_id, get.shift_id, get.member_id);
		assert.ok([201, 409].includes(status), `${status}`);
		return;
	}
	const swaps = (await swapsOf(one)).filter(({ from, to }) => (name === "withdraw" ? from : to).id === one.id);
	if (swaps.length === 0) return;
	const { id } = from(swaps, n);
	const { status } = await (name === "withdraw" ? withdrawsSwap(one, id) : answersSwap(one, id, name === "accept"));
	assert.ok([200, 204, 409].includes(status), `${status}`);
	if (name === "accept" && status === 200) done++;
};

/** Everybody says yes to all they are asked, all at the same time. */
const everybodyAccepts = (people: readonly MemberPerson[]) =>
	Promise.all(
		people.map(async (one) => {
			const asked = (await swapsOf(one)).filter(({ to }) => to.id === one.id);
			const answers = await Promise.all(asked.map(({ id }) => answersSwap(one, id, true)));
			for (const { status } of answers) assert.ok([200, 409].includes(status), `${status}`);
			done += answers.filter(({ status }) => status === 200).length;
		}),
	);

test("whatever is swapped at once, the places stay the same ones, and nobody is in two shifts at a time", async () => {
	const run = fc.asyncProperty(
		fc.array(fc.integer({ min: 0, max: 20 }), { minLength: 3, maxLength: 5, size: "max" }),
		fc.array(fc.tuple(fc.nat(5), fc.nat(4)), { minLength: 6, maxLength: 12, size: "max" }),
		fc.array(fc.array(anyAct, { minLength: 2, maxLength: 5, size: "max" }), {
			minLength: 4,
			maxLength: 8,
			size: "max",
		}),
		async (hours, wishes, rounds) => {
			const shifts = await anew(hours);
			for (const [who, at] of wishes) await triesToBook(from(listeners, who), from(shifts, at));
			const before = multiset(await places());
			for (const round of rounds) {
				await Promise.all(round.map((act) => does(act, [...listeners, ...listeners, ...supervisors])));
				assert.deepEqual(multiset(await places()), before);
				await placesHold(cast);
			}
			await everybodyAccepts(listeners);
			assert.deepEqual(multiset(await places()), before);
			await placesHold(cast);
		},
	);
	// Here all three could swap; what chance brings may hold hardly anything to be swapped.
	const asks = [0, 1, 2].map((who): Act => ({ name: "ask", who, n: 1 }));
	const wishes: [number, number][] = asks.map(({ who }) => [who, who]);
	await fc.assert(run, { numRuns: isLong ? 60 : 5, examples: [[[0, 10, 20], wishes, asks.map((ask) => [ask])]] });
	assert.ok(done > 0, "nothing was swapped");
});

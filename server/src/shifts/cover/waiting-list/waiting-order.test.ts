import assert from "node:assert/strict";
import fc from "fast-check";
import { test } from "vitest";
import {
	answersOffer,
	joins,
	keepsPlace,
	leaves,
	looksAtOffers,
	seeksCover,
	takesCover,
} from "../../../../test/cover.ts";
import { isLong } from "../../../../test/faults/length.ts";
import type { MemberPerson } from "../../../../test/person.ts";
import { placesHold } from "../../../../test/places-hold.ts";
import { plansShift, setsRota, triesToBook, triesToCancel } from "../../../../test/shifts.ts";
import { society } from "../../../../test/society.ts";

const cast = await society();
const { lina, omar, sam, dora, pool, clock, newMember } = cast;
const runs = isLong ? 30 : 4;
const people = [lina, omar, sam, dora];
for (const name of ["ada", "ben", "cleo", "dan"]) people.push(await newMember(name, "listener"));
await setsRota(cast, { weekly_cap: 14 });

const often = [
	["join", 12],
	["leave", 2],
	["book", 6],
	["cancel", 6],
	["accept", 6],
	["decline", 3],
	["seek cover", 2],
	["keep", 1],
	["take cover", 2],
	["look", 2],
] as const;
type Name = (typeof often)[number][0];

const anyAct = fc.record({
	name: fc.constantFrom(...often.flatMap(([name, times]) => new Array<Name>(times).fill(name))),
	who: fc.nat(7),
	other: fc.nat(7),
	shift: fc.nat(1),
	minutes: fc.constantFrom(1, 20, 70, 130),
});
type Act = typeof anyAct extends fc.Arbitrary<infer A> ? A : never;

const from = <T>(all: readonly T[], at: number): T => all[at % all.length] ?? assert.fail();

const acts: Readonly<
	Record<Exclude<Name, "look">, (who: MemberPerson, shift: string, other: MemberPerson) => Promise<{ status: number }>>
> = {
	join: joins,
	leave: leaves,
	book: (who, shift) => triesToBook(who, shift),
	cancel: triesToCancel,
	accept: (who, shift) => answersOffer(who, shift, true),
	decline: (who, shift) => answersOffer(who, shift, false),
	"seek cover": (who, shift) => seeksCover(who, shift),
	keep: keepsPlace,
	"take cover": (who, shift, other) => takesCover(who, shift, other.id),
};

type Somewhere = { member_id: string; shift_id?: string };
const rows = async (sql: string): Promise<Somewhere[]> => (await pool.query(sql)).rows;

/** Where there is somebody who can do it, they do; else anybody tries. Supervisors seldom leave: without them all waits. */
const whoCan = (name: Name, also: number) => {
	if (name === "accept" || name === "decline")
		return rows("SELECT * FROM waiting_places WHERE ended_at IS NULL AND offer_until IS NOT NULL ORDER BY id");
	if (name === "cancel" || name === "seek cover")
		return rows(`SELECT * FROM bookings WHERE ended_at IS NULL ${also > 1 ? "AND part = 'listener'" : ""} ORDER BY id`);
	if ((name === "join" || name === "book") && also > 1)
		return rows(`SELECT id AS member_id FROM members WHERE role IN ('listener', 'supervisor', 'director')
			AND NOT EXISTS (SELECT FROM bookings WHERE member_id = members.id AND ended_at IS NULL)
			AND NOT EXISTS (SELECT FROM waiting_places WHERE member_id = members.id AND ended_at IS NULL) ORDER BY id`);
	return [];
};

const does = async ({ name, who, other, shift, minutes }: Act, shifts: readonly string[]) => {
	if (name === "look") {
		clock.passMinutes(minutes);
		return looksAtOffers(cast);
	}
	const can = await whoCan(name, other);
	const one = can[who % Math.max(1, can.length)];
	const by = people.find(({ id }) => id === one?.member_id) ?? from(people, who);
	const { status } = await acts[name](by, one?.shift_id ?? from(shifts, shift), from(people, other));
	assert.ok([200, 403, 409].includes(status), `${name}: ${status}`);
};

/** Two shifts that overlap, each with a supervisor and a listener. */
const anew = async (listeners: number) => {
	await pool.query("TRUNCATE shifts CASCADE");
	const shifts = [
		await plansShift(cast, { inHours: 14 * 24, listeners }),
		await plansShift(cast, { inHours: 14 * 24 + 2, listeners: 1 }),
	];
	for (const [at, who] of [sam, dora, lina, omar].entries()) await triesToBook(who, from(shifts, at));
	return shifts;
};

type Waiting = { id: string; shift_id: string; part: string; offered: boolean; busy: boolean };

/** Who waits, in the order of coming, and whether they have another shift at that time. */
const waits = async (): Promise<Waiting[]> =>
	(
		await pool.query(`
			SELECT waiting.id, waiting.shift_id, part, offer_until IS NOT NULL AS offered, EXISTS (
				SELECT FROM bookings WHERE bookings.member_id = waiting.member_id
					AND bookings.shift_id <> waiting.shift_id AND bookings.ended_at IS NULL
			) AS busy
			FROM waiting_places AS waiting WHERE ended_at IS NULL ORDER BY id`)
	).rows;

let offers = 0;
const orderHolds = (before: readonly Waiting[], after: readonly Waiting[]) => {
	const hadOne = new Set(before.filter(({ offered }) => offered).map(({ id }) => id));
	for (const next of after.filter(({ id, offered }) => offered && !hadOne.has(id))) {
		offers++;
		const passedOver = after.filter(
			({ id, shift_id, part, offered, busy }) =>
				id < next.id && shift_id === next.shift_id && part === next.part && !offered && !busy,
		);
		assert.deepEqual(passedOver, [], "an offer goes to the first who can come");
	}
};

test("whatever people do one after the other, offers go in the order of the list, and never over the need", async () => {
	const run = fc.asyncProperty(
		fc.integer({ min: 1, max: 2 }),
		fc.array(anyAct, { minLength: 25, maxLength: 45, size: "max" }),
		async (listeners, wishes) => {
			const shifts = await anew(listeners);
			for (const act of wishes) {
				const before = await waits();
				await does(act, shifts);
				orderHolds(before, await waits());
				await placesHold(cast);
			}
			await looksAtOffers(cast);
			const settled = await waits();
			await looksAtOffers(cast);
			assert.deepEqual(await waits(), settled, "a second look finds nothing to do");
		},
	);
	await fc.assert(run, { numRuns: runs });
	// By chance there may be few offers: it goes on for a while, until there were enough to speak of.
	for (let more = 0; more < 5 && offers <= runs / 2; more++) await fc.assert(run, { numRuns: runs });
	assert.ok(offers > runs / 2, `only ${offers} offers`);
});

test("whatever people do at once, no shift gets more people and offers than it needs, and nobody two shifts", async () => {
	const run = fc.asyncProperty(
		fc.integer({ min: 1, max: 2 }),
		fc.array(fc.array(anyAct, { minLength: 2, maxLength: 6, size: "max" }), {
			minLength: 5,
			maxLength: 10,
			size: "max",
		}),
		async (listeners, rounds) => {
			const shifts = await anew(listeners);
			for (const round of rounds) {
				await Promise.all(round.map((act) => does(act, shifts)));
				await placesHold(cast);
			}
		},
	);
	await fc.assert(run, { numRuns: runs });
});

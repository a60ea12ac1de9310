import assert from "node:assert/strict";
import { changeShift } from "@warmline/contract/shifts/rota-calls";
import fc from "fast-check";
import { test } from "vitest";
import { isLong } from "../../../test/faults/length.ts";
import type { MemberPerson } from "../../../test/person.ts";
import { plansShift, triesToBook, triesToCancel } from "../../../test/shifts.ts";
import { signedIn } from "../../../test/signed-in.ts";
import { society } from "../../../test/society.ts";

const cast = await society();
const { pool, dora } = cast;
const runs = isLong ? 60 : 6;

const supervisors = await signedIn(cast, 3, "supervisor");
const listeners = await signedIn(cast, 6, "listener");
const all = [...supervisors, ...listeners];

const anyShift = fc.record({
	/** Half an hour each: shifts of four hours overlap, follow each other or stand apart. */
	slot: fc.nat(40),
	half: fc.boolean(),
	listeners: fc.integer({ min: 1, max: 3 }),
	supervisors: fc.integer({ min: 1, max: 2 }),
});
const anyAct = fc.record({
	name: fc.constantFrom(
		"book",
		"book",
		"book",
		"book as listener",
		"cancel",
		"cancel",
		"need",
		"wait",
		"answer",
		"supervise",
	),
	who: fc.nat(all.length - 1),
	shift: fc.nat(5),
	n: fc.integer({ min: 1, max: 3 }),
});
type Act = typeof anyAct extends fc.Arbitrary<infer A> ? A : never;

const from = <T>(some: readonly T[], at: number): T => some[at % some.length] ?? assert.fail("there is none");

const calling = (who: MemberPerson, what: string, shift: string, body?: object) =>
	who.send("POST", `/api/v1/shift-manager/shifts/${shift}/${what}/`, body);

const does = async ({ name, who, shift, n }: Act, shifts: readonly string[]): Promise<number> => {
	const [one, id] = [from(all, who), from(shifts, shift)];
	const acting = {
		book: () => triesToBook(one, id, { beyond_cap: true }),
		"book as listener": () => triesToBook(one, id, { part: "listener", beyond_cap: true }),
		cancel: () => triesToCancel(one, id),
		need: () => dora.calls(changeShift, { capacity: n, supervisors_needed: Math.min(n, 2), tell: true }, { id }),
		wait: () => calling(one, "waiting-list", id),
		answer: () => calling(one, "offer", id, { accept: n > 1 }),
		supervise: () => dora.calls(changeShift, { supervisor: from(supervisors, n).id, tell: true }, { id }),
	};
	return (await acting[name]()).status;
};

/** What is wrong, as the rows have it. */
const faults = async (shifts: readonly string[]) => {
	const twice = `SELECT shift_id, member_id FROM bookings WHERE shift_id = ANY($1) AND ended_at IS NULL
		GROUP BY 1, 2 HAVING count(*) > 1`;
	const over = `SELECT s.id FROM shifts s JOIN bookings b ON b.shift_id = s.id AND b.ended_at IS NULL WHERE s.id = ANY($1)
		GROUP BY s.id HAVING count(*) FILTER (WHERE b.part = 'listener') > s.listeners
			OR count(*) FILTER (WHERE b.part = 'supervisor') > s.supervisors`;
	const overlap = `SELECT b.member_id FROM bookings b JOIN shifts s ON s.id = b.shift_id
		JOIN bookings c ON c.member_id = b.member_id AND c.id > b.id JOIN shifts t ON t.id = c.shift_id
		WHERE b.ended_at IS NULL AND c.ended_at IS NULL AND s.id = ANY($1) AND t.id = ANY($1)
			AND s.starts_at < t.ends_at AND t.starts_at < s.ends_at`;
	const keptOver = `SELECT s.id FROM shifts s, unnest(ARRAY['listener', 'supervisor']) AS p (part) WHERE s.id = ANY($1)
		AND (SELECT count(*) FROM bookings b WHERE b.shift_id = s.id AND b.part = p.part AND b.ended_at IS NULL)
			+ (SELECT count(*) FROM waiting_places w WHERE w.shift_id = s.id AND w.part = p.part AND w.ended_at IS NULL
				AND w.offer_until > now())
			> CASE p.part WHEN 'listener' THEN s.listeners ELSE s.supervisors END`;
	const wrong: Record<string, unknown[]> = {};
	for (const [name, query] of Object.entries({ twice, over, overlap, keptOver }))
		wrong[name] = (await pool.query(query, [shifts])).rows;
	return wrong;
};

test("whatever many do at once: nobody is twice in a shift or in two at one time, and no shift has more than it needs (H7)", async () => {
	let booked = 0;
	await fc.assert(
		fc.asyncProperty(
			fc.array(anyShift, { minLength: 3, maxLength: 6 }),
			fc.array(fc.array(anyAct, { minLength: 4, maxLength: 16 }), { minLength: 2, maxLength: 5 }),
			async (planned, waves) => {
				const start = cast.clock.now().getTime() + 48 * 3_600_000;
				const shifts: string[] = [];
				for (const { slot, half, ...needs } of planned)
					shifts.push(
						await plansShift(cast, { at: new Date(start + slot * 1_800_000), hours: half ? 2 : 4, ...needs }),
					);
				await Promise.all(shifts.map((id, at) => triesToBook(from(supervisors, at), id, { beyond_cap: true })));
				for (const wave of waves) {
					const statuses = await Promise.all(wave.map((act) => does(act, shifts)));
					for (const status of statuses) assert.ok([200, 403, 409].includes(status), `${status}`);
					booked += statuses.filter((status) => status === 200).length;
					const none = { twice: [], over: [], overlap: [], keptOver: [] };
					assert.deepEqual(await faults(shifts), none);
				}
				// The next run has the same people, who are free.
				await pool.query("UPDATE shifts SET off_at = now(), off_reason = 'over' WHERE id = ANY($1)", [shifts]);
			},
		),
		{ numRuns: runs, endOnFailure: true },
	);
	assert.ok(booked > runs * 5, `${booked}`);
});

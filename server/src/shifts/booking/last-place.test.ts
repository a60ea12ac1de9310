import assert from "node:assert/strict";
import { bookShift } from "@warmline/contract/shifts/calls";
import { test } from "vitest";
import { isLong } from "../../../test/faults/length.ts";
import { plansShift } from "../../../test/shifts.ts";
import { signedIn } from "../../../test/signed-in.ts";
import { society } from "../../../test/society.ts";

const cast = await society();
const { pool, sam } = cast;

const people = 50;
const rounds = isLong ? 100 : 20;

test(`${people} people race for the last place, ${rounds} times: one has it, and all others are told that it is full (H7)`, async () => {
	const racers = await signedIn(cast, people, "listener");
	// Each is ready to send: their first call brought them the cookie that goes with it.
	await Promise.all(racers.map((one) => one.send("GET", "/api/v1/csrf/")));
	const winners = new Set<string>();
	for (let round = 0; round < rounds; round++) {
		const shift_id = await plansShift(cast, { inHours: 24 + (round % 40) * 5, listeners: 1 });
		await pool.query(
			"INSERT INTO bookings (id, shift_id, member_id, part, booked_at) VALUES (gen_random_uuid(), $1, $2, 'supervisor', now())",
			[shift_id, sam.id],
		);
		// Whoever is called first is often the quickest: in each round it is another.
		const inLine = [...racers.slice(round % people), ...racers.slice(0, round % people)];
		const answers = await Promise.all(
			inLine.map(async (who) => ({ who, ...(await who.calls(bookShift, { shift_id, user_id: who.id })) })),
		);
		const had = answers.filter(({ status }) => status === 200);
		assert.equal(had.length, 1, `round ${round}`);
		const codes = answers.filter(({ status }) => status !== 200).map(({ body }) => JSON.stringify(body));
		for (const refused of codes) assert.match(refused, /"status":409,"code":"shift_full"/);
		const { rows } = await pool.query("SELECT member_id FROM bookings WHERE shift_id = $1 AND part = 'listener'", [
			shift_id,
		]);
		assert.deepEqual(rows, [{ member_id: had[0]?.who.id }]);
		winners.add(had[0]?.who.id ?? "");
		// Nobody is kept from the next round by what they have.
		await pool.query("UPDATE bookings SET ended_at = now(), ended_how = 'cancelled' WHERE shift_id = $1", [shift_id]);
	}
	assert.ok(winners.size > 1);
});

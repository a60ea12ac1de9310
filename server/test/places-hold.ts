import assert from "node:assert/strict";
import type { society } from "./society.ts";

type Cast = Pick<Awaited<ReturnType<typeof society>>, "pool" | "clock">;

/** Nobody is in two shifts at one time, and no shift has more people, with those it keeps a place for, than it needs. */
export const placesHold = async ({ pool, clock }: Cast): Promise<void> => {
	const { rows: twice } = await pool.query(`
		SELECT one.member_id, first.starts_at, second.starts_at AS other
		FROM bookings AS one JOIN shifts AS first ON first.id = one.shift_id
		JOIN bookings AS two ON two.member_id = one.member_id AND two.id > one.id
		JOIN shifts AS second ON second.id = two.shift_id
		WHERE one.ended_at IS NULL AND two.ended_at IS NULL
			AND first.starts_at < second.ends_at AND first.ends_at > second.starts_at`);
	assert.deepEqual(twice, [], "somebody is in two shifts at once");
	const { rows: over } = await pool.query(
		`SELECT * FROM (
			SELECT shifts.id, part,
				CASE part WHEN 'supervisor' THEN supervisors ELSE listeners END AS need,
				(SELECT count(*)::int FROM bookings
					WHERE shift_id = shifts.id AND bookings.part = parts.part AND ended_at IS NULL) AS places,
				(SELECT count(*)::int FROM waiting_places
					WHERE shift_id = shifts.id AND waiting_places.part = parts.part AND ended_at IS NULL AND offer_until > $1) AS kept
			FROM shifts CROSS JOIN (VALUES ('listener'), ('supervisor')) AS parts (part)
		) AS counted WHERE places + kept > need`,
		[clock.now()],
	);
	assert.deepEqual(over, [], "a shift has more people than it needs");
};

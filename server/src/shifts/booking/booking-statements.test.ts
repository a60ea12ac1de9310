import assert from "node:assert/strict";
import { test } from "vitest";
import { books, cancels, plansShift, triesToBook } from "../../../test/shifts.ts";
import { society } from "../../../test/society.ts";
import { transactionsDuring } from "../../../test/transactions.ts";

const cast = await society();
const { lina, omar, sam, pool } = cast;

/** Of the one transaction in which a booking is changed, or would have been. */
const statementsOf = async (act: () => Promise<unknown>): Promise<string[]> => {
	const found = (await transactionsDuring(act)).filter((all) =>
		all.some((one) => /from "shifts".*for no key/.test(one)),
	);
	assert.equal(found.length, 1);
	return found[0] ?? [];
};

/** Two locks and four questions: settings, who has a place, who waits, and what the member has booked around it. */
const toRead = 6;

test("a booking reads all it judges by once, and writes one row", async () => {
	const shift = await plansShift(cast);
	await books(sam, shift);
	const statements = await statementsOf(() => books(lina, shift));
	assert.equal(statements.length, toRead + 1, statements.join("\n"));
	const refused = await statementsOf(() => triesToBook(lina, shift));
	assert.equal(refused.length, toRead, refused.join("\n"));
});

test("with a place kept for them and others who wait it is ten statements at most", async () => {
	const shift = await plansShift(cast, { inHours: 48, listeners: 1 });
	await books(sam, shift);
	for (const [who, offer] of [
		[omar, "1 hour"],
		[lina, null],
	] as const)
		await pool.query(
			`INSERT INTO waiting_places (id, shift_id, member_id, part, joined_at, offered_at, offer_until)
			VALUES (gen_random_uuid(), $1, $2, 'listener', now(), CASE WHEN $3::interval IS NOT NULL THEN now() END, now() + $3::interval)`,
			[shift, who.id, offer],
		);
	const statements = await statementsOf(() => books(omar, shift));
	assert.ok(statements.length <= 10, statements.join("\n"));
});

test("a cancellation is as short: the place, the swaps that it ends", async () => {
	const shift = await plansShift(cast, { inHours: 72 });
	await books(sam, shift);
	await books(lina, shift);
	const statements = await statementsOf(() => cancels(lina, shift));
	assert.equal(statements.length, toRead + 2, statements.join("\n"));
});

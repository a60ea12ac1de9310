import assert from "node:assert/strict";
import { test } from "vitest";
import { keepsPlace, seeksCover } from "../../../test/cover.ts";
import type { MemberPerson } from "../../../test/person.ts";
import { books, plansShift, seesShift } from "../../../test/shifts.ts";
import { society } from "../../../test/society.ts";

const cast = await society();
const { sam, dora, lina, omar, tess } = cast;

test("why somebody looks for cover supervisors and directors read, and nobody else", async () => {
	const shift = await plansShift(cast, { inHours: 48 });
	await books(sam, shift, { part: "supervisor" });
	await books(lina, shift);
	const reasonFor = async (who: MemberPerson) =>
		(await seesShift(who, shift)).places.find(({ member_id }) => member_id === lina.id)?.cover_reason;
	assert.equal((await seeksCover(lina, shift, " I am ill. ")).status, 200);
	for (const reader of [sam, dora]) assert.equal(await reasonFor(reader), "I am ill.");
	for (const reader of [lina, omar, tess]) assert.equal(await reasonFor(reader), undefined);
	assert.equal((await keepsPlace(lina, shift)).status, 200);
	assert.equal(await reasonFor(dora), undefined);
});

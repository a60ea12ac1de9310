import assert from "node:assert/strict";
import { test } from "vitest";
import { books, plansShift } from "../../../test/shifts.ts";
import { society } from "../../../test/society.ts";
import { uncoveredShifts } from "./uncovered-shifts.ts";

test("a shift that lacks a supervisor calls supervisors, one that lacks a listener agents, and a whole one nobody", async () => {
	const cast = await society();
	const { platform, sam, omar } = cast;
	const { standing } = uncoveredShifts(platform);
	const asked = async () =>
		(await standing(platform.database.db, new Set())).map(({ subject, audience }) => [subject, audience]);
	const id = await plansShift(cast, { inHours: 5 });
	await plansShift(cast, { inHours: 13 });
	assert.deepEqual(await asked(), [[id, "supervisors"]]);
	await books(sam, id, { part: "supervisor" });
	assert.deepEqual(await asked(), [[id, "agents"]]);
	await books(omar, id, { part: "listener" });
	assert.deepEqual(await asked(), []);
});

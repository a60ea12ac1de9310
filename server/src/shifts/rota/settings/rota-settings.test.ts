import assert from "node:assert/strict";
import { changeRotaSettings, readRota } from "@warmline/contract/shifts/rota-calls";
import { test } from "vitest";
import { refusal } from "../../../../test/refusal.ts";
import { rotaOf, zone } from "../../../../test/rota.ts";
import { society } from "../../../../test/society.ts";
import { dayIn, daysAfter } from "../../../platform/days.ts";

const cast = await society();
const { dora, lina, sam, tess, noor, newMember, newBrowser, clock } = cast;
const { reads, written } = rotaOf(cast);
const path = "/api/v1/shift-manager/rota/settings/";
const change = async (changes: Record<string, unknown>, who = dora) => {
	const answer = await who.send("PATCH", path, changes);
	assert.equal(answer.status, 200, JSON.stringify(answer.body));
	return changeRotaSettings.answer.parse(answer.body).result;
};
const untouched = { booking_weeks: 8, cancel_hours: 0, weekly_cap: 3, rest_hours: 8, offer_minutes: 120 };

test("an organisation begins without weekly shifts, and with the usual ways to book", async () => {
	assert.deepEqual(await reads(), {
		weekly: [],
		closed_days: [],
		settings: untouched,
		planned_until: daysAfter(dayIn(zone, clock.now()), 63),
	});
});

test("what a director names changes, the rest stays, and it is recorded", async () => {
	assert.deepEqual(await change({ cancel_hours: 24, weekly_cap: 2 }), {
		...untouched,
		cancel_hours: 24,
		weekly_cap: 2,
	});
	assert.deepEqual((await reads()).settings, { ...untouched, cancel_hours: 24, weekly_cap: 2 });
	assert.deepEqual(await written("change_rota"), [
		{
			change: "settings",
			changes: [
				{ setting: "cancel_hours", before: 0, after: 24 },
				{ setting: "weekly_cap", before: 3, after: 2 },
			],
		},
	]);
	await change({});
	await change({ cancel_hours: 24 });
	assert.equal((await written("change_rota")).length, 1, "what changes nothing is not written down");
	assert.deepEqual(await change(untouched), untouched);
});

test("two directors who change at the same moment both get what they wanted", async () => {
	const dana = await newMember("dana", "director");
	await Promise.all([change({ rest_hours: 10 }), change({ offer_minutes: 60 }, dana), change({ booking_weeks: 4 })]);
	assert.deepEqual((await reads()).settings, { ...untouched, rest_hours: 10, offer_minutes: 60, booking_weeks: 4 });
	await change(untouched);
});

test("what is out of bounds is refused, and nothing of it is stored", async () => {
	for (const [name, values] of Object.entries({
		booking_weeks: [0, 9, 1.5, "3", null],
		cancel_hours: [-1, 169],
		weekly_cap: [0, 15],
		rest_hours: [-1, 49],
		offer_minutes: [4, 2881],
	}))
		for (const value of values)
			refusal(await dora.send("PATCH", path, { cancel_hours: 3, [name]: value }), 400, `invalid_${name}`);
	assert.deepEqual((await reads()).settings, untouched);
});

test("supervisors and directors read the weekly schedule, and only a director changes it", async () => {
	for (const member of [sam, dora]) assert.equal((await member.calls(readRota)).status, 200);
	for (const member of [lina, tess, noor]) refusal(await member.calls(readRota), 403, "forbidden");
	refusal(await newBrowser().calls(readRota), 401, "not_logged_in");
	for (const member of [lina, sam, tess, noor])
		refusal(await member.calls(changeRotaSettings, { cancel_hours: 1 }), 403, "forbidden");
	refusal(await newBrowser().calls(changeRotaSettings, { cancel_hours: 1 }), 401, "not_logged_in");
	assert.deepEqual((await reads()).settings, untouched);
});

import assert from "node:assert/strict";
import { logInCall } from "@warmline/contract/accounts/calls";
import { readPreferences } from "@warmline/contract/preferences/calls";
import { shiftStates } from "@warmline/contract/shifts/parts";
import { test } from "vitest";
import { Browser } from "../../test/browser.ts";
import { MemberPerson } from "../../test/person.ts";
import { seesShifts } from "../../test/shifts.ts";
import { society } from "../../test/society.ts";
import { dayIn, daysAfter } from "../platform/days.ts";
import { demoPassword } from "./data/members.ts";
import { fillDemoSociety } from "./fill-society.ts";

const { address, clock, platform, pool } = await society();
await fillDemoSociety(platform);

const demoMember = async (username: string) => {
	const { body } = await new Browser(address).calls(logInCall, { username, password: demoPassword });
	const { token, user } = logInCall.answer.parse(body);
	return new MemberPerson(address, user, token);
};
const listener = await demoMember("listener1");
const today = dayIn("America/New_York", clock.now());

test("in the week from today each state is seen, and a listener can book today or tomorrow", async () => {
	const week = await seesShifts(listener);
	assert.deepEqual([...new Set(week.map(({ state }) => state))].sort(), [...shiftStates].sort());
	assert.ok(week.some(({ why_not }) => why_not === "full"));
	assert.ok(week.some(({ own }) => own.part === "listener"));
	const soon = week.filter(({ date }) => date <= daysAfter(today, 1));
	assert.ok(soon.some(({ why_not }) => why_not === null));
});

test("the shifts of four weeks to come are there, and those of the four before were worked", async () => {
	assert.ok((await seesShifts(listener, { date: daysAfter(today, 21) })).length > 10);
	const past = await seesShifts(listener, { date: daysAfter(today, -28), days: "27" });
	assert.ok(past.filter(({ state }) => state === "confirmed").length > 20);
	const { rows } = await pool.query(
		"SELECT DISTINCT attendance, minutes >= 240 AS whole FROM bookings JOIN shifts ON shifts.id = shift_id WHERE ends_at < now()",
	);
	assert.deepEqual(rows, [{ attendance: "worked", whole: true }]);
});

test("nobody of the demo is in two shifts at a time, or in one that has no room", async () => {
	const { rows } = await pool.query(
		`SELECT b.id FROM bookings b JOIN shifts s ON s.id = b.shift_id JOIN bookings c ON c.member_id = b.member_id AND c.id <> b.id
		JOIN shifts t ON t.id = c.shift_id WHERE s.starts_at < t.ends_at AND t.starts_at < s.ends_at`,
	);
	assert.deepEqual(rows, []);
	for (const { places, capacity } of await seesShifts(listener, { days: "28" }))
		assert.ok(places.filter(({ part }) => part === "listener").length <= capacity);
});

test("on whatever day and hour somebody looks, a listener can book a shift of that day or the next", async () => {
	for (let at = 0; at < 21; at++) {
		clock.passMinutes(8 * 60);
		const soon = await seesShifts(listener, { days: "2" });
		assert.ok(
			soon.some(({ why_not }) => why_not === null),
			clock.now().toISOString(),
		);
	}
});

test("a second run changes nothing, and neither does one after all was dropped but one shift", async () => {
	const count = async () => (await pool.query("SELECT count(*)::int AS n FROM bookings")).rows[0].n;
	const before = await count();
	await fillDemoSociety(platform);
	assert.equal(await count(), before);
	await pool.query("DELETE FROM shifts WHERE id <> (SELECT id FROM shifts LIMIT 1)");
	const left = await count();
	await fillDemoSociety(platform);
	assert.equal(await count(), left);
});

test("whoever looks at the demo sees the times of its organisation", async () => {
	for (const username of ["listener1", "director", "newhire"]) {
		const { body } = await (await demoMember(username)).calls(readPreferences);
		assert.equal(readPreferences.answer.parse(body).result.time_zone, "America/New_York");
	}
});

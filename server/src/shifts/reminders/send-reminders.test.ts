import assert from "node:assert/strict";
import { changePreferences } from "@warmline/contract/preferences/calls";
import { test } from "vitest";
import { linkIn, openMailbox } from "../../../test/mailbox.ts";
import type { MemberPerson } from "../../../test/person.ts";
import { hasPlace, rotaOf } from "../../../test/reminders.ts";
import { plansShift } from "../../../test/shifts.ts";
import { society } from "../../../test/society.ts";
import { societyName } from "../../platform/society.ts";
import { mailReminder } from "./mail-reminder.ts";
import { sendReminders } from "./send-reminders.ts";

const cast = await society();
const { lina, sam, pool, clock, config, newMember } = cast;
const rota = rotaOf(cast);
const mailbox = await openMailbox(config.DATA_DIR);

const minute = 60_000;
const until = (at: Date) => (at.getTime() - clock.now().getTime()) / minute;
/** Moves the clock to so many minutes before then. */
const isBefore = (at: Date, minutes: number) => clock.passMinutes(until(at) - minutes);
const daysAhead = (days: number) => new Date(clock.now().getTime() + days * 24 * 60 * minute);
/** What no key of a keyboard writes. */
const plain = (words: string) => words.replace(/[\u00a0\u202f]/g, " ");

const boss = await newMember("boss", "supervisor");
/** Supervised by somebody who was reminded already. */
const plansSupervised = async (wanted: { at: Date; listeners?: number }): Promise<string> => {
	const shift = await plansShift(cast, wanted);
	const place = await hasPlace(cast, boss, shift, { part: "supervisor" });
	await pool.query("UPDATE bookings SET reminded_day_at = booked_at, reminded_hour_at = booked_at WHERE id = $1", [
		place,
	]);
	return shift;
};

const toldTo = async ({ id }: MemberPerson): Promise<string[]> =>
	(
		await pool.query("SELECT message FROM notifications WHERE member_id = $1 AND kind = 'shift' ORDER BY id", [id])
	).rows.map(({ message }) => message);
const promisedTo = async (booking: string): Promise<string[]> =>
	(
		await pool.query(
			"SELECT data->>'which' AS which FROM jobs.job WHERE name = 'shift-reminder' AND data->>'booking_id' = $1 ORDER BY created_on",
			[booking],
		)
	).rows.map(({ which }) => which);
const wants = async (member: MemberPerson, wish: object) =>
	assert.equal((await member.calls(changePreferences, wish)).status, 200);

test("a day and an hour ahead somebody is reminded by mail, each time once, by the same link", async () => {
	const at = daysAhead(3);
	const booking = await hasPlace(cast, lina, await plansSupervised({ at }));
	isBefore(at, 24 * 60 + 1);
	await sendReminders(rota);
	assert.deepEqual(await promisedTo(booking), []);
	isBefore(at, 24 * 60);
	for (let n = 0; n < 3; n++) await sendReminders(rota);
	const day = await mailbox.next();
	assert.equal(day.to, "lina@society.example");
	assert.match(day.subject, /^Your shift on \w+day, /);
	assert.match(
		plain(day.text),
		/Hello Lina,\n\nYou are a listener on this shift:\n\n\w+day, .* – .* \(Eastern (Standard|Daylight) Time\)/,
	);
	const link = linkIn(day);
	assert.equal(link.pathname, "/shift-reminder");
	assert.match(link.searchParams.get("token") ?? "", /^[\w-]{43}$/);
	isBefore(at, 61);
	await sendReminders(rota);
	isBefore(at, 60);
	for (let n = 0; n < 3; n++) await sendReminders(rota);
	const hour = await mailbox.next();
	assert.equal(hour.subject, "Your shift starts soon");
	assert.equal(linkIn(hour).href, link.href);
	isBefore(at, -1);
	await sendReminders(rota);
	assert.deepEqual(await promisedTo(booking), ["day", "hour"]);
	assert.deepEqual(await toldTo(lina), ["shift_starts_tomorrow", "shift_starts_in_an_hour"]);
	const { rows } = await pool.query("SELECT data::text FROM jobs.job WHERE name = 'shift-reminder'");
	assert.ok(rows.every(({ data }) => !data.includes(link.searchParams.get("token"))));
});

test("of servers that look at the same time one reminds", async () => {
	const at = daysAhead(2);
	const shift = await plansSupervised({ at, listeners: 9 });
	const people = await Promise.all(["ann", "ben", "cleo", "dov"].map((name) => newMember(name, "listener")));
	const places = await Promise.all(people.map((one) => hasPlace(cast, one, shift)));
	isBefore(at, 20 * 60);
	await Promise.all(Array.from({ length: 6 }, () => sendReminders(rota)));
	for (const place of places) assert.deepEqual(await promisedTo(place), ["day"]);
	const mailed = [await mailbox.next(), await mailbox.next(), await mailbox.next(), await mailbox.next()];
	assert.deepEqual(
		mailed.map(({ to }) => to).sort(),
		["ann", "ben", "cleo", "dov"].map((n) => `${n}@society.example`),
	);
	isBefore(at, 30);
	await Promise.all(Array.from({ length: 6 }, () => sendReminders(rota)));
	for (const place of places) assert.deepEqual(await promisedTo(place), ["day", "hour"]);
	for (let n = 0; n < 4; n++) await mailbox.next();
	for (const one of people) assert.equal((await toldTo(one)).at(-1), "shift_starts_soon");
});

test("who has booked shortly before a reminder knows: of a day ahead, and of an hour ahead", async () => {
	const at = daysAhead(3);
	const shift = await plansSupervised({ at, listeners: 9 });
	const [early, late, last] = await Promise.all(["eve", "fay", "gus"].map((name) => newMember(name, "listener")));
	assert.ok(early && late && last);
	isBefore(at, 26 * 60 + 5);
	const first = await hasPlace(cast, early, shift, { hoursAgo: 0 });
	isBefore(at, 25 * 60);
	const second = await hasPlace(cast, late, shift, { hoursAgo: 0 });
	isBefore(at, 12 * 60);
	await sendReminders(rota);
	assert.equal((await mailbox.next()).to, "eve@society.example");
	isBefore(at, 55);
	const third = await hasPlace(cast, last, shift, { hoursAgo: 0 });
	isBefore(at, 50);
	await sendReminders(rota);
	assert.deepEqual([await promisedTo(first), await promisedTo(second)], [["day", "hour"], ["hour"]]);
	assert.deepEqual(await promisedTo(third), []);
	for (let n = 0; n < 2; n++) await mailbox.next();
});

test("nobody is reminded of what is given up, called off or begun, nor who has checked in or is locked out", async () => {
	const at = daysAhead(2);
	const [shift, off] = [await plansSupervised({ at, listeners: 9 }), await plansSupervised({ at })];
	const names = ["hal", "ida", "jon", "kim"];
	const [left, here, away, called] = await Promise.all(names.map((name) => newMember(name, "listener")));
	assert.ok(left && here && away && called);
	const places = [
		await hasPlace(cast, left, shift),
		await hasPlace(cast, here, shift),
		await hasPlace(cast, away, shift),
		await hasPlace(cast, called, off),
	];
	const now = clock.now();
	await pool.query("UPDATE bookings SET ended_at = $2, ended_how = 'cancelled' WHERE id = $1", [places[0], now]);
	await pool.query("UPDATE bookings SET checked_in_at = $2 WHERE id = $1", [places[1], now]);
	await pool.query("UPDATE members SET is_active = false WHERE id = $1", [away.id]);
	await pool.query("UPDATE shifts SET off_at = $2 WHERE id = $1", [off, now]);
	for (const minutes of [24 * 60, 120, 60, 0, -30]) {
		isBefore(at, minutes);
		await sendReminders(rota);
	}
	for (const place of places) assert.deepEqual(await promisedTo(place), []);
});

test("who wants no mails about shifts has the notice alone", async () => {
	const at = daysAhead(2);
	const member = await newMember("moe", "listener");
	await wants(member, { notify: { shift: { mail: false, push: true } } });
	const place = await hasPlace(cast, member, await plansSupervised({ at }));
	isBefore(at, 24 * 60);
	await sendReminders(rota);
	assert.deepEqual(await toldTo(member), ["shift_starts_tomorrow"]);
	const count = await mailbox.count();
	await mailReminder(rota, { booking_id: place, which: "day" }, "unwanted");
	assert.equal(await mailbox.count(), count);
});

test("a mail that is sent late says what holds by then, or is not sent", async () => {
	const at = daysAhead(2);
	const shift = await plansSupervised({ at });
	const place = await hasPlace(cast, await newMember("lou", "listener"), shift);
	const count = await mailbox.count();
	const mails = async (which: "day" | "hour", n = 1) => {
		await mailReminder(rota, { booking_id: place, which }, `${which}-${n}`);
		return (await mailbox.count()) - count;
	};
	await pool.query("UPDATE shifts SET off_at = $2 WHERE id = $1", [shift, clock.now()]);
	assert.equal(await mails("day"), 0);
	await pool.query("UPDATE shifts SET off_at = NULL WHERE id = $1", [shift]);
	isBefore(at, 59);
	assert.equal(await mails("day"), 0);
	assert.equal(await mails("hour"), 1);
	assert.match((await mailbox.next()).text, /Please tell us whether you’re coming/);
	await pool.query("UPDATE bookings SET confirmed_at = $2 WHERE id = $1", [place, clock.now()]);
	assert.equal(await mails("hour", 2), 2);
	assert.match((await mailbox.next()).text, /You’ve told us you’re coming\. Thank you!/);
	await pool.query("UPDATE bookings SET cover_wanted_at = $2 WHERE id = $1", [place, clock.now()]);
	assert.equal(await mails("hour", 3), 3);
	assert.match((await mailbox.next()).text, /You’re looking for cover/);
	isBefore(at, 0);
	assert.equal(await mails("hour", 4), 3);
});

test("a reminder is in the reader's language and on their clocks", async () => {
	const at = new Date("2027-02-05T13:00Z");
	const member = await newMember("zoe", "supervisor");
	await wants(member, { language: "fr", time_zone: "Europe/Paris" });
	await hasPlace(cast, member, await plansSupervised({ at }), { part: "supervisor" });
	isBefore(at, 24 * 60);
	await sendReminders(rota);
	const { subject, text, html } = await mailbox.next();
	assert.equal(plain(subject), "Votre quart du vendredi 5 février 2027");
	assert.match(plain(text), /^Bonjour Zoe,\n\nVous assurez la supervision de ce quart :\n/);
	assert.match(plain(text), /vendredi 5 février 2027 à 14 h 00 – 18 h 00 \(heure normale de l’Europe centrale\)/);
	assert.match(text, /\/fr\/shift-reminder\?token=/);
	assert.ok(html.startsWith('<!doctype html><html lang="fr">') && !/[a-z] (you|your|the) /i.test(html));
	assert.ok(!text.includes(societyName("en")));
});

/** The shifts of a day beside the night in which the clocks of New York are changed, and what is said a day before. */
const nights = [
	{ at: "2027-03-14T12:00Z", says: "shift_starts_tomorrow", when: "Sunday, March 14, 2027 at 8:00 a.m." },
	{ at: "2027-03-15T04:30Z", says: "shift_starts_in_a_day", when: "Monday, March 15, 2027 at 12:30 a.m." },
	{ at: "2027-11-07T13:00Z", says: "shift_starts_tomorrow", when: "Sunday, November 7, 2027 at 8:00 a.m." },
	{ at: "2027-11-08T04:30Z", says: "shift_starts_today", when: "Sunday, November 7, 2027 at 11:30 p.m." },
];

for (const { at: iso, says, when } of nights)
	test(`over a night in which the clocks are changed reminders are 24 hours and one hour ahead (${when})`, async () => {
		const at = new Date(iso);
		const booking = await hasPlace(cast, sam, await plansSupervised({ at }), { part: "supervisor" });
		isBefore(at, 24 * 60 + 1);
		await sendReminders(rota);
		assert.deepEqual(await promisedTo(booking), []);
		isBefore(at, 24 * 60);
		await sendReminders(rota);
		assert.equal((await toldTo(sam)).at(-1), says);
		assert.ok(plain((await mailbox.next()).text).includes(when));
		isBefore(at, 60);
		await sendReminders(rota);
		assert.equal((await toldTo(sam)).at(-1), "shift_starts_in_an_hour");
		await mailbox.next();
		assert.deepEqual(await promisedTo(booking), ["day", "hour"]);
	});

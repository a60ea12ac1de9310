import assert from "node:assert/strict";
import { changePreferences } from "@warmline/contract/preferences/calls";
import {
	calendarFeed,
	makeCalendarFeed,
	readCalendarFeed,
	revokeCalendarFeed,
	shiftAsCalendar,
} from "@warmline/contract/shifts/reminder-calls";
import ICAL from "ical.js";
import { test } from "vitest";
import type { MemberPerson } from "../../../test/person.ts";
import { refusal } from "../../../test/refusal.ts";
import { hasPlace } from "../../../test/reminders.ts";
import { books, cancels, plansShift } from "../../../test/shifts.ts";
import { society } from "../../../test/society.ts";

const cast = await society({ PUBLIC_URL: "https://warmline.society.example" });
const { sam, address, pool, clock, newMember } = cast;
const dayMs = 24 * 3_600_000;

const makes = async (member: MemberPerson): Promise<URL> => {
	const { status, body } = await member.calls(makeCalendarFeed);
	assert.equal(status, 201, JSON.stringify(body));
	return new URL(makeCalendarFeed.answer.parse(body).url);
};
/** What a calendar program gets, which has no cookies and no login. */
const fetches = ({ pathname }: URL) => fetch(address + pathname);
const parsed = (text: string) => {
	const calendar = new ICAL.Component(ICAL.parse(text));
	const events = calendar.getAllSubcomponents("vevent").map((one) => ({
		event: new ICAL.Event(one),
		uid: String(one.getFirstPropertyValue("uid")),
		status: String(one.getFirstPropertyValue("status")),
		sequence: Number(one.getFirstPropertyValue("sequence")),
		changed: String(one.getFirstPropertyValue("last-modified")),
	}));
	return { calendar, events };
};
const shows = async (feed: URL) => {
	const answer = await fetches(feed);
	assert.equal(answer.status, 200);
	return parsed(await answer.text());
};

test("a calendar shows one's shifts at their instants, with names that stay, and nobody else", async () => {
	const member = await newMember("ada", "listener");
	const at = new Date(Math.ceil(clock.now().getTime() / 60_000) * 60_000 + 5 * dayMs);
	const shift = await plansShift(cast, { at });
	const taken = await hasPlace(cast, sam, shift, { part: "supervisor" });
	await books(member, shift);
	const feed = await makes(member);
	assert.match(feed.href, /^https:\/\/warmline\.society\.example\/api\/v1\/shift-manager\/calendar\/[\w-]{43}\/$/);
	const answer = await fetches(feed);
	assert.equal(answer.headers.get("content-type"), "text/calendar; charset=utf-8");
	assert.match(answer.headers.get("cache-control") ?? "", /private|no-store/);
	const text = await answer.text();
	const { calendar, events } = parsed(text);
	const { rows } = await pool.query("SELECT id FROM bookings WHERE member_id = $1", [member.id]);
	assert.deepEqual(
		events.map(({ uid, status, sequence }) => ({ uid, status, sequence })),
		[{ uid: `${rows[0].id}@warmline.society.example`, status: "CONFIRMED", sequence: 0 }],
	);
	const [only] = events;
	assert.equal(only?.event.startDate.toJSDate().toISOString(), at.toISOString());
	assert.equal(only?.event.startDate.zone.tzid, "UTC");
	assert.equal(only?.event.duration.toString(), "PT4H");
	assert.equal(only?.event.summary, "Listening at Warmline Listening Society");
	assert.ok(only?.event.description.includes(`https://warmline.society.example/${member.id}/shift-manager/mine`));
	assert.equal(String(calendar.getFirstPropertyValue("refresh-interval")), "PT1H");
	assert.ok(!text.includes("Sam") && !text.includes(taken) && !text.includes(sam.id));
	clock.passMinutes(30);
	assert.equal(await (await fetches(feed)).text(), text);
});

test("what was given up or called off is cancelled under the same name for a month, and past shifts stay as long", async () => {
	const member = await newMember("bea", "supervisor");
	const past = (days: number) => plansShift(cast, { at: new Date(clock.now().getTime() - days * dayMs) });
	const place = async (shift: string) => hasPlace(cast, member, shift, { part: "supervisor", hoursAgo: 24 * 60 });
	const [worked, old] = [await place(await past(20)), await place(await past(33))];
	const shift = await plansShift(cast, { inHours: 72 });
	const off = await plansShift(cast, { inHours: 96 });
	await books(member, shift);
	const called = await place(off);
	const feed = await makes(member);
	const before = await shows(feed);
	assert.deepEqual(
		before.events.map(({ status }) => status),
		["CONFIRMED", "CONFIRMED", "CONFIRMED"],
	);
	assert.ok(before.events.some(({ uid }) => uid.startsWith(worked)));
	assert.ok(before.events.every(({ uid }) => !uid.startsWith(old)));
	assert.ok(before.events.every(({ event }) => event.summary.startsWith("Supervising at ")));
	await cancels(member, shift);
	await pool.query("UPDATE shifts SET off_at = $2 WHERE id = $1", [off, clock.now()]);
	await pool.query("UPDATE bookings SET ended_at = $2, ended_how = 'called_off' WHERE id = $1", [called, clock.now()]);
	const after = await shows(feed);
	assert.deepEqual(
		after.events.map(({ uid, status, sequence }) => [uid, status, sequence]),
		before.events.map(({ uid }) => (uid.startsWith(worked) ? [uid, "CONFIRMED", 0] : [uid, "CANCELLED", 1])),
	);
	for (const [n, { changed }] of after.events.entries()) assert.ok(changed >= String(before.events[n]?.changed));
	await books(member, shift);
	const again = (await shows(feed)).events.filter(({ status }) => status === "CONFIRMED");
	assert.equal(again.length, 2);
	clock.passMinutes(32 * 24 * 60);
	assert.deepEqual(
		(await shows(feed)).events.map(({ status }) => status),
		["CONFIRMED"],
	);
});

test("the address ends when it is revoked, or made anew, and with its member", async () => {
	const member = await newMember("cid", "listener");
	const read = async () => readCalendarFeed.answer.parse((await member.calls(readCalendarFeed)).body);
	assert.deepEqual(await read(), { made_at: null, read_at: null });
	const first = await makes(member);
	assert.deepEqual(
		Object.values(await read()).map((time) => time === null),
		[false, true],
	);
	assert.equal((await fetches(first)).status, 200);
	assert.notEqual((await read()).read_at, null);
	const second = await makes(member);
	assert.equal((await read()).read_at, null);
	assert.equal((await fetches(first)).status, 404);
	assert.equal((await fetches(second)).status, 200);
	assert.equal((await member.calls(revokeCalendarFeed)).status, 204);
	assert.equal((await member.calls(revokeCalendarFeed)).status, 204);
	assert.equal((await fetches(second)).status, 404);
	assert.deepEqual(await read(), { made_at: null, read_at: null });
	const third = await makes(member);
	const stored = JSON.stringify((await pool.query("SELECT * FROM calendar_feeds")).rows);
	assert.ok(!stored.includes(third.pathname.split("/").at(-2) ?? ""));
	await pool.query("UPDATE members SET is_active = false WHERE id = $1", [member.id]);
	assert.equal((await fetches(third)).status, 404);
});

test("nobody finds a calendar by guessing, and who is of the organisation has none of another", async () => {
	const unknown = new URL(`/api/v1${calendarFeed.path.replace(":token", "x".repeat(43))}`, address);
	assert.equal((await fetches(unknown)).status, 404);
	assert.equal((await fetches(new URL(`/api/v1${calendarFeed.path.replace(":token", "%00")}`, address))).status, 404);
	refusal(await (await newMember("hew", "new_hire")).calls(makeCalendarFeed), 403, "forbidden");
	assert.equal((await shows(await makes(await newMember("tia", "trainee_listener")))).events.length, 0);
});

test("too many wrong addresses from one place are refused, and right ones are not", async () => {
	const behind = await society({ TRUSTED_PROXIES: "127.0.0.1" });
	const feed = await makes(behind.lina);
	const from = (path: string) =>
		fetch(behind.address + path, { headers: { "x-forwarded-for": "203.0.113.9" } }).then(({ status }) => status);
	const wrong = `/api/v1${calendarFeed.path.replace(":token", "y".repeat(43))}`;
	const all: number[] = [];
	for (let n = 0; n < 61; n++) all.push(await from(wrong));
	assert.deepEqual([all[0], all[59], all[60]], [404, 404, 429]);
	assert.equal(await from(feed.pathname), 200);
});

test("in French, where the member reads it", async () => {
	const member = await newMember("eva", "listener");
	assert.equal((await member.calls(changePreferences, { language: "fr" })).status, 200);
	await hasPlace(cast, member, await plansShift(cast));
	const { calendar, events } = await shows(await makes(member));
	assert.equal(events[0]?.event.summary, "Écoute à Warmline, société d’écoute");
	assert.equal(calendar.getFirstPropertyValue("x-wr-calname"), "Quarts à Warmline, société d’écoute");
	assert.ok(events[0]?.event.description.includes(`/fr/${member.id}/shift-manager/mine`));
});

test("one shift is added by hand, by whoever has a place in it", async () => {
	const member = await newMember("fia", "listener");
	const shift = await plansShift(cast);
	const booking = await hasPlace(cast, member, shift);
	const path = `/api/v1${shiftAsCalendar.path.replace(":id", shift)}`;
	const { status, body, headers } = await member.send("GET", path);
	assert.equal(status, 200);
	assert.match(headers.get("content-disposition") ?? "", /shift\.ics$/);
	const { calendar, events } = parsed(String(body));
	assert.equal(calendar.getFirstPropertyValue("method"), "PUBLISH");
	assert.deepEqual(
		events.map(({ uid }) => uid),
		[`${booking}@warmline.society.example`],
	);
	refusal(await (await newMember("gil", "director")).send("GET", path), 409, "not_booked");
	refusal(await member.send("GET", path.replace(shift, booking)), 404, "not_found");
});

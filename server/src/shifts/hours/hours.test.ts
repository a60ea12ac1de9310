import assert from "node:assert/strict";
import { auditLog } from "@warmline/contract/audit/calls";
import { listHours, type MemberHours, readHours } from "@warmline/contract/shifts/hours-calls";
import { v7 } from "uuid";
import { test } from "vitest";
import { hoursSeenBy, midMonth, zone } from "../../../test/hours.ts";
import { lists } from "../../../test/notices.ts";
import type { MemberPerson } from "../../../test/person.ts";
import { refusal } from "../../../test/refusal.ts";
import { seesShifts } from "../../../test/shifts.ts";
import { dayIn } from "../../platform/days.ts";

const cast = await midMonth();
const { month, lead, head, had, triesToSay, says, worked, isCertified, newMember, clock, pool } = cast;

const ana = await newMember("ana", "listener");

const inHours = (hours: number) => new Date(clock.now().getTime() + hours * 3_600_000);
const monthsSeen = async (member: MemberPerson) =>
	(await hoursSeenBy(member)).months.map(({ month, minutes, shifts }) => [month, minutes, shifts]);

const listed = async (asked: Record<string, string> = {}) => {
	const { status, body } = await head.calls(listHours, undefined, asked);
	assert.equal(status, 200, JSON.stringify(body));
	return listHours.answer.parse(body);
};
const ofOne = ({ results }: { results: MemberHours[] }, member: MemberPerson) => {
	const found = results.find(({ id }) => id === member.id) ?? assert.fail("this member is not listed");
	const { worked_minutes, booked_minutes, needed_minutes, worked_shifts, no_shows } = found;
	return { worked_minutes, booked_minutes, needed_minutes, worked_shifts, no_shows };
};

test("this month's support time is that of the shifts worked, beside what was promised and is still to come (H6)", async () => {
	await isCertified(ana, clock.now());
	await worked(ana, { at: inHours(-26) }, 255);
	await worked(ana, { at: inHours(-8), hours: 2 });
	await had(ana, { at: inHours(24) });
	await had(ana, { at: inHours(48), hours: 2, part: "supervisor" });
	const seen = await hoursSeenBy(ana);
	assert.equal(seen.month, month);
	assert.deepEqual([seen.worked_minutes, seen.worked_shifts], [255 + 120, 2]);
	assert.deepEqual([seen.booked_minutes, seen.booked_shifts], [360, 2]);
	assert.deepEqual([seen.needed_minutes, seen.needed_shifts], [960, 4]);
	assert.deepEqual([seen.first_months?.worked_shifts, seen.first_months?.needed_shifts], [2, 12]);
	assert.equal(seen.since, `${month}-15`);
	assert.deepEqual(seen.member, { id: ana.id, name: "Ana Newman" });
	assert.deepEqual(
		seen.shifts.map(({ minutes, attendance }) => [minutes, attendance]),
		[
			[120, "worked"],
			[255, "worked"],
		],
	);
});

test("a shift that runs counts when its listener has checked out, and is to come until then (H6)", async () => {
	const bo = await newMember("bo", "listener");
	const shift = await had(bo, { at: inHours(-1) });
	await pool.query("UPDATE bookings SET checked_in_at = $1 WHERE shift_id = $2", [inHours(-1), shift]);
	const seen = await hoursSeenBy(bo);
	assert.deepEqual([seen.worked_minutes, seen.booked_minutes, seen.shifts_this_week], [0, 240, 1]);
	assert.deepEqual(
		seen.shifts.map(({ attendance, minutes }) => [attendance, minutes]),
		[["booked", 0]],
	);
	assert.deepEqual([seen.needed_minutes, seen.first_months, seen.since], [0, null, null]);
});

test("a shift is of the month in which it begins on the organisation's clocks, on the nights the clocks are changed and at the year's end", async () => {
	const cleo = await newMember("cleo", "listener");
	// 23:00 on October 31 in New York; two hours later the clocks go back.
	await worked(cleo, { at: new Date("2020-11-01T03:00:00Z") });
	// Midnight on November 1.
	await worked(cleo, { at: new Date("2020-11-01T04:00:00Z"), hours: 5 });
	// 23:30 on New Year's Eve.
	await worked(cleo, { at: new Date("2021-01-01T04:30:00Z"), hours: 2 });
	// 22:00 on the night on which the clocks go forward, and 23:00 on the last day of that month.
	await worked(cleo, { at: new Date("2021-03-14T03:00:00Z") });
	await worked(cleo, { at: new Date("2021-04-01T03:00:00Z"), hours: 2 });
	await worked(cleo, { at: new Date("2021-04-01T04:00:00Z"), hours: 1 });
	assert.deepEqual(await monthsSeen(cleo), [
		["2021-04", 60, 1],
		["2021-03", 360, 2],
		["2020-12", 120, 1],
		["2020-11", 300, 1],
		["2020-10", 240, 1],
	]);
	const { worked_minutes, worked_shifts } = ofOne(await listed({ month: "2021-03" }), cleo);
	assert.deepEqual([worked_minutes, worked_shifts], [360, 2]);
});

test("who did not come is counted as that, and who is excused is not counted at all", async () => {
	const dan = await newMember("dan", "listener");
	const [missed, excused] = [await had(dan, { at: inHours(-26) }), await had(dan, { at: inHours(-50) })];
	await says(lead, missed, dan, { attendance: "no_show" });
	await says(lead, excused, dan, { attendance: "excused" });
	const seen = await hoursSeenBy(dan);
	assert.deepEqual(seen.months, [{ month, minutes: 0, shifts: 0, no_shows: 1 }]);
	assert.deepEqual([seen.worked_minutes, seen.shifts_this_week], [0, 0]);
	assert.equal(ofOne(await listed(), dan).no_shows, 1);
	await says(lead, missed, dan, { attendance: "worked", minutes: 30 });
	assert.deepEqual((await hoursSeenBy(dan)).months, [{ month, minutes: 30, shifts: 1, no_shows: 0 }]);
	await says(lead, missed, dan, { attendance: "excused", minutes: 30 });
	assert.deepEqual((await hoursSeenBy(dan)).months, []);
});

test("a place that was given up and a shift that was called off count for nothing", async () => {
	const eli = await newMember("eli", "listener");
	const [left, off] = [await had(eli, { at: inHours(24) }), await had(eli, { at: inHours(48) })];
	await pool.query("UPDATE bookings SET ended_at = now(), ended_how = 'cancelled' WHERE shift_id = $1", [left]);
	await pool.query("UPDATE shifts SET off_at = now() WHERE id = $1", [off]);
	const seen = await hoursSeenBy(eli);
	assert.deepEqual([seen.booked_minutes, seen.booked_shifts, seen.shifts_this_week], [0, 0, 0]);
});

test("the last twelve months with anything in them and the last fifty shifts are shown", async () => {
	const fay = await newMember("fay", "listener");
	const months = Array.from({ length: 13 }, (_, n) => new Date(Date.UTC(2022, n * 2, 10, 18)));
	for (const at of months)
		for (let day = 0; day < 4; day++) await worked(fay, { at: new Date(at.getTime() + day * 86_400_000) });
	const seen = await hoursSeenBy(fay);
	assert.equal(seen.months.length, 12);
	assert.deepEqual([seen.months[0]?.month, seen.months[11]?.month], ["2024-01", "2022-03"]);
	assert.equal(seen.shifts.length, 50);
	assert.equal(seen.shifts[0]?.shift_datetime, "2024-01-13T18:00:00.000Z");
});

test("the first months are over on their last day, and two shifts a month are promised from then on", async () => {
	const gil = await newMember("gil", "listener");
	await isCertified(gil, new Date(clock.now().getTime() - 200 * 86_400_000));
	const seen = await hoursSeenBy(gil);
	assert.deepEqual([seen.needed_minutes, seen.needed_shifts, seen.first_months], [480, 2, null]);
});

test("attendance is another's word, after the start, about somebody who has a place", async () => {
	const hal = await newMember("hal", "listener");
	const [past, future] = [await had(hal, { at: inHours(-26) }), await had(hal, { at: inHours(24) })];
	const own = await had(lead, { at: inHours(-26), part: "supervisor" });
	const worked = { attendance: "worked" } as const;
	refusal(await triesToSay(lead, own, lead, worked), 409, "own_attendance");
	refusal(await triesToSay(lead, future, hal, worked), 409, "not_begun");
	refusal(await triesToSay(lead, past, head, worked), 409, "not_booked");
	refusal(await triesToSay(lead, v7(), hal, worked), 404, "not_found");
	refusal(await triesToSay(hal, past, hal, worked), 403, "forbidden");
	refusal(await triesToSay(lead, past, hal, { ...worked, minutes: 721 }), 400);
	assert.equal((await says(lead, past, hal, worked)).minutes, 240);
	assert.equal((await says(head, own, lead, worked)).attendance, "worked");
});

test("what was noted stays as it was when a supervisor looks at it and saves it, and only who supervises sees it", async () => {
	const ivo = await newMember("ivo", "listener");
	const at = inHours(-26);
	const [shift, missed] = [await had(ivo, { at }), await had(ivo, { at })];
	await pool.query(
		"UPDATE bookings SET checked_in_at = $1, checked_out_at = $2, attendance = 'worked', minutes = 95 WHERE shift_id = $3",
		[at, new Date(at.getTime() + 95 * 60_000), shift],
	);
	const asked = { date: dayIn(zone, at), days: "2" };
	const seenBy = async (reader: MemberPerson, id: string) =>
		(await seesShifts(reader, asked)).find((one) => one.id === id)?.places[0]?.attended;
	assert.deepEqual(await seenBy(lead, shift), { attendance: "worked", minutes: 95 });
	assert.equal((await says(lead, shift, ivo, { attendance: "worked" })).minutes, 95);
	assert.deepEqual(await seenBy(head, shift), { attendance: "worked", minutes: 95 });
	assert.equal(await seenBy(lead, missed), undefined, "nothing was noted");
	await says(lead, missed, ivo, { attendance: "no_show" });
	assert.deepEqual(await seenBy(lead, missed), { attendance: "no_show", minutes: 0 });
	for (const id of [shift, missed]) assert.equal(await seenBy(ivo, id), undefined);
	assert.equal((await says(lead, missed, ivo, { attendance: "worked" })).minutes, 240);
	assert.equal((await says(lead, missed, ivo, { attendance: "worked", minutes: 0 })).minutes, 0);
	assert.equal((await says(lead, missed, ivo, { attendance: "worked" })).minutes, 0);
});

test("a change of attendance is told to the member and recorded, once", async () => {
	const ida = await newMember("ida", "listener");
	const shift = await had(ida, { at: inHours(-26) });
	for (const _ of [1, 2]) await says(lead, shift, ida, { attendance: "worked", minutes: 200 });
	const { results } = await lists(ida);
	assert.deepEqual(
		results.map(({ kind }) => kind),
		["shift"],
	);
	const log = auditLog.answer.parse(
		(await head.calls(auditLog, undefined, { act: "change_attendance", member: ida.id })).body,
	);
	assert.deepEqual(
		log.results.map(({ member, about, params }) => [member.name, about?.name, params]),
		[
			[
				"Sven",
				"Ida",
				{
					day: dayIn(zone, inHours(-26)),
					before: { attendance: "booked" },
					after: { attendance: "worked", minutes: 200 },
				},
			],
		],
	);
});

test("somebody else's hours are a director's to read, and it is recorded once in a while", async () => {
	const jo = await newMember("jo", "listener");
	for (const reader of [lead, await newMember("kim", "listener")])
		refusal(await reader.calls(readHours, undefined, { member: jo.id }), 403, "forbidden");
	refusal(await head.calls(readHours, undefined, { member: v7() }), 404, "not_found");
	for (const _ of [1, 2]) assert.equal((await hoursSeenBy(head, jo)).member.id, jo.id);
	await hoursSeenBy(head);
	await hoursSeenBy(jo, jo);
	const log = auditLog.answer.parse((await head.calls(auditLog, undefined, { act: "read_hours" })).body);
	assert.deepEqual(
		log.results.map(({ member, about }) => [member.name, about?.name]),
		[["Dina", "Jo"]],
	);
});

test("directors see everybody's hours of a month by name, page by page, and nobody else does", async () => {
	const all = await listed();
	const names = all.results.map(({ name }) => name);
	assert.deepEqual(names, [...names].sort());
	assert.ok(names.includes("Lina Moreau") && !names.includes("Tess Nakamura") && !names.includes("Noor Bergeron"));
	assert.deepEqual(ofOne(all, ana), {
		...{ worked_minutes: 375, booked_minutes: 360, needed_minutes: 960 },
		...{ worked_shifts: 2, no_shows: 0 },
	});
	const paged: string[] = [];
	for (let cursor: string | null = ""; cursor !== null; ) {
		const page = await listed({ limit: "4", ...(cursor ? { cursor } : {}) });
		paged.push(...page.results.map(({ name }) => name));
		cursor = page.next;
	}
	assert.deepEqual(paged, names);
	for (const month of ["1000-01", "2999-12"]) assert.ok((await listed({ month })).results.length > 0);
	for (const month of ["2026-13", "0000-01", "9999-12"])
		refusal(await head.calls(listHours, undefined, { month }), 400, "invalid_month");
	refusal(await head.calls(listHours, undefined, { cursor: "nonsense" }), 400, "invalid_cursor");
	refusal(await lead.calls(listHours), 403, "forbidden");
});

test("who has left is listed for the months in which they were there", async () => {
	const lea = await newMember("lea", "listener");
	await worked(lea, { at: new Date("2021-06-10T18:00:00Z") });
	await pool.query("UPDATE members SET is_active = false WHERE id = $1", [lea.id]);
	assert.equal(ofOne(await listed({ month: "2021-06" }), lea).worked_minutes, 240);
	assert.ok(!(await listed()).results.some(({ id }) => id === lea.id));
});

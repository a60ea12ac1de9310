import assert from "node:assert/strict";
import { changeRecord, readRecord } from "@warmline/contract/applications/record-calls";
import { auditLog } from "@warmline/contract/audit/calls";
import { changeMemberRole } from "@warmline/contract/members/calls";
import { listHours } from "@warmline/contract/shifts/hours-calls";
import { extractText, getDocumentProxy } from "unpdf";
import { test } from "vitest";
import { hoursSeenBy, midMonth, zone } from "../../../test/hours.ts";
import { invitationsOf } from "../../../test/invitations.ts";
import { logsIn } from "../../../test/person.ts";
import { refusal } from "../../../test/refusal.ts";
import { content } from "../../platform/content/content.ts";
import { dayIn, daysAfter, monthsAfter } from "../../platform/days.ts";

const cast = await midMonth();
const { address, clock, head, newMember, worked } = cast;
const { accepts, invites } = await invitationsOf({ ...cast, dora: head });
const today = dayIn(zone, clock.now());
const owed = async (who: Parameters<typeof hoursSeenBy>[0]) => {
	const { needed_minutes, needed_shifts, first_months, since, earlier_minutes, total_minutes } = await hoursSeenBy(who);
	return { needed_minutes, needed_shifts, isBeginner: first_months !== null, since, earlier_minutes, total_minutes };
};
const letterOf = async ({ token }: { token?: string | undefined }): Promise<string> => {
	const sent = await fetch(`${address}/api/v1/shift-manager/hours/letter/`, {
		headers: { authorization: `Token ${token ?? ""}` },
	});
	assert.equal(sent.status, 200);
	const pdf = await getDocumentProxy(new Uint8Array(await sent.arrayBuffer()));
	return (await extractText(pdf, { mergePages: true })).text;
};
const { in_first_months: first, afterwards: after } = content().obligations;

test("a veteran who was invited owes what others owe after their first months, and their hours count", async () => {
	const since = monthsAfter(today, -30);
	const { token } = await invites({ email: "vera@mail.example", certified_since: since, earlier_hours: 410.5 }, head);
	assert.equal((await accepts(token, "vera")).status, 201);
	const vera = await logsIn(address, "vera");
	await worked(vera, { at: new Date(clock.now().getTime() - 26 * 3_600_000) }, 240);
	assert.deepEqual(await owed(vera), {
		...{ needed_minutes: after.hours * 60, needed_shifts: after.shifts, isBeginner: false, since },
		...{ earlier_minutes: 410.5 * 60, total_minutes: 410.5 * 60 + 240 },
	});
	const { results } = listHours.answer.parse((await head.calls(listHours)).body);
	assert.equal(results.find(({ id }) => id === vera.id)?.needed_minutes, after.hours * 60);
	const before = { month: monthsAfter(today, -1).slice(0, 7) };
	const earlier = listHours.answer.parse((await head.calls(listHours, undefined, before)).body).results;
	assert.equal(earlier.find(({ id }) => id === vera.id)?.needed_minutes, 0, "nobody is behind before they came");
	assert.match(
		await letterOf(vera),
		/shifts\s*1\s*Time in these shifts\s*4 hours\s*Time before them\s*410 hours 30 minutes\s*Total time\s*414 hours 30 minutes/,
	);
});

test("a veteran who has not had a shift here yet has a letter about the time before", async () => {
	const { token } = await invites({ email: "vito@mail.example", earlier_hours: 20 }, head);
	assert.equal((await accepts(token, "vito")).status, 201);
	const vito = await logsIn(address, "vito");
	const text = await letterOf(vito);
	assert.match(text, /Total time\s*20 hours/);
	assert.doesNotMatch(text, /Month|Number of shifts|First day/);
	const here = await fetch(`${address}/api/v1/shift-manager/hours/letter/?from=2020-01-01`, {
		headers: { authorization: `Token ${vito.token}` },
	});
	assert.equal(here.status, 409, "of a time of its own nothing is known");
});

test("who is invited without a day, or without hours, begins today", async () => {
	const { token } = await invites({ email: "bea@mail.example" }, head);
	assert.equal((await accepts(token, "bea")).status, 201);
	assert.deepEqual(await owed(await logsIn(address, "bea")), {
		...{ needed_minutes: first.hours * 60, needed_shifts: first.shifts, isBeginner: true, since: today },
		...{ earlier_minutes: 0, total_minutes: 0 },
	});
});

test("a role given by hand counts since the day that the director says, and no trainee is certified", async () => {
	const tim = await newMember("tim", "trainee_listener");
	const gives = (body: object) => head.send("POST", `/api/v1/members/${tim.id}/role/`, body);
	const trainee = { role: "trainee_supervisor", certified_since: "2024-01-01" };
	refusal(await gives(trainee), 400, "invalid_certified_since");
	const ahead = { role: "listener", certified_since: daysAfter(today, 3) };
	refusal(await gives(ahead), 400, "invalid_certified_since");
	const since = monthsAfter(today, -12);
	assert.equal(
		(await head.calls(changeMemberRole, { role: "listener", certified_since: since }, { member_id: tim.id })).status,
		200,
	);
	const known = await owed(tim);
	assert.deepEqual([known.since, known.needed_minutes, known.isBeginner], [since, after.hours * 60, false]);
	const next = monthsAfter(today, -1);
	assert.equal(
		(await head.calls(changeMemberRole, { role: "supervisor", certified_since: next }, { member_id: tim.id })).status,
		200,
	);
	assert.equal((await owed(tim)).since, next, "and a later word replaces it");
});

test("a director corrects the day, the hours and the languages in the record; who is not certified has no day", async () => {
	const una = await newMember("una", "trainee_listener");
	const user = { user_id: una.id };
	const since = monthsAfter(today, -6);
	refusal(await head.calls(changeRecord, { certified_since: since }, user), 409, "not_certified");
	assert.equal((await head.calls(changeMemberRole, { role: "listener" }, { member_id: una.id })).status, 200);
	refusal(
		await head.calls(changeRecord, { certified_since: daysAfter(today, 3) }, user),
		400,
		"invalid_certified_since",
	);
	const written = { certified_since: since, earlier_hours: 12.5, languages: ["fr", "en"] };
	const { body } = await head.calls(changeRecord, written, user);
	const { certified_since, earlier_hours, languages } = changeRecord.answer.parse(body).result;
	assert.deepEqual({ certified_since, earlier_hours, languages }, written);
	assert.deepEqual((await owed(una)).earlier_minutes, 750);
	const own = readRecord.answer.parse((await una.calls(readRecord, undefined, user)).body).result;
	assert.deepEqual(own.languages, ["fr", "en"]);
	const log = auditLog.answer.parse((await head.calls(auditLog, undefined, { act: "change_record" })).body).results;
	assert.deepEqual(
		log.map(({ params }) => params),
		[{ fields: ["certified_since", "earlier_hours", "languages"] }],
	);
});

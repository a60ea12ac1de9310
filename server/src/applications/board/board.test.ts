import assert from "node:assert/strict";
import { decideApplication, finishTraining, listApplications } from "@warmline/contract/applications/calls";
import { test } from "vitest";
import { begins, shiftTimesIn, submits, submitsAsSupervisor } from "../../../test/applicant.ts";
import type { MemberPerson } from "../../../test/person.ts";
import { refusal } from "../../../test/refusal.ts";
import { society } from "../../../test/society.ts";
import { dayIn, daysAfter, endOfDay } from "../../platform/days.ts";
import { society as content } from "../../platform/society.ts";

const cast = await society();
const { dora, lina, noor, pool, newMember, clock } = cast;
const shifts = await shiftTimesIn(pool, dora);

const decides = async (applicant: MemberPerson, decision: "accept" | "decline" | "ask", reason?: string) => {
	const { status } = await dora.calls(decideApplication, { decision, reason }, { user_id: applicant.id });
	assert.equal(status, 200);
};
const list = async (asked: Record<string, string> = {}) => {
	const { status, body } = await dora.calls(listApplications, undefined, asked);
	assert.equal(status, 200, JSON.stringify(body));
	return listApplications.answer.parse(body);
};
const namesIn = async (asked: Record<string, string> = {}) =>
	(await list(asked)).results.map(({ user }) => user.first_name);
const lineOf = async (person: MemberPerson) => {
	const [line] = (await list({ query: person.user.email ?? "" })).results;
	assert.ok(line);
	return line;
};
const writes = (person: MemberPerson, column: string, value: unknown) =>
	pool.query(
		`INSERT INTO volunteer_records (member_id, ${column}) VALUES ($1, $2)
		ON CONFLICT (member_id) DO UPDATE SET ${column} = excluded.${column}`,
		[person.id, value],
	);

// Begun in this order, and come to where they are in another.
const people: MemberPerson[] = [];
for (const name of ["ada", "bob", "cy", "dee", "eli"]) people.push(await newMember(name, "new_hire"));
const [ada, bob, cy, dee, eli] = people;
if (!ada || !bob || !cy || !dee || !eli) throw new Error("somebody is missing");
await begins(noor);
for (const person of [ada, bob, cy, dee]) await submits(person, shifts);
await submitsAsSupervisor(eli, shifts, pool);
for (const person of [dee, ada, cy]) await decides(person, "accept");
await decides(bob, "decline", "No place.");
await dora.calls(finishTraining, undefined, { user_id: cy.id });

test("directors find who is certified, and who is not (O5, S7)", async () => {
	assert.deepEqual(await namesIn({ certified: "true" }), ["Cy"]);
	assert.deepEqual(await namesIn({ status: "accepted", certified: "false" }), ["Dee", "Ada"]);
	assert.deepEqual(await namesIn({ status: "submitted", certified: "true" }), []);
	assert.equal((await namesIn({ certified: "false" })).length, 5);
	const marked = (await list()).results.filter(({ training_done }) => training_done);
	assert.deepEqual(
		marked.map(({ user }) => user.first_name),
		["Cy"],
	);
	refusal(await dora.calls(listApplications, undefined, { certified: "perhaps" }), 400);
});

test("directors read how many wait for a decision, whatever they look for (S7)", async () => {
	assert.equal((await list()).to_decide, 1, "Eli's alone");
	assert.equal((await list({ status: "accepted", limit: "1" })).to_decide, 1);
});

test("who is certified by the record alone is certified (O5, S7)", async () => {
	await writes(dee, "certified_at", clock.now());
	assert.deepEqual(await namesIn({ certified: "true" }), ["Dee", "Cy"]);
	assert.equal((await lineOf(dee)).training_done, true);
	await writes(dee, "certified_at", null);
});

test("directors read who has been longest where they are first, page by page (O5, S7)", async () => {
	const everybody = ["Noor", "Eli", "Dee", "Ada", "Cy", "Bob"];
	assert.deepEqual(await namesIn({ order: "due" }), everybody);
	for (const limit of ["1", "2", "4", "5"]) {
		const read: string[] = [];
		for (let cursor: string | null = ""; cursor !== null; ) {
			const page = await list({ order: "due", limit, ...(cursor === "" ? {} : { cursor }) });
			read.push(...page.results.map(({ user }) => user.first_name));
			cursor = page.next;
		}
		assert.deepEqual(read, everybody);
	}
	assert.deepEqual(await namesIn({ order: "due", status: "accepted", certified: "false" }), ["Dee", "Ada"]);
});

test("nobody is left out or read twice where many came to where they are at the same moment (O5, S7)", async () => {
	const { rows } = await pool.query("SELECT id, since FROM applications ORDER BY id");
	await pool.query("UPDATE applications SET since = $1", [clock.now()]);
	const read: string[] = [];
	for (let cursor: string | null = ""; cursor !== null; ) {
		const page = await list({ order: "due", limit: "2", ...(cursor === "" ? {} : { cursor }) });
		read.push(...page.results.map(({ id }) => id));
		cursor = page.next;
	}
	assert.deepEqual(
		read,
		rows.map(({ id }) => id),
	);
	for (const { id, since } of rows) await pool.query("UPDATE applications SET since = $2 WHERE id = $1", [id, since]);
});

test("a cursor of the other order, or none at all, is refused (O5, S7)", async () => {
	const newest = (await list({ limit: "1" })).next ?? "";
	const due = (await list({ limit: "1", order: "due" })).next ?? "";
	const cursorOf = (...key: string[]) => Buffer.from(JSON.stringify(key)).toString("base64url");
	const wrong: Record<string, string>[] = [
		{ cursor: newest, order: "due" },
		{ cursor: due },
		{ cursor: "x", order: "due" },
		{ cursor: cursorOf("yesterday", ada.id), order: "due" },
		{ cursor: cursorOf("0000-01-01T00:00:00.000Z", ada.id), order: "due" },
		{ cursor: cursorOf("2026-11-21T00:00:00.000Z", "x"), order: "due" },
		{ cursor: cursorOf("2026-11-21T00:00:00.000Z", `${ada.id} `), order: "due" },
	];
	for (const asked of wrong) refusal(await dora.calls(listApplications, undefined, asked), 400, "invalid_cursor");
	refusal(await dora.calls(listApplications, undefined, { order: "oldest" }), 400);
});

test("who is accepted is due by the day on which the training starts at the latest, until it has (O5, S7)", async () => {
	const { since, due } = await lineOf(ada);
	const day = daysAfter(dayIn(content().clock, new Date(since)), 14);
	assert.equal(due, endOfDay(content().clock, day).toISOString());
	await writes(ada, "training_hours", 0.5);
	assert.equal((await lineOf(ada)).due, null);
	await writes(ada, "training_hours", 0);
	assert.equal((await lineOf(ada)).due, due);
	assert.equal((await lineOf(cy)).due, null);
	assert.equal((await lineOf(bob)).due, null);
});

test("the list says how many steps are left, and who is suspended (O5, S7)", async () => {
	const left = async () => (await Promise.all([noor, eli, ada, cy, bob].map(lineOf))).map((line) => line.left);
	assert.deepEqual(await left(), [null, 9, 8, 8, null]);
	await writes(ada, "identity_at", clock.now());
	await writes(ada, "training_hours", 12);
	await writes(eli, "training_hours", 12);
	await writes(ada, "police_level", 2);
	await writes(ada, "police_expires", daysAfter(dayIn(content().clock, clock.now()), 1));
	const referee = [ada.id, "Ref", "ref@mail.example", clock.now()];
	for (const [id, answered] of [
		["0190a0a0-0000-7000-8000-000000000001", clock.now()],
		["0190a0a0-0000-7000-8000-000000000002", null],
	])
		await pool.query(
			"INSERT INTO referees (id, member_id, name, email, asked_at, answered_at) VALUES ($5, $1, $2, $3, $4, $6)",
			[...referee, id, answered],
		);
	assert.deepEqual(await left(), [null, 9, 4, 8, null]);
	await writes(ada, "police_expires", daysAfter(dayIn(content().clock, clock.now()), -1));
	assert.deepEqual((await lineOf(ada)).left, 5);
	assert.equal((await lineOf(cy)).suspended, false);
	await writes(cy, "suspended_at", clock.now());
	assert.deepEqual([(await lineOf(cy)).suspended, (await lineOf(ada)).suspended], [true, false]);
	refusal(await lina.calls(listApplications, undefined, { order: "due" }), 403, "forbidden");
});

import assert from "node:assert/strict";
import { readdir } from "node:fs/promises";
import { join } from "node:path";
import { decideApplication, readApplication } from "@warmline/contract/applications/calls";
import { mailStage } from "@warmline/contract/applications/record-calls";
import {
	beginSupervisorApplication,
	readSupervisorApplication,
} from "@warmline/contract/applications/supervisor-calls";
import { makeInvitationLink } from "@warmline/contract/invitations/link-calls";
import { v7 } from "uuid";
import { test } from "vitest";
import { begins, shiftTimesIn, submits, submitsAsSupervisor } from "../../../test/applicant.ts";
import { pdf } from "../../../test/documents.ts";
import { invitationsOf } from "../../../test/invitations.ts";
import { logsIn, type MemberPerson } from "../../../test/person.ts";
import { refusal } from "../../../test/refusal.ts";
import { society } from "../../../test/society.ts";
import { remind } from "../reminders/remind.ts";
import { forgetOldDocuments } from "./forget-old-documents.ts";

const cast = await society();
const { address, pool, noor, newMember, clock, platform } = cast;
const shifts = await shiftTimesIn(pool, noor);

const passDays = (days: number) => clock.passMinutes(days * 24 * 60);
const night = () => forgetOldDocuments(platform);
const vault = () => readdir(join(cast.config.DATA_DIR, "vault"));
const rows = async (table: string, person: MemberPerson): Promise<number> => {
	const { rows: found } = await pool.query(`SELECT count(*)::int FROM ${table} WHERE member_id = $1`, [person.id]);
	return found[0].count;
};
const decides = async (applicant: MemberPerson, decision: "accept" | "decline") => {
	const dora = await logsIn(address, "dora");
	const body = { decision, reason: decision === "decline" ? "No place." : undefined };
	assert.equal((await dora.calls(decideApplication, body, { user_id: applicant.id })).status, 200);
};
const reads = async (person: MemberPerson) => {
	const dora = await logsIn(address, "dora");
	return dora.calls(readApplication, undefined, { user_id: person.id });
};
/** With a resume that really lies in the vault; the other documents are only named. */
const applies = async (name: string) => {
	const person = await newMember(name, "new_hire");
	await person.calls(beginSupervisorApplication, { user: person.id });
	const form = new FormData();
	form.append("resume", new Blob([new Uint8Array(pdf())], { type: "application/pdf" }), "resume.pdf");
	const sent = await person.send("PUT", `/api/v1/onboarding/supervisor-application/${person.id}/`, form);
	assert.equal(sent.status, 200, JSON.stringify(sent.body));
	await submitsAsSupervisor(person, shifts, pool);
	return person;
};
const speaksFor = (person: MemberPerson) =>
	pool.query(
		"INSERT INTO referees (id, member_id, name, email, asked_at, answered_at, words) VALUES ($1, $2, 'Ref', $3, $4, $4, 'Warm.')",
		[v7(), person.id, `${person.id}@mail.example`, clock.now()],
	);

test("a month after a decline the documents and the references go, and the application stays (O5, S7)", async () => {
	const [ada, bob] = [await applies("ada"), await applies("bob")];
	for (const person of [ada, bob]) await speaksFor(person);
	await decides(ada, "decline");
	await decides(bob, "accept");
	assert.equal((await vault()).length, 2);
	passDays(29);
	await night();
	assert.deepEqual([(await vault()).length, await rows("referees", ada)], [2, 1]);
	passDays(1.1);
	await night();
	assert.deepEqual([(await vault()).length, await rows("referees", ada), await rows("referees", bob)], [1, 0, 1]);
	const { result, history } = readApplication.answer.parse((await reads(ada)).body);
	assert.ok(result.kind === "supervisor");
	assert.deepEqual([result.resume, result.degree, result.status], [null, null, "declined"]);
	assert.deepEqual(
		history.map(({ act }) => act),
		["begun", "submitted", "declined"],
	);
	const own = await (await logsIn(address, "bob")).calls(readSupervisorApplication, undefined, { user_id: bob.id });
	assert.ok(readSupervisorApplication.answer.parse(own.body).result?.resume);
	await night();
	assert.equal((await vault()).length, 1);
});

test("who was named after a decline, for another application, stays named (O5)", async () => {
	const cy = await newMember("cy", "new_hire");
	await submits(cy, shifts);
	await decides(cy, "decline");
	passDays(200);
	await submits(await logsIn(address, "cy"), shifts);
	await speaksFor(cy);
	await night();
	assert.equal(await rows("referees", cy), 1);
});

test("two years after a decline the application goes, with the record of who applies no more (O5, S7)", async () => {
	const dee = await newMember("dee", "new_hire");
	await submits(dee, shifts);
	await pool.query("INSERT INTO volunteer_records (member_id, police_level) VALUES ($1, 2)", [dee.id]);
	await decides(dee, "decline");
	passDays(725);
	await night();
	assert.deepEqual([await rows("applications", dee), await rows("volunteer_records", dee)], [1, 1]);
	passDays(10);
	await night();
	assert.deepEqual([await rows("applications", dee), await rows("volunteer_records", dee)], [0, 0]);
	refusal(await reads(dee), 404, "not_found");
	// Another application of somebody stays, and so do those that were accepted.
	const { rows: left } = await pool.query("SELECT status FROM applications ORDER BY status");
	assert.deepEqual(
		left.map(({ status }) => status),
		["accepted", "submitted"],
	);
});

test("a draft goes a year after it was touched last, and not before its applicant was reminded (O5)", async () => {
	const eli = await newMember("eli", "new_hire");
	await begins(eli);
	passDays(364);
	await night();
	passDays(3);
	await night();
	assert.equal(await rows("applications", eli), 1);
	await remind(platform);
	await night();
	passDays(29);
	await night();
	assert.equal(await rows("applications", eli), 1);
	passDays(2);
	await night();
	assert.equal(await rows("applications", eli), 0);
});

test("a draft that somebody goes on with stays, however long ago it was begun (O5)", async () => {
	const fay = await newMember("fay", "new_hire");
	await begins(fay);
	passDays(40);
	await remind(platform);
	passDays(300);
	const again = await logsIn(address, "fay");
	const details_id = await begins(again);
	const path = `/api/v1/account/user-details/${details_id}/`;
	assert.equal((await again.send("PATCH", path, { country: "Canada" })).status, 200);
	passDays(100);
	await night();
	assert.equal(await rows("applications", fay), 1);
	await pool.query("UPDATE members SET is_active = false WHERE id = $1", [fay.id]);
	passDays(300);
	await night();
	assert.equal(await rows("applications", fay), 0);
});

test("what a director wrote to a stage goes after a month, and its subject stays in the history (O5, S7)", async () => {
	const gil = await newMember("gil", "new_hire");
	await begins(gil);
	const dora = await logsIn(address, "dora");
	const mail = { status: "draft", subject: "Hello", text: "Are you still there?" } as const;
	assert.equal((await dora.calls(mailStage, mail)).status, 201);
	const kept = async () => (await pool.query("SELECT count(*)::int FROM stage_mails")).rows[0].count;
	passDays(29);
	await night();
	assert.equal(await kept(), 1);
	passDays(2);
	await night();
	assert.equal(await kept(), 0);
	const { history } = readApplication.answer.parse((await reads(gil)).body);
	assert.equal(history.find(({ act }) => act === "mailed")?.text, "Hello");
});

test("a month after a sign-up an account whose email was never verified goes, and every other one stays", async () => {
	const isThere = async ({ id }: MemberPerson) =>
		(await pool.query("SELECT FROM members WHERE id = $1", [id])).rowCount === 1;
	const [gone, verified, present, applicant] = [
		await newMember("gone", "new_hire"),
		await newMember("verified", "new_hire"),
		await newMember("present", "new_hire"),
		await newMember("draft", "new_hire"),
	];
	await begins(applicant);
	const unverified = [gone, present, applicant].map(({ id }) => id);
	await pool.query("UPDATE members SET is_verified = false WHERE id = ANY($1)", [unverified]);
	await pool.query("DELETE FROM sessions WHERE member_id <> $1", [present.id]);
	passDays(29);
	await night();
	assert.ok(await isThere(gone), "not before");
	passDays(2);
	await night();
	assert.deepEqual(await Promise.all([gone, verified, present, applicant].map(isThere)), [false, true, true, true]);
});

test("who joined by a link and never verified their email goes like that, with the record and the agreement", async () => {
	const dora = await logsIn(address, "dora");
	const { accepts } = await invitationsOf({ ...cast, dora });
	const made = await dora.calls(makeInvitationLink, { role: "trainee_listener", uses: 2, days: 7 });
	const { url } = makeInvitationLink.answer.parse(made.body).result;
	const token = new URL(url ?? "").searchParams.get("invitation") ?? "";
	for (const name of ["linked", "proved"])
		assert.equal((await accepts(token, name, { email: `${name}@mail.example` })).status, 201);
	await pool.query("UPDATE members SET is_verified = true WHERE username = 'proved'");
	const left = async () =>
		(
			await pool.query(
				"SELECT username, nda_form_id IS NOT NULL AS agreed FROM members JOIN volunteer_records ON member_id = members.id WHERE username IN ('linked', 'proved') ORDER BY username",
			)
		).rows;
	const agreements = async () =>
		(await pool.query("SELECT email FROM sent_forms WHERE kind = 'nda' AND email LIKE '%@mail.example'")).rows;
	passDays(29);
	await night();
	assert.deepEqual(await left(), [
		{ username: "linked", agreed: true },
		{ username: "proved", agreed: true },
	]);
	passDays(2);
	await night();
	assert.deepEqual(await left(), [{ username: "proved", agreed: true }]);
	assert.deepEqual(await agreements(), [{ email: "proved@mail.example" }]);
});

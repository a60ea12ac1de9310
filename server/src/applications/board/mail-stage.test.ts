import assert from "node:assert/strict";
import { decideApplication, finishTraining, readApplication } from "@warmline/contract/applications/calls";
import { mailStage } from "@warmline/contract/applications/record-calls";
import { auditLog } from "@warmline/contract/audit/calls";
import type { BodyInputOf } from "@warmline/contract/calls";
import { test } from "vitest";
import { begins, shiftTimesIn, submits, submitsAsSupervisor } from "../../../test/applicant.ts";
import { openMailbox } from "../../../test/mailbox.ts";
import type { MemberPerson } from "../../../test/person.ts";
import { refusal } from "../../../test/refusal.ts";
import { society } from "../../../test/society.ts";
import { society as content } from "../../platform/society.ts";

const cast = await society();
const { dora, lina, sam, tess, noor, pool, newMember, newBrowser, clock } = cast;
const mailbox = await openMailbox(cast.config.DATA_DIR);
const shifts = await shiftTimesIn(pool, dora);

const decides = async (applicant: MemberPerson, decision: "accept" | "decline" | "ask", reason?: string) => {
	const { status } = await dora.calls(decideApplication, { decision, reason }, { user_id: applicant.id });
	assert.equal(status, 200);
	await mailbox.next();
};
const historyOf = async (person: MemberPerson) =>
	readApplication.answer.parse((await dora.calls(readApplication, undefined, { user_id: person.id })).body).history;
const mail = { subject: "The course begins", text: "Good news.\nIt begins on Monday.\n\nSee you there." };
const writesTo = async (stage: Omit<BodyInputOf<typeof mailStage>, "subject" | "text">, words = mail, by = dora) => {
	const { status, body } = await by.calls(mailStage, { ...stage, ...words });
	assert.equal(status, 201, JSON.stringify(body));
	return mailStage.answer.parse(body).count;
};
/** To whom the next mails go, in the order of names. */
const receivers = async (count: number) => {
	const mails = [];
	for (let one = 0; one < count; one++) mails.push(await mailbox.next());
	return mails.sort((a, b) => a.to.localeCompare(b.to));
};
const addresses = async (count: number) => (await receivers(count)).map(({ to }) => to.replace(/@.*/, ""));

const people: MemberPerson[] = [];
for (const name of ["ada", "bob", "cy", "dee", "eli"]) people.push(await newMember(name, "new_hire"));
const [ada, bob, cy, dee, eli] = people;
if (!ada || !bob || !cy || !dee || !eli) throw new Error("somebody is missing");
await begins(noor);
for (const person of [ada, bob, cy, dee]) {
	await submits(person, shifts);
	await mailbox.next();
}
await submitsAsSupervisor(eli, shifts, pool, "fr");
await mailbox.next();
for (const person of [ada, bob, cy, eli]) await decides(person, "accept");
await decides(dee, "decline", "No place.");
await dora.calls(finishTraining, undefined, { user_id: cy.id });
await mailbox.next();

test("a director writes to everybody in a stage, to each by themselves and in the director's own words (O5, S7)", async () => {
	assert.equal(await writesTo({ status: "accepted", certified: false }), 3);
	const [toAda, toBob, toEli] = await receivers(3);
	assert.ok(toAda && toBob && toEli);
	assert.deepEqual([toAda.to, toBob.to, toEli.to], [ada.user.email, bob.user.email, eli.user.email]);
	for (const { subject, text } of [toAda, toBob, toEli]) {
		assert.equal(subject, "The course begins");
		assert.ok(text.includes("\n\nGood news.\nIt begins on Monday.\n\nSee you there.\n\n"), text);
		assert.ok(text.includes(content().applications_email), text);
	}
	assert.ok(toAda.text.startsWith("Hello Ada,"), toAda.text);
	assert.ok(toEli.text.startsWith("Bonjour Eli,"), toEli.text);
	assert.ok(!toAda.text.includes("Bob") && !toAda.html.includes(bob.user.email ?? ""), toAda.text);
	const { act, by, text } = (await historyOf(eli)).at(-1) ?? {};
	assert.deepEqual([act, by, text], ["mailed", "Dora", "The course begins"]);
	assert.equal((await historyOf(cy)).at(-1)?.act, "training_done");
});

test("a stage is chosen by kind and certification too (O5, S7)", async () => {
	assert.equal(await writesTo({ status: "accepted", certified: true }), 1);
	assert.deepEqual(await addresses(1), ["cy"]);
	assert.equal(await writesTo({ status: "accepted", kind: "listener" }), 3);
	assert.deepEqual(await addresses(3), ["ada", "bob", "cy"]);
	assert.equal(await writesTo({ status: "draft" }), 1);
	assert.deepEqual(await addresses(1), ["noor"]);
	const { body } = await dora.calls(auditLog, undefined, { act: "mail_stage" });
	const subject = "The course begins";
	assert.deepEqual(
		auditLog.answer.parse(body).results.map(({ member, params }) => [member.name, params]),
		[
			["Dora", { status: "draft", count: 1, subject }],
			["Dora", { status: "accepted", kind: "listener", count: 3, subject }],
			["Dora", { status: "accepted", certified: true, count: 1, subject }],
			["Dora", { status: "accepted", certified: false, count: 3, subject }],
		],
	);
});

test("what a director writes is not taken for one of our own sentences, and a subject is one line (O5, S7)", async () => {
	const words = { subject: "Name:\r\nBcc: x@y.example", text: "Name: Eli\n\n<b>Open my application</b>" };
	assert.equal(await writesTo({ status: "accepted", kind: "supervisor" }, words), 1);
	const [toEli] = await receivers(1);
	assert.ok(toEli);
	assert.deepEqual([toEli.to, toEli.subject], [eli.user.email, "Name: Bcc: x@y.example"]);
	assert.ok(toEli.text.includes("\n\nName: Eli\n\n<b>Open my application</b>\n\n"), toEli.text);
	assert.ok(toEli.html.includes("&lt;b&gt;Open my application&lt;/b&gt;"), toEli.html);
});

test("who applied again is written to where the latest application is, and who has no account any more is not (O5, S7)", async () => {
	assert.equal(await writesTo({ status: "declined" }), 1);
	assert.deepEqual(await addresses(1), ["dee"]);
	await pool.query(
		`INSERT INTO applications (id, member_id, kind, begun_at, updated_at, since)
		VALUES ('ffffffff-0000-7000-8000-000000000000', $1, 'listener', now(), now(), now())`,
		[dee.id],
	);
	refusal(await dora.calls(mailStage, { status: "declined", ...mail }), 409, "nobody_there");
	await pool.query("UPDATE members SET is_active = false WHERE id = $1", [noor.id]);
	assert.equal(await writesTo({ status: "draft" }), 1);
	assert.deepEqual(await addresses(1), ["dee"]);
});

test("a stage in which nobody is gets no mail, and nothing is recorded (O5, S7)", async () => {
	const before = await mailbox.count();
	for (const stage of [{ status: "asked" }, { status: "draft", certified: true }] as const)
		refusal(await dora.calls(mailStage, { ...stage, ...mail }), 409, "nobody_there");
	const wrong = [{ status: "lost" }, { subject: " " }, { text: "" }, { text: "x".repeat(4001) }, { kind: "director" }];
	for (const part of wrong)
		refusal(await dora.send("POST", "/api/v1/applications/mails/", { status: "accepted", ...mail, ...part }), 400);
	assert.equal(await mailbox.count(), before);
	const { rows } = await pool.query("SELECT count(*)::int FROM stage_mails");
	assert.equal(rows[0].count, 7);
});

test("a mail that is tried again goes out once, and each try has the same answer (O5, S7)", async () => {
	const dagny = await newMember("dagny", "director");
	const before = await mailbox.count();
	const stage = { status: "accepted", certified: false, ...mail } as const;
	const tries = async (client_id: string, by = dagny, words: object = {}) => {
		const { status, body } = await by.calls(mailStage, { ...stage, ...words, client_id });
		assert.equal(status, 201, JSON.stringify(body));
		return mailStage.answer.parse(body).count;
	};
	assert.deepEqual(await Promise.all([tries("one"), tries("one"), tries("one")]), [3, 3, 3]);
	// Also when nobody is there any more.
	assert.equal(await tries("one", dagny, { status: "asked" }), 3);
	await receivers(3);
	assert.equal((await historyOf(ada)).filter(({ by }) => by === "Dagny").length, 1);
	assert.equal(await tries("two", dagny, { kind: "supervisor" }), 1);
	assert.equal(await tries("one", dora, { kind: "supervisor" }), 1);
	await receivers(2);
	assert.equal(await mailbox.count(), before + 5);
});

test("nobody but a director writes to a stage (O5, S7)", async () => {
	for (const member of [lina, sam, tess, ada])
		refusal(await member.calls(mailStage, { status: "accepted", ...mail }), 403, "forbidden");
	refusal(await newBrowser().calls(mailStage, { status: "accepted", ...mail }), 401);
});

test("a director writes 20 such mails an hour, and another is not held up by that (O5, S7)", async () => {
	const dara = await newMember("dara", "director");
	for (let one = 1; one <= 20; one++)
		assert.equal(await writesTo({ status: "accepted", kind: "supervisor" }, mail, dara), 1);
	refusal(await dara.calls(mailStage, { status: "accepted", ...mail }), 429, "too_many_requests");
	assert.equal(await writesTo({ status: "accepted", kind: "supervisor" }), 1);
	clock.passMinutes(61);
	assert.equal(await writesTo({ status: "accepted", kind: "supervisor" }, mail, dara), 1);
});

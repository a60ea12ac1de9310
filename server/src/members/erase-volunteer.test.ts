import assert from "node:assert/strict";
import { decideApplication, finishTraining, noteOnApplication } from "@warmline/contract/applications/calls";
import {
	answerInterview,
	answerReference,
	changeRecord,
	countReference,
	mailStage,
	proposeInterview,
	readReference,
	reinstateVolunteer,
	suspendVolunteer,
} from "@warmline/contract/applications/record-calls";
import { listForms, readForm, sendReferenceCheck } from "@warmline/contract/forms/calls";
import { deactivateMember, eraseMember } from "@warmline/contract/members/calls";
import { formerMember } from "@warmline/contract/members/former-member";
import { v7 } from "uuid";
import { test } from "vitest";
import type { Answer } from "../../test/browser.ts";
import { foundAnywhere } from "../../test/found-anywhere.ts";
import { linkIn } from "../../test/mailbox.ts";
import type { MemberPerson } from "../../test/person.ts";
import { practiceOf } from "../../test/practice.ts";
import { refusal } from "../../test/refusal.ts";
import { volunteers } from "../../test/volunteers.ts";

const cast = await volunteers();
const { pool, clock, dora, lina, newMember, newBrowser, hasSubmitted, isAccepted, record, mailTo, history } = cast;

const traces = ["xenophanes", "quillfeather", "xandria"];
const email = "xenophanes@society.example";
const date = clock.now().toISOString().slice(0, 10);
const answer = { how_known: "We sing in a choir.", words: "Kind and calm.", recommends: true };

const erases = (person: MemberPerson, by = dora) =>
	by.calls(eraseMember, { username: person.user.username }, { member_id: person.id });
const done = async (answering: Promise<Answer>) => {
	const { status, body } = await answering;
	assert.ok(status >= 200 && status < 300, `${status} ${JSON.stringify(body)}`);
	return body;
};
/** Names a referee; answers the token of the mail that they got. */
const asks = async (applicant: MemberPerson, name: string, to: string) => {
	await done(applicant.send("POST", `/api/v1/applications/${applicant.id}/referees/`, { name, email: to }));
	const mail = await mailTo(to, `${applicant.user.first_name} ${applicant.user.last_name} named you as a reference`);
	return linkIn(mail).searchParams.get("token") ?? "";
};
const sendsForm = (from: string) =>
	done(newBrowser().calls(sendReferenceCheck, { first_name: "Xandria", last_name: "Quillfeather", email: from, date }));

test("nothing of a volunteer is left anywhere, and what they said for others stays without their name", async () => {
	const person = await newMember("xenophanes", "new_hire");
	await pool.query("UPDATE members SET first_name = 'Xandria', last_name = 'Quillfeather' WHERE id = $1", [person.id]);
	await cast.submitsInFrench(person);
	const params = { user_id: person.id };
	const [ada, bea, cid] = [await hasSubmitted("ada"), await hasSubmitted("bea"), await hasSubmitted("cid")];
	// They speak for one by the link, for one by the public form, and have not answered for the third.
	const token = await asks(ada, "Xandria Quillfeather", email);
	await done(newBrowser().calls(answerReference, answer, { token }));
	await asks(bea, "Xandria Q. Quillfeather", email);
	clock.passMinutes(1);
	await sendsForm(email);
	const [referee] = (await record(bea)).referees;
	await done(dora.calls(countReference, undefined, { user_id: bea.id, referee_id: referee?.id ?? "" }));
	const open = await asks(cid, "Xandria", email);
	// Others speak for them.
	await done(
		person.send("POST", `/api/v1/applications/${person.id}/referees/`, { name: "Rae", email: "rae@mail.example" }),
	);

	await done(dora.calls(decideApplication, { decision: "accept", reason: "Xandria is one of us." }, params));
	const at = new Date(clock.now().getTime() + 86_400_000).toISOString();
	await done(dora.calls(proposeInterview, { at, note: "Ask for Quillfeather." }, params));
	await done(person.calls(answerInterview, { at, accept: true, words: "Xandria will be there." }, params));
	await sendsForm(email);
	const { results } = listForms.answer.parse((await dora.calls(listForms)).body);
	for (const { id } of results) await done(dora.calls(readForm, undefined, { form_id: id }));
	const nda = v7();
	await pool.query(
		"INSERT INTO sent_forms (id, kind, name, email, date, sent_at) VALUES ($1, 'nda', $2, $3, $4, now())",
		[nda, "Xandria Quillfeather", email, date],
	);
	await done(
		dora.calls(
			changeRecord,
			{ nda_form_id: nda, police_check: { level: 2, date, expires: null }, identity_seen: true },
			params,
		),
	);
	await done(dora.calls(noteOnApplication, { text: "Quillfeather called." }, params));
	await done(dora.calls(mailStage, { status: "accepted", subject: "Training", text: "Dear all" }));
	const { listener, visitor } = await practiceOf(cast, person, lina, "dog-died");
	listener.says("send_line", { text: "hello", client_id: "x1" });
	await visitor.hears("new_line");
	await done(dora.calls(finishTraining, { reason: "Xandria has it all." }, params));
	await done(dora.calls(suspendVolunteer, { reason: "Quillfeather is away." }, params));
	await done(dora.calls(reinstateVolunteer, undefined, params));
	await done(dora.calls(suspendVolunteer, { reason: "Quillfeather is away again." }, params));
	assert.ok((await foundAnywhere(pool, traces)).length > 30);

	assert.equal((await erases(person)).status, 204);
	// Lines of the server's own and of jobs that are on their way hold ids only.
	assert.deepEqual(await foundAnywhere(pool, traces), []);
	const [byLink] = (await record(ada)).referees;
	assert.deepEqual([byLink?.name, byLink?.email, byLink?.answer], [formerMember, "", answer]);
	assert.equal((await record(bea)).referees[0]?.name, formerMember);
	const { rows: forms } = await pool.query("SELECT kind, name, email FROM sent_forms");
	assert.deepEqual(forms, [{ kind: "reference_check", name: formerMember, email: "" }]);
	assert.deepEqual((await record(cid)).referees, []);
	refusal(await newBrowser().calls(readReference, undefined, { token: open }), 404, "not_found");
	const told = (await history(ada))
		.filter(({ act }) => act.startsWith("reference_"))
		.map(({ act, text }) => [act, text]);
	assert.deepEqual(told, [
		["reference_asked", formerMember],
		["reference_answered", formerMember],
	]);
});

test("whose email nobody has proved takes no form and no word of anybody with them", async () => {
	const dee = await hasSubmitted("dee");
	const token = await asks(dee, "Nora Real", "nora@society.example");
	await done(newBrowser().calls(answerReference, answer, { token }));
	const nora = await newMember("nora", "new_hire");
	await pool.query("UPDATE members SET is_verified = false WHERE id = $1", [nora.id]);
	await sendsForm("nora@society.example");
	assert.equal((await erases(nora)).status, 204);
	const { rows } = await pool.query("SELECT email FROM sent_forms WHERE email = 'nora@society.example'");
	assert.equal(rows.length, 1);
	assert.equal((await record(dee)).referees[0]?.name, "Nora Real");
});

test("an agreement that counts for somebody else stays as it is", async () => {
	const eve = await newMember("eve", "listener");
	const nda = v7();
	await pool.query(
		"INSERT INTO sent_forms (id, kind, name, email, date, sent_at) VALUES ($1, 'nda', 'Lina', 'eve@society.example', $2, now())",
		[nda, date],
	);
	await done(dora.calls(changeRecord, { nda_form_id: nda }, { user_id: lina.id }));
	assert.equal((await erases(eve)).status, 204);
	assert.ok((await record(lina)).nda);
	const { rows } = await pool.query("SELECT name, email FROM sent_forms WHERE id = $1", [nda]);
	assert.deepEqual(rows, [{ name: "Lina", email: "eve@society.example" }]);
});

test("a mail that waits for somebody else, whose email ends with the same letters, is sent nevertheless", async () => {
	const ann = await newMember("ann", "listener");
	for (const to of ["ann@society.example", "joann@society.example", "ANN@society.example"])
		await pool.query(
			"INSERT INTO jobs.job (name, data, start_after) VALUES ('mail-reset-link', jsonb_build_object('email', $1::text), now() + interval '1 day')",
			[to],
		);
	assert.equal((await erases(ann)).status, 204);
	const { rows } = await pool.query(
		"DELETE FROM jobs.job WHERE data->>'email' ILIKE '%ann@society.example' RETURNING data->>'email' AS email",
	);
	assert.deepEqual(rows, [{ email: "joann@society.example" }]);
});

test("of who has no account that works nothing is asked of anybody, and nothing is told", async () => {
	const fay = await isAccepted("fay");
	const token = await asks(fay, "Rae", "rae.fay@mail.example");
	await done(dora.calls(deactivateMember, undefined, { member_id: fay.id }));
	await mailTo(fay.user.email ?? "", "Your account has been deactivated");
	const mails = await cast.mailCount();
	for (const link of [token, "nothing"]) {
		refusal(await newBrowser().calls(readReference, undefined, { token: link }), 404, "not_found");
		refusal(await newBrowser().calls(answerReference, answer, { token: link }), 404, "not_found");
	}
	await done(dora.calls(changeRecord, { identity_seen: true }, { user_id: fay.id }));
	const gil = await hasSubmitted("gil");
	await done(dora.calls(changeRecord, { identity_seen: true }, { user_id: gil.id }));
	await mailTo(gil.user.email ?? "", "You’re one step further");
	// Two to the one who came last, and none to who is gone, or for them.
	assert.equal((await cast.mailCount()) - mails, 2);
});

import assert from "node:assert/strict";
import { decideApplication, finishTraining, noteOnApplication } from "@warmline/contract/applications/calls";
import { nameReferee, suspendVolunteer } from "@warmline/contract/applications/record-calls";
import { saveSupervisorApplication } from "@warmline/contract/applications/supervisor-calls";
import { auditLog } from "@warmline/contract/audit/calls";
import { addCannedResponse, addNote, wrapUp } from "@warmline/contract/chats/agent-calls";
import { sendReferenceCheck } from "@warmline/contract/forms/calls";
import { changeMemberRole } from "@warmline/contract/members/calls";
import { v7 } from "uuid";
import { test } from "vitest";
import { begins, shiftTimesIn, submits } from "../../test/applicant.ts";
import { documents } from "../../test/documents.ts";
import type { MemberPerson } from "../../test/person.ts";
import { refusal } from "../../test/refusal.ts";
import { society } from "../../test/society.ts";
import { unzip } from "../../test/unzip.ts";

const cast = await society();
const { address, pool, lina, noor, dora, newMember, newBrowser, takenBy, clock } = cast;
const shifts = await shiftTimesIn(pool, noor);

const exported = async (reader: MemberPerson, member_id: string, language = "en") => {
	const headers = { authorization: `Token ${reader.token}`, "accept-language": language };
	const response = await fetch(`${address}/api/v1/members/${member_id}/export/`, { headers });
	assert.equal(response.status, 200);
	assert.equal(response.headers.get("content-type"), "application/zip");
	assert.equal(response.headers.get("cache-control"), "no-store");
	const files = unzip(Buffer.from(await response.arrayBuffer()));
	const text = (path: string) => files.get(path)?.toString() ?? "";
	return { files, person: JSON.parse(text("person.json")), json: text("person.json"), readme: text("README.txt") };
};

test("a listener's export holds what they wrote, and no word of a visitor or colleague", async () => {
	await lina.connects();
	const { visitor, chat_id } = await takenBy(lina);
	visitor.says("send_message", { message: "Visitor's secret" });
	const heard = await lina.hears("new_message");
	assert.ok(JSON.stringify(heard).includes("Visitor's secret"), JSON.stringify(heard));
	lina.says("send_message", { chat_id, message: "Lina's own line" });
	await visitor.hears("new_message");
	await lina.calls(addNote, { body: "Lina's note" }, { chat_id });
	await dora.calls(addNote, { body: "Dora's note" }, { chat_id });
	lina.says("duty_message", { message: "Lina to all" });
	await lina.isDone();
	await lina.calls(addCannedResponse, { shortcut: "hi", body: "Lina's ready words", shared: false });
	visitor.says("end_chat");
	await lina.hears("chat_ended");
	await lina.calls(wrapUp, { summary: "Lina's summary", heavy: false }, { chat_id });

	const { person, json } = await exported(lina, lina.id);
	assert.equal(person.account.email, "lina@society.example");
	assert.equal(person.account.sessions.length, 1);
	const lines = person.chats.messages.map(({ text, chat_id }: { text: string; chat_id: string }) => [chat_id, text]);
	assert.deepEqual(lines, [[chat_id, "Lina's own line"]]);
	for (const own of ["Lina's note", "Lina to all", "Lina's ready words", "Lina's summary"])
		assert.ok(json.includes(own), own);
	for (const other of ["Visitor's secret", "I would like to talk.", "Dora's note", "password", "token", lina.token])
		assert.ok(!json.includes(other ?? ""), other);
});

test("an applicant's export holds answers, history, documents as they were sent, and no confidences", async () => {
	const ada = await newMember("ada", "new_hire");
	await begins(noor);
	await pool.query("UPDATE members SET applicant_type = 'supervisor' WHERE id = $1", [ada.id]);
	const form = new FormData();
	form.append("resume", new Blob([new Uint8Array(documents.pdf.bytes)]), "../My résumé: 1.pdf");
	form.append("degree", new Blob([new Uint8Array(documents.png.bytes)]), "degree.png");
	const path = `/api/v1${saveSupervisorApplication.path.replace(":user_id", ada.id)}`;
	await ada.send("POST", "/api/v1/onboarding/supervisor-application/", { user: ada.id });
	const sent = await ada.send("PUT", path, form);
	assert.equal(sent.status, 200, JSON.stringify(sent.body));
	await pool.query(
		"INSERT INTO referees (id, member_id, name, email, asked_at, answered_at, how_known, words, recommends) VALUES ($1, $2, 'Rosa Referee', 'rosa@mail.example', now(), now(), 'Neighbours', 'Secret praise', true)",
		[v7(), ada.id],
	);
	await pool.query("INSERT INTO volunteer_records (member_id, interview_note) VALUES ($1, 'In the blue room')", [
		ada.id,
	]);
	await dora.calls(noteOnApplication, { text: "Between directors" }, { user_id: ada.id });
	const day = clock.now().toISOString().slice(0, 10);
	const reference = { first_name: "Ada", last_name: "Newman", email: "ADA@society.example", date: day };
	await newBrowser().calls(sendReferenceCheck, reference);

	const { files, json, person } = await exported(ada, ada.id);
	assert.deepEqual(
		[...files.keys()],
		["README.txt", "person.json", "documents/1-degree-degree.png", "documents/2-resume-My résumé_ 1.pdf"],
	);
	const [, , degree, resume] = [...files.values()];
	assert.deepEqual(degree, documents.png.bytes);
	assert.deepEqual(resume, documents.pdf.bytes);
	assert.equal(person.applying.applications[0].documents.length, 2);
	assert.equal(person.forms[0].email, "ADA@society.example");
	for (const own of ["Rosa Referee", "In the blue room"]) assert.ok(json.includes(own), own);
	for (const other of ["Secret praise", "Neighbours", "Between directors"]) assert.ok(!json.includes(other), other);
});

test("a history in an export has what was written to the person, and not what directors wrote for each other", async () => {
	const eve = await newMember("eve", "new_hire");
	await submits(eve, shifts);
	const params = { user_id: eve.id };
	const decides = (decision: "accept" | "ask", reason: string) =>
		dora.calls(decideApplication, { decision, reason }, params);
	assert.equal((await decides("ask", "Which evenings?")).status, 200);
	await submits(eve, shifts);
	assert.equal((await decides("accept", "Why we take her")).status, 200);
	const named = { name: "Rosa Referee", email: "rosa@mail.example" };
	assert.equal((await eve.calls(nameReferee, named, params)).status, 201);
	assert.equal((await dora.calls(finishTraining, { reason: "Why without steps" }, params)).status, 200);
	const { person, json } = await exported(eve, eve.id);
	const { history } = person.applying.applications[0];
	const texts = history.flatMap(({ act, text }: { act: string; text: string | null }) => (text ? [[act, text]] : []));
	assert.deepEqual(texts, [
		["asked", "Which evenings?"],
		["reference_asked", "Rosa Referee"],
	]);
	for (const other of ["Why we take her", "Why without steps"]) assert.ok(!json.includes(other), other);
});

test("a document that cannot be read does not keep the rest from somebody", async () => {
	const ben = await newMember("ben", "new_hire");
	const { id } = await submits(ben, shifts);
	await pool.query("INSERT INTO credentials VALUES ($1, $2, 'resume', 'lost.pdf', 10, 'application/pdf', now())", [
		v7(),
		id,
	]);
	const { files, person } = await exported(ben, ben.id);
	assert.deepEqual([...files.keys()], ["README.txt", "person.json"]);
	assert.equal(person.applying.applications[0].status, "submitted");
	assert.equal(person.applying.applications[0].documents[0].name, "lost.pdf");
});

test("a director's export of somebody stands in the log, one's own does not", async () => {
	const { readme } = await exported(dora, lina.id);
	assert.match(readme, /^The data Warmline Listening Society holds about Lina Moreau\r\n/);
	await exported(dora, dora.id);
	const { results } = auditLog.answer.parse((await dora.calls(auditLog, undefined, { act: "export_member" })).body);
	assert.deepEqual(
		results.map(({ about, member }) => [about?.name, member.name]),
		[["Lina", "Dora"]],
	);
});

test("what was done to a person is in their export, without who did it", async () => {
	await dora.calls(changeMemberRole, { role: "supervisor", reason: "Well earned." }, { member_id: lina.id });
	const { person, json } = await exported(lina, lina.id);
	const done = person.audit.map(({ act, params }: { act: string; params: unknown }) => [act, params]);
	assert.deepEqual(done, [
		["export_member", null],
		["change_role", { before: "listener", after: "supervisor", reason: "Well earned." }],
	]);
	assert.ok(!json.includes("Dora") && !json.includes(dora.id));
});

test("who works in chats no more reads nothing about visitors in their own copy, and a director's copy has it", async () => {
	const rosa = await newMember("rosa", "listener");
	await rosa.connects();
	const { visitor, chat_id } = await takenBy(rosa);
	rosa.says("send_message", { chat_id, message: "Rosa's own line" });
	await visitor.hears("new_message");
	await rosa.calls(addNote, { body: "Rosa's note" }, { chat_id });
	visitor.says("end_chat");
	await rosa.hears("chat_ended");
	await rosa.calls(wrapUp, { summary: "Rosa's summary", heavy: false }, { chat_id });
	const about = ["Rosa's note", "Rosa's summary"];
	const withheld = /Notes and summaries of chats with visitors/;

	const before = await exported(rosa, rosa.id);
	for (const words of about) assert.ok(before.json.includes(words), words);
	assert.ok(!withheld.test(before.readme));
	const away = { reason: "For a while." };
	assert.equal((await dora.calls(suspendVolunteer, away, { user_id: rosa.id })).status, 200);
	const own = await exported(rosa, rosa.id);
	for (const words of about) assert.ok(!own.json.includes(words), words);
	assert.ok(own.json.includes("Rosa's own line"));
	assert.match(own.readme, withheld);
	const french = await exported(rosa, rosa.id, "fr-CA");
	assert.ok(french.readme.includes("tant que cette personne ne travaille pas au clavardage"), french.readme);
	const handedOut = await exported(dora, rosa.id);
	for (const words of about) assert.ok(handedOut.json.includes(words), words);
	assert.ok(!withheld.test(handedOut.readme));
});

test("the explanation is in the reader's language", async () => {
	const { readme } = await exported(noor, noor.id, "fr-CA");
	assert.match(readme, /^Ce que .+ conserve sur Noor Bergeron/);
	assert.ok(!readme.includes("Left out"));
});

test("what somebody said as a referee, and sent by a form, is in their export once their email is proved", async () => {
	const ruth = await newMember("ruth", "listener");
	await pool.query(
		"INSERT INTO referees (id, member_id, name, email, asked_at, answered_at, how_known, words, recommends) VALUES ($1, $2, 'Ruth', 'RUTH@society.example', now(), now(), 'From the choir', 'Ruth says yes', true)",
		[v7(), noor.id],
	);
	const date = clock.now().toISOString().slice(0, 10);
	const form = { first_name: "Ruth", last_name: "Newman", email: "ruth@society.example", date };
	await newBrowser().calls(sendReferenceCheck, form);
	const { person } = await exported(dora, ruth.id);
	assert.deepEqual(
		person.applying.as_referee.map(({ how_known, words }: Record<string, string>) => [how_known, words]),
		[["From the choir", "Ruth says yes"]],
	);
	assert.equal(person.forms.length, 1);
	await pool.query("UPDATE members SET is_verified = false WHERE id = $1", [ruth.id]);
	const unproved = await exported(dora, ruth.id);
	assert.deepEqual([unproved.person.applying.as_referee, unproved.person.forms], [[], []]);
});

test("exports are limited, so that nobody keeps the server busy with them", async () => {
	const cleo = await newMember("cleo", "new_hire");
	for (let times = 0; times < 20; times++) await exported(cleo, cleo.id);
	const answer = await cleo.send("GET", `/api/v1/members/${cleo.id}/export/`);
	refusal(answer, 429, "too_many_requests");
});

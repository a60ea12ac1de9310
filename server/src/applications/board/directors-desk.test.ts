import assert from "node:assert/strict";
import {
	decideApplication,
	finishTraining,
	listApplications,
	noteOnApplication,
	readApplication,
	readListenerApplication,
} from "@warmline/contract/applications/calls";
import { listenerProblems } from "@warmline/contract/applications/listener-application";
import { readSupervisorApplication } from "@warmline/contract/applications/supervisor-calls";
import { type AuditAct, auditLog } from "@warmline/contract/audit/calls";
import { test } from "vitest";
import { begins, listenerAnswers, shiftTimesIn, submits, submitsAsSupervisor } from "../../../test/applicant.ts";
import type { MemberPerson } from "../../../test/person.ts";
import { refusal } from "../../../test/refusal.ts";
import { society } from "../../../test/society.ts";
import { promisedBy } from "../promised-by.ts";

const cast = await society();
const { dora, noor, lina, sam, tess, pool, newMember, newBrowser, newVisitor } = cast;
const shifts = await shiftTimesIn(pool, dora);
const nowhere = "0190a0a0-0000-7000-8000-00000000dead";

const decides = (applicant: MemberPerson, decision: "accept" | "decline" | "ask", reason?: string) =>
	dora.calls(decideApplication, { decision, reason }, { user_id: applicant.id });
const reads = async (applicant: MemberPerson) => {
	const { status, body } = await dora.calls(readApplication, undefined, { user_id: applicant.id });
	assert.equal(status, 200, JSON.stringify(body));
	return readApplication.answer.parse(body);
};
const audited = async (act: AuditAct) => {
	const { results } = auditLog.answer.parse((await dora.calls(auditLog, undefined, { act })).body);
	return results.map(({ member, about, params }) =>
		[`${member.name}, ${about?.name}`, ...Object.values(params ?? {})].join(": "),
	);
};
const list = async (asked: Record<string, string> = {}) => {
	const { status, body } = await dora.calls(listApplications, undefined, asked);
	assert.equal(status, 200, JSON.stringify(body));
	return listApplications.answer.parse(body);
};
const namesIn = async (asked: Record<string, string> = {}) =>
	(await list(asked)).results.map(({ user }) => user.first_name);

// One in each stage, begun in this order.
await begins(noor);
const people = new Map<string, MemberPerson>();
for (const name of ["ada", "bo_b", "cy", "dee", "eli"]) people.set(name, await newMember(name, "new_hire"));
const [ada, bob, cy, dee, eli] = [...people.values()];
if (!ada || !bob || !cy || !dee || !eli) throw new Error("somebody is missing");
for (const person of [ada, bob, cy, dee]) await submits(person, shifts);
await submitsAsSupervisor(eli, shifts, pool);
await decides(bob, "ask", "One more thing.");
await decides(cy, "decline", "No place.");
await decides(dee, "accept");

test("directors list applications, the newest first and page by page (O5, S7)", async () => {
	const everybody = ["Eli", "Dee", "Cy", "Bo_b", "Ada", "Noor"];
	assert.deepEqual(await namesIn(), everybody);
	const read: string[] = [];
	for (let cursor: string | null = ""; cursor !== null; ) {
		const page = await list({ limit: "2", ...(cursor === "" ? {} : { cursor }) });
		assert.ok(page.results.length <= 2);
		read.push(...page.results.map(({ user }) => user.first_name));
		cursor = page.next;
	}
	assert.deepEqual(read, everybody);
	const wrong = { cursor: "x", kind: "director", status: "lost", limit: "0", query: "x".repeat(201) };
	for (const [name, value] of Object.entries(wrong))
		refusal(await dora.calls(listApplications, undefined, { [name]: value }), 400);
});

test("applications are found by stage, kind, and a part of a name or an email (O5, S7)", async () => {
	const stages = { draft: ["Noor"], submitted: ["Eli", "Ada"], asked: ["Bo_b"], accepted: ["Dee"], declined: ["Cy"] };
	for (const [status, names] of Object.entries(stages)) assert.deepEqual(await namesIn({ status }), names);
	assert.deepEqual(await namesIn({ kind: "supervisor" }), ["Eli"]);
	assert.deepEqual(await namesIn({ kind: "placement" }), []);
	assert.deepEqual(await namesIn({ kind: "listener", status: "submitted" }), ["Ada"]);
	assert.deepEqual(await namesIn({ query: "o_b" }), ["Bo_b"]);
	assert.deepEqual(await namesIn({ query: "%" }), []);
	assert.deepEqual(await namesIn({ query: "DEE new" }), ["Dee"]);
	assert.deepEqual(await namesIn({ query: "cy@SOCIETY" }), ["Cy"]);
	assert.deepEqual(await namesIn({ query: "newman", status: "accepted" }), ["Dee"]);
	assert.equal((await namesIn({ query: " " })).length, 6);
});

test("the list says since when each is where it is, and by when a decision was promised (O5, S7)", async () => {
	const lines = new Map((await list()).results.map((line) => [line.user.first_name, line]));
	for (const [name, line] of lines) {
		const waits = name === "Ada" || name === "Eli";
		assert.equal(line.due !== null, waits || name === "Dee", name);
		assert.equal(line.submitted_at === null, name === "Noor");
		assert.equal(line.training_done, false);
		if (waits) assert.deepEqual(line.since, line.submitted_at);
	}
	const { submitted_at, due, user } = lines.get("Ada") ?? {};
	assert.equal(due, promisedBy(new Date(submitted_at ?? "")).toISOString());
	assert.deepEqual(user, { id: ada.id, first_name: "Ada", last_name: "Newman", email: "ada@society.example" });
});

test("a director reads an application with its history, and each look is recorded (O5, S7)", async () => {
	const { result, history } = await reads(bob);
	assert.ok(result.kind === "listener");
	assert.deepEqual([result.status, result.user.id, result.phone_number], ["asked", bob.id, "613-555-0142"]);
	assert.deepEqual(result.shift_selection, shifts);
	assert.deepEqual(
		history.map(({ act, by, text }) => [act, by, text]),
		[
			["begun", "Bo_b", null],
			["submitted", "Bo_b", null],
			["asked", "Dora", "One more thing."],
		],
	);
	const supervisor = (await reads(eli)).result;
	assert.ok(supervisor.kind === "supervisor");
	assert.equal(supervisor.resume?.name, "resume.pdf");
	assert.deepEqual(await audited("read_application"), ["Dora, Eli", "Dora, Bo_b"]);
	assert.deepEqual(await audited("decide_application"), ["Dora, Dee: accept", "Dora, Cy: decline", "Dora, Bo_b: ask"]);
});

test("a director's note is in the history, and its applicant does not see it (O5, S7)", async () => {
	const { status, body } = await dora.calls(noteOnApplication, { text: " Warm on the phone. " }, { user_id: ada.id });
	assert.equal(status, 201, JSON.stringify(body));
	const { result } = noteOnApplication.answer.parse(body);
	assert.deepEqual([result.act, result.by, result.text], ["note", "Dora", "Warm on the phone."]);
	assert.deepEqual((await reads(ada)).history.at(-1), result);
	for (const person of [ada, dora]) {
		const own = await person.calls(readListenerApplication, undefined, { user_id: ada.id });
		assert.ok(!JSON.stringify(own.body).includes("Warm on the phone."));
	}
	refusal(await dora.calls(noteOnApplication, { text: " " }, { user_id: ada.id }), 400, "invalid_text");
	refusal(await dora.calls(noteOnApplication, { text: "x".repeat(4001) }, { user_id: ada.id }), 400, "invalid_text");
});

test("the end of a training is in the list, the history and the audit log (O5, S7)", async () => {
	assert.equal((await dora.calls(finishTraining, undefined, { user_id: dee.id })).status, 200);
	assert.deepEqual(
		(await list({ status: "accepted" })).results.map(({ training_done }) => training_done),
		[true],
	);
	const { act, by } = (await reads(dee)).history.at(-1) ?? {};
	assert.deepEqual([act, by], ["training_done", "Dora"]);
	const [line, ...more] = await audited("finish_training");
	assert.ok(line?.startsWith("Dora, Dee: first_reference,second_reference,"), line);
	assert.deepEqual(more, []);
});

test("who did something and is a member no more has no name in the history (O5, S7)", async () => {
	const dara = await newMember("dara", "director");
	await dara.calls(noteOnApplication, { text: "Soon gone." }, { user_id: noor.id });
	await pool.query("DELETE FROM members WHERE id = $1", [dara.id]);
	const { by, text } = (await reads(noor)).history.at(-1) ?? {};
	assert.deepEqual([by, text], [null, "Soon gone."]);
});

const acts = [
	[readApplication, undefined],
	[decideApplication, { decision: "accept" }],
	[finishTraining, undefined],
	[noteOnApplication, { text: "Hello." }],
] as const;

test("an application that is not there is not found, and no look is recorded (O5, S7)", async () => {
	const looks = (await audited("read_application")).length;
	for (const user_id of ["x", nowhere, lina.id])
		for (const [call, body] of acts) refusal(await dora.calls(call, body, { user_id }), 404, "not_found");
	assert.equal((await audited("read_application")).length, looks);
});

test("nobody but a director sees, decides or writes anything there, and the applicant only their own (O5, S7, D11)", async () => {
	const theo = await newMember("theo", "trainee_supervisor");
	const before = [await list(), await reads(ada), (await audited("read_application")).length];
	for (const member of [lina, sam, tess, theo, noor, ada]) {
		refusal(await member.calls(listApplications), 403, "forbidden");
		for (const [call, body] of acts) refusal(await member.calls(call, body, { user_id: ada.id }), 403, "forbidden");
	}
	for (const member of [lina, sam, tess, theo, noor])
		for (const [call, of] of [
			[readListenerApplication, ada],
			[readSupervisorApplication, eli],
		] as const)
			assert.ok([403, 404].includes((await member.calls(call, undefined, { user_id: of.id })).status));
	const visitor = newBrowser();
	visitor.token = (await newVisitor().asksForSupport()).visitor_token;
	for (const one of [newBrowser(), visitor]) {
		refusal(await one.calls(listApplications), 401);
		for (const [call, body] of acts) refusal(await one.calls(call, body, { user_id: ada.id }), 401);
	}
	const looks = (await audited("read_application")).length;
	assert.deepEqual([await list(), await reads(ada), looks], before);
});

test("the demo's past application has every answer (O3, O4)", () => {
	assert.deepEqual(listenerProblems({ ...listenerAnswers, shift_selection: shifts }), {});
});

import assert from "node:assert/strict";
import { me } from "@warmline/contract/accounts/calls";
import { finishTraining } from "@warmline/contract/applications/calls";
import { reinstateVolunteer, suspendVolunteer } from "@warmline/contract/applications/record-calls";
import { auditLog } from "@warmline/contract/audit/calls";
import { test } from "vitest";
import type { MemberPerson } from "../../../../test/person.ts";
import { refusal } from "../../../../test/refusal.ts";
import { resultOf, volunteers } from "../../../../test/volunteers.ts";

const cast = await volunteers();
const { dora, newMember, record, isAccepted, mailTo } = cast;
const dara = await newMember("dara", "director");
const nowhere = "0190a0a0-0000-7000-8000-00000000dead";
const reason = "We would like to talk about\na chat of <Monday> first.";

const suspends = (person: MemberPerson, by = dora) => by.calls(suspendVolunteer, { reason }, { user_id: person.id });
const reinstates = (person: MemberPerson, by = dora) => by.calls(reinstateVolunteer, undefined, { user_id: person.id });
const certifies = (person: MemberPerson) => dora.calls(finishTraining, undefined, { user_id: person.id });
const roleOf = async (person: MemberPerson) => me.answer.parse((await person.calls(me)).body).result.role.role;
const emailOf = ({ user }: MemberPerson) => user.email ?? "";

test("a suspended listener sees no visitor any more, the chats go back at once, and reinstated it is as before", async () => {
	const ada = await isAccepted("ada");
	assert.equal((await certifies(ada)).status, 200);
	await mailTo(emailOf(ada), "You can take chats now");
	await ada.connects();
	await cast.lina.connects();
	const { visitor, chat_id } = await cast.takenBy(ada);

	const suspended = resultOf(await suspends(ada));
	assert.equal(suspended.suspended?.reason, reason);
	assert.ok(suspended.certified_at);
	await cast.lina.hears("chat_requeued");
	cast.lina.says("accept_chat", { chat_id });
	await cast.lina.hears("chat_assigned", { chat_id, agent_id: cast.lina.id });
	visitor.says("send_message", { message: "Who is there?" });
	await cast.lina.hears("new_message", { chat_id });
	assert.equal(await roleOf(ada), "trainee_listener");
	assert.equal((await ada.connects()).closeCode, 4403);

	const mail = await mailTo(emailOf(ada), "Your role has been suspended");
	assert.ok(mail.text.includes("> We would like to talk about\n> a chat of <Monday> first."), mail.text);
	assert.ok(mail.html.includes("&lt;Monday&gt;"));
	const own = await record(ada, ada);
	assert.deepEqual(own.suspended, { at: suspended.suspended?.at, reason: null, until: null });

	const { message } = refusal(await certifies(ada), 409, "not_accepted");
	assert.equal(message, "This person is suspended. They can take chats again once reinstated.");

	assert.equal(resultOf(await reinstates(ada)).suspended, null);
	assert.equal(await roleOf(ada), "listener");
	assert.match((await mailTo(emailOf(ada), "You can take chats again")).text, /shifts .* released .* book new ones/);
	await ada.connects();
	ada.says("fetch_unassigned_chats", { limit: 1 });
	await ada.hears("unassigned_chats");
	refusal(await reinstates(ada), 409, "not_suspended");
	assert.deepEqual(
		(await cast.history(ada)).slice(-2).map(({ act, by, text }) => [act, by, text]),
		[
			["suspended", "Dora", reason],
			["reinstated", "Dora", null],
		],
	);
	for (const act of ["suspend_member", "reinstate_member"] as const)
		assert.deepEqual(await cast.audited(ada, act), [{ by: "Dora" }]);
});

test("who was added by hand is suspended as well, a supervisor too", async () => {
	const [bob, sue] = [await newMember("bob", "listener"), await newMember("sue", "supervisor")];
	for (const [person, role] of [
		[bob, "trainee_listener"],
		[sue, "trainee_supervisor"],
	] as const) {
		const before = await roleOf(person);
		assert.ok(resultOf(await suspends(person)).suspended);
		assert.equal(await roleOf(person), role);
		await mailTo(emailOf(person), "Your role has been suspended");
		await reinstates(person);
		assert.equal(await roleOf(person), before);
		await mailTo(emailOf(person), "You can take chats again");
	}
});

test("only listeners and supervisors can be suspended", async () => {
	for (const person of [dora, dara, cast.tess, cast.noor, await isAccepted("cid")]) {
		const before = await roleOf(person);
		refusal(await suspends(person), 409, "not_certified");
		refusal(await reinstates(person), 409, "not_suspended");
		assert.deepEqual([await roleOf(person), (await record(person)).suspended], [before, null]);
	}
	for (const given of [{}, { reason: " " }, { reason: "x".repeat(2001) }])
		refusal(await dora.send("POST", `/api/v1/applications/${cast.omar.id}/suspension/`, given), 400, "invalid_reason");
	for (const user_id of ["x", nowhere]) {
		refusal(await dora.calls(suspendVolunteer, { reason }, { user_id }), 404, "not_found");
		refusal(await dora.calls(reinstateVolunteer, undefined, { user_id }), 404, "not_found");
	}
	const { body } = await dora.calls(auditLog, undefined, { act: "suspend_member", member: cast.omar.id });
	assert.deepEqual(auditLog.answer.parse(body).results, []);
});

test("only directors suspend and reinstate", async () => {
	const dan = await newMember("dan", "listener");
	for (const one of [...(await cast.others()), dan]) {
		refusal(await suspends(dan, one), 403, "forbidden");
		refusal(await reinstates(dan, one), 403, "forbidden");
	}
	assert.equal(await roleOf(dan), "listener");
});

test("the same suspension by two directors at once is one, and one reinstates", async () => {
	const eve = await newMember("eve", "listener");
	const before = await cast.mailCount();
	const both = async (act: typeof suspends) =>
		(await Promise.all([act(eve, dora), act(eve, dara)])).map(({ status }) => status).sort();
	assert.deepEqual(await both(suspends), [200, 200]);
	await mailTo(emailOf(eve), "Your role has been suspended");
	assert.deepEqual(await both(reinstates), [200, 409]);
	assert.equal(await roleOf(eve), "listener");
	await mailTo(emailOf(eve), "You can take chats again");
	assert.equal((await cast.mailCount()) - before, 2);
});

test("who was made something else while suspended stays that", async () => {
	const fay = await newMember("fay", "listener");
	await suspends(fay);
	await mailTo(emailOf(fay), "Your role has been suspended");
	await cast.pool.query("UPDATE members SET role = 'supervisor' WHERE id = $1", [fay.id]);
	assert.equal(resultOf(await reinstates(fay)).suspended, null);
	assert.equal(await roleOf(fay), "supervisor");
});

import assert from "node:assert/strict";
import { suspendVolunteer } from "@warmline/contract/applications/record-calls";
import { lostListenerNotice } from "@warmline/contract/chats/message";
import { test } from "vitest";
import type { MemberPerson } from "../../../test/person.ts";
import { refusal } from "../../../test/refusal.ts";
import { society } from "../../../test/society.ts";

const { lina, omar, sam, dora, newMember, takenBy, pool } = await society();
await Promise.all([lina, omar, sam].map((one) => one.connects()));

const suspends = async (member: MemberPerson) => {
	const { status, body } = await dora.calls(suspendVolunteer, { reason: "Let us talk." }, { user_id: member.id });
	assert.equal(status, 200, JSON.stringify(body));
};
const rowOf = async (chat_id: string) =>
	(await pool.query("SELECT status, front, assigned_agent, offered_to FROM chats WHERE id = $1", [chat_id])).rows[0];
const waitsInFront = { status: "waiting", front: true, assigned_agent: null, offered_to: null };

test("the chats of a suspended listener are released: their visitors wait first in the queue at once, and see why", async () => {
	const anna = await newMember("anna", "listener");
	await anna.connects();
	const chats = [await takenBy(anna), await takenBy(anna)];
	const other = await takenBy(lina);
	const [offered] = chats;
	anna.says("transfer_chat", { chat_id: offered?.chat_id, listener_id: omar.id, reason: "My shift ends." });
	await omar.hears("transfer_offered", { chat_id: offered?.chat_id });
	await suspends(anna);
	for (const { visitor, chat_id } of chats) {
		await visitor.hears("chat_requeued");
		await visitor.hears("new_message", { message: { kind: "notice", message: lostListenerNotice } });
		for (const agent of [lina, sam]) await agent.hears("chat_requeued", { chat: { chat_id, status: "waiting" } });
		assert.deepEqual(await rowOf(chat_id), waitsInFront);
	}
	await omar.hears("transfer_closed", { chat_id: offered?.chat_id, outcome: "withdrawn" });
	assert.equal((await rowOf(other.chat_id)).assigned_agent, lina.id);
	lina.says("accept_chat", { chat_id: offered?.chat_id });
	await offered?.visitor.hears("chat_assigned", { agent_name: "Lina" });
	for (const { visitor } of [...chats, other]) {
		visitor.says("end_chat");
		await visitor.hears("chat_ended");
	}
});

test("an offer to somebody who is suspended is withdrawn, and its chat stays where it is", async () => {
	const bea = await newMember("bea", "listener");
	await bea.connects();
	const { visitor, chat_id } = await takenBy(lina);
	lina.says("transfer_chat", { chat_id, listener_id: bea.id, reason: "She speaks French." });
	await bea.hears("transfer_offered", { chat_id });
	await suspends(bea);
	await lina.hears("transfer_closed", { chat_id, outcome: "withdrawn", by: "Bea" });
	await sam.hears("chat_update", { chat_id, offered_to: null });
	assert.deepEqual(await rowOf(chat_id), {
		status: "active",
		front: false,
		assigned_agent: lina.id,
		offered_to: null,
	});
	visitor.says("end_chat");
	await visitor.hears("chat_ended");
});

test("nothing that a suspended listener still says counts, however fast", async () => {
	for (let round = 0; round < 5; round++) {
		const fast = await newMember(`fast${round}`, "listener");
		await fast.connects();
		const chats = [await takenBy(lina), await takenBy(omar)];
		const mine = await takenBy(fast);
		const suspended = suspends(fast);
		for (let n = 0; n < 20; n++) {
			for (const { chat_id } of [...chats, mine]) {
				fast.says("accept_chat", { chat_id });
				fast.says("send_message", { chat_id, message: `${n}` });
			}
		}
		await suspended;
		await mine.visitor.hears("chat_requeued");
		const { rows } = await pool.query("SELECT count(*)::int AS n FROM chats WHERE assigned_agent = $1", [fast.id]);
		assert.deepEqual(rows, [{ n: 0 }]);
		for (const { visitor } of [...chats, mine]) {
			visitor.says("end_chat");
			await visitor.hears("chat_ended");
		}
	}
});

test("a chat that a crash has left with somebody who sees no visitors any more goes back too", async () => {
	const swept = await society({}, { sweepMillis: 50 });
	const cleo = await swept.newMember("cleo", "listener");
	await Promise.all([cleo, swept.sam].map((one) => one.connects()));
	const { visitor, chat_id } = await swept.takenBy(cleo);
	await swept.pool.query("UPDATE members SET role = 'trainee_listener' WHERE id = $1", [cleo.id]);
	swept.clock.passMinutes(2.2);
	await visitor.hears("chat_requeued");
	await swept.sam.hears("chat_requeued", { chat: { chat_id, status: "waiting" } });
	refusal(await cleo.send("GET", `/api/v1/chat/${chat_id}/messages/`), 403);
});

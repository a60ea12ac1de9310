import assert from "node:assert/strict";
import { test } from "vitest";
import { society } from "../../../test/society.ts";
import { whileChatHeld } from "../../../test/while-chat-held.ts";

const cast = await society();
const { newVisitor, newMember, takenBy, lina, omar, sam, dora, noor } = cast;

const asked = async () => {
	const visitor = newVisitor();
	return { visitor, ...(await visitor.asksForSupport()) };
};

test("a supervisor assigns a waiting chat, and everybody concerned hears of it (D6, D8, V7)", async () => {
	await Promise.all([lina.connects(), omar.connects(), sam.connects()]);
	const { visitor, chat_id } = await asked();
	sam.says("assign_chat", { chat_id, listener_id: lina.id });
	const told = { chat_id, agent_id: lina.id, agent_name: "Lina" };
	for (const agent of [sam, lina, omar]) await agent.hears("chat_assigned", told);
	await visitor.hears("chat_assigned", { agent_name: "Lina" });
	lina.says("send_message", { chat_id, message: "Hello" });
	await visitor.hears("new_message", { message: { sender_name: "Lina" } });
	visitor.says("end_chat");
	await lina.hears("chat_ended", { chat_id });
});

test("a director assigns too, and a supervisor who is connected can be given a chat (D6)", async () => {
	await Promise.all([sam.connects(), dora.connects()]);
	const { visitor, chat_id } = await asked();
	dora.says("assign_chat", { chatId: chat_id, listenerId: sam.id });
	await sam.hears("chat_assigned", { chat_id, agent_id: sam.id });
	visitor.says("end_chat");
	await sam.hears("chat_ended", { chat_id });
});

test("a listener cannot assign (D6)", async () => {
	await Promise.all([lina.connects(), omar.connects()]);
	const { visitor, chat_id } = await asked();
	lina.says("assign_chat", { chat_id, listener_id: omar.id });
	await lina.hears("error", { code: "forbidden", chat_id });
	visitor.says("end_chat");
	await visitor.hears("chat_ended");
	assert.ok(!visitor.line.heard.some(({ action }) => action === "chat_assigned"));
});

test("only somebody who is available can be given a chat (D6)", async () => {
	await Promise.all([sam.connects(), lina.connects()]);
	const away = await newMember("away", "listener");
	await away.connects();
	await away.hears("availability", { available: true });
	away.says("set_available", { available: false });
	await away.hears("availability", { available: false });
	const gone = await newMember("gone", "listener");
	const { visitor, chat_id } = await asked();
	const nobody = "0190a0a0-0000-7000-8000-00000000dead";
	for (const [listener_id, name] of [
		[away.id, "Away"],
		[gone.id, "Gone"],
		// Who only applies is named to nobody here.
		[noor.id, "This listener"],
		[nobody, "This listener"],
	]) {
		sam.says("assign_chat", { chat_id, listener_id });
		const message = `${name} is not available right now.`;
		await sam.hears("error", { code: "not_available", chat_id, message });
	}
	away.says("set_available", { available: true });
	await away.hears("availability", { available: true });
	sam.says("assign_chat", { chat_id, listener_id: away.id });
	await sam.hears("chat_assigned", { chat_id, agent_id: away.id });
	visitor.says("end_chat");
	await visitor.hears("chat_ended");
});

test("who checks out while a chat is being assigned to them is not given it (D6)", async () => {
	await sam.connects();
	const pia = await newMember("pia", "listener");
	await pia.connects();
	const { visitor, chat_id } = await asked();
	await whileChatHeld(
		cast.pool,
		chat_id,
		() => sam.says("assign_chat", { chat_id, listener_id: pia.id }),
		async () => {
			pia.says("set_available", { available: false });
			await pia.hears("availability", { available: false });
		},
	);
	await sam.hears("error", { code: "not_available", chat_id, message: "Pia is not available right now." });
	visitor.says("end_chat");
	await visitor.hears("chat_ended");
});

test("a chat is not moved to who checks out in that moment", async () => {
	await Promise.all([sam.connects(), lina.connects()]);
	const ria = await newMember("ria", "listener");
	await ria.connects();
	const { visitor, chat_id } = await takenBy(lina);
	await whileChatHeld(
		cast.pool,
		chat_id,
		() => sam.says("transfer_chat", { chat_id, listener_id: ria.id }),
		async () => {
			ria.says("set_available", { available: false });
			await ria.hears("availability", { available: false });
		},
	);
	await sam.hears("error", { code: "not_available", chat_id, message: "Ria is not available right now." });
	const { rows } = await cast.pool.query("SELECT assigned_agent FROM chats WHERE id = $1", [chat_id]);
	assert.deepEqual(rows, [{ assigned_agent: lina.id }]);
	visitor.says("end_chat");
	await visitor.hears("chat_ended");
});

test("whoever has three chats is given no fourth, also when two supervisors assign at once (D6)", async () => {
	await Promise.all([sam.connects(), dora.connects()]);
	const full = await newMember("full", "listener");
	await full.connects();
	const chats: string[] = [];
	for (let n = 0; n < 6; n++) chats.push((await asked()).chat_id);
	for (const [at, chat_id] of chats.entries())
		(at % 2 ? sam : dora).says("assign_chat", { chat_id, listener_id: full.id });
	for (let n = 0; n < 3; n++) await full.hears("chat_assigned", { agent_id: full.id });
	const errors = () => [sam, dora].flatMap(({ line }) => line.heard.filter(({ action }) => action === "error"));
	// Both have had an answer to everything once what they ask now is answered.
	for (const one of [sam, dora]) {
		one.says("fetch_all_chats", { limit: 1 });
		await one.hears("fetch_all_chats");
	}
	assert.equal(errors().length, 3);
	for (const { code } of errors()) assert.ok(code === "at_limit" || code === "not_available", String(code));
	const { rows } = await cast.pool.query("SELECT count(*)::int AS n FROM chats WHERE assigned_agent = $1", [full.id]);
	assert.deepEqual(rows, [{ n: 3 }]);
});

test("assigning a chat that somebody has names them and changes nothing (D8)", async () => {
	await Promise.all([sam.connects(), lina.connects(), omar.connects()]);
	const { visitor, chat_id } = await asked();
	omar.says("accept_chat", { chat_id });
	await sam.hears("chat_assigned", { chat_id, agent_name: "Omar" });
	sam.says("assign_chat", { chat_id, listener_id: lina.id });
	const { message } = await sam.hears("error", { chat_id, code: "already_assigned" });
	assert.match(String(message), /Omar/);
	lina.says("send_message", { chat_id, message: "mine?", client_id: "x" });
	await lina.hears("error", { code: "not_found", client_id: "x" });
	visitor.says("end_chat");
	await omar.hears("chat_ended", { chat_id });
	sam.says("assign_chat", { chat_id, listener_id: lina.id });
	await sam.hears("error", { chat_id, code: "chat_ended" });
});

test("of a supervisor who assigns and a listener who accepts at the same moment one is first (D6, D8)", async () => {
	await Promise.all([sam.connects(), lina.connects(), omar.connects()]);
	for (let round = 0; round < 10; round++) {
		const { visitor, chat_id } = await asked();
		sam.says("assign_chat", { chat_id, listener_id: lina.id });
		omar.says("accept_chat", { chat_id });
		const { agent_id } = await visitor.hears("chat_assigned");
		const { rows } = await cast.pool.query("SELECT assigned_agent FROM chats WHERE id = $1", [chat_id]);
		assert.deepEqual(rows, [{ assigned_agent: agent_id ?? rows[0]?.assigned_agent }]);
		await omar.hears("chat_assigned", { chat_id, agent_id: rows[0]?.assigned_agent });
		visitor.says("end_chat");
		await sam.hears("chat_ended", { chat_id });
		await sam.line.isQuiet();
	}
	for (const { line } of [sam, omar]) {
		assert.deepEqual(
			line.heard.filter(({ code }) => code === "internal_error"),
			[],
		);
	}
});

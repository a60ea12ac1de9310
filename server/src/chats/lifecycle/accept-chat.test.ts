import assert from "node:assert/strict";
import { test } from "vitest";
import { society } from "../../../test/society.ts";

const cast = await society();

test("a visitor asks, a listener hears of it, accepts, and both talk (D7, V5, V7)", async () => {
	const { lina, newVisitor } = cast;
	await lina.connects();
	const visitor = newVisitor();
	const { chat_id } = await visitor.asksForSupport({ message: "Hello?" });
	await lina.hears("new_unassigned_chat", { chat: { chat_id, last_message: { message: "Hello?" } } });
	lina.says("accept_chat", { chat_id });
	await visitor.hears("chat_assigned", { agent_name: "Lina" });
	lina.says("send_message", { chat_id, message: "Hello, I am Lina.", client_id: "l1" });
	await visitor.hears("new_message", { message: { seq: 2, message: "Hello, I am Lina.", sender: "agent" } });
	await lina.hears("new_message", { chat_id, message: { client_id: "l1" } });
	visitor.says("send_message", { message: "Good to meet you.", sender: "user", client_id: "v1" });
	await lina.hears("new_message", { chat_id, message: { seq: 3, message: "Good to meet you." } });
	const { body } = await lina.send("GET", `/api/v1/chat/${chat_id}/messages/`);
	assert.equal((body as { results: unknown[] }).results.length, 3);
});

test("the second listener to accept is told who has the chat (D8)", async () => {
	const { lina, omar, newVisitor } = cast;
	await omar.connects();
	const { chat_id } = await newVisitor().asksForSupport();
	await omar.hears("new_unassigned_chat", { chat: { chat_id } });
	lina.says("accept_chat", { chat_id });
	await lina.hears("chat_assigned", { chat_id, agent_name: "Lina" });
	omar.says("accept_chat", { chat_id });
	await omar.hears("chat_assigned", { chat_id, agent_name: "Lina" });
});

test("of fifty listeners who accept at once one has the chat, and each of the others is told who (D7, D8)", async () => {
	const { newVisitor, newMember } = cast;
	const crowd = await Promise.all(Array.from({ length: 50 }, (_, n) => newMember(`crowd${n}`, "listener")));
	await Promise.all(crowd.map((one) => one.connects()));
	for (let round = 0; round < 3; round++) {
		const visitor = newVisitor();
		const { chat_id } = await visitor.asksForSupport();
		for (const one of crowd) one.says("accept_chat", { chat_id });
		const heard = await Promise.all(crowd.map((one) => one.hears("chat_assigned", { chat_id })));
		const winners = new Set(heard.map(({ agent_id }) => agent_id));
		assert.equal(winners.size, 1);
		const [winner] = winners;
		const { rows } = await cast.pool.query("SELECT assigned_agent, status FROM chats WHERE id = $1", [chat_id]);
		assert.deepEqual(rows, [{ assigned_agent: winner, status: "active" }]);
		assert.equal(visitor.line.heard.filter(({ action }) => action === "chat_assigned").length, 1);
		visitor.says("end_chat");
		await visitor.hears("chat_ended");
	}
});

test("the fourth chat is refused, and there is room again when one has ended (D7)", async () => {
	const { newVisitor, newMember } = cast;
	const busy = await newMember("busy", "listener");
	await busy.connects();
	const chats: string[] = [];
	for (let n = 0; n < 4; n++) chats.push((await newVisitor().asksForSupport()).chat_id);
	// All at once: the limit holds for what happens at the same moment, too.
	for (const chat_id of chats) busy.says("accept_chat", { chat_id });
	const { chat_id: left } = await busy.hears("error", { code: "at_limit" });
	const taken = chats.filter((chat_id) => chat_id !== left);
	for (const chat_id of taken) await busy.hears("chat_assigned", { chat_id, agent_id: busy.id });
	busy.says("send_message", { chat_id: left, message: "me anyway", client_id: "x" });
	await busy.hears("error", { code: "at_limit", client_id: "x" });
	busy.says("end_chat", { chat_id: taken[0] });
	busy.says("accept_chat", { chat_id: left });
	await busy.hears("chat_assigned", { chat_id: left, agent_id: busy.id });
});

test("two pages of one listener who accept at once do not go beyond the limit (D7)", async () => {
	const { newVisitor, newMember } = cast;
	const two = await newMember("two", "listener");
	const lines = [await two.connects(), await two.connects(), await two.connects(), await two.connects()];
	const chats = await Promise.all(lines.map(() => newVisitor().asksForSupport()));
	for (const [at, line] of lines.entries()) line.says("accept_chat", { chat_id: chats[at]?.chat_id });
	await Promise.any(lines.map((line) => line.hears("error", { code: "at_limit" })));
	for (let n = 0; n < 3; n++) await two.hears("chat_assigned", { agent_id: two.id });
	const { rows } = await cast.pool.query("SELECT count(*)::int AS n FROM chats WHERE assigned_agent = $1", [two.id]);
	assert.deepEqual(rows, [{ n: 3 }]);
	for (const line of lines) line.close();
});

test("who has the chat accepts it again without harm; an ended or unknown one is refused (D7)", async () => {
	const { newVisitor, newMember } = cast;
	const again = await newMember("again", "listener");
	await again.connects();
	const visitor = newVisitor();
	const { chat_id } = await visitor.asksForSupport();
	again.says("accept_chat", { chat_id });
	await again.hears("chat_assigned", { chat_id });
	again.says("accept_chat", { chat_id });
	visitor.says("end_chat");
	await again.hears("chat_ended", { chat_id });
	again.says("accept_chat", { chat_id });
	await again.hears("error", { code: "chat_ended", chat_id });
	again.says("accept_chat", { chat_id: "0190a0a0-0000-7000-8000-00000000dead" });
	await again.hears("error", { code: "not_found" });
	for (const wrong of ["x", 5, null, [], {}]) {
		again.says("accept_chat", { chat_id: wrong });
		await again.hears("error", { code: "invalid_chat_id" });
	}
});

test("a message at the moment of acceptance does not put the chat back among those who wait (D8)", async () => {
	const { newVisitor, newMember } = cast;
	const quick = await newMember("quick", "listener");
	const line = await quick.connects();
	for (let round = 0; round < 40; round++) {
		const visitor = newVisitor();
		const { chat_id } = await visitor.asksForSupport();
		await quick.hears("new_unassigned_chat", { chat: { chat_id } });
		for (let n = 0; n < 4; n++) visitor.says("send_message", { message: `${n}` });
		quick.says("accept_chat", { chat_id });
		await quick.hears("chat_assigned", { chat_id });
		await visitor.hears("new_message", { message: { seq: 5 } });
		visitor.says("end_chat");
		await quick.hears("chat_ended", { chat_id });
		const frames = line.heard.filter((frame) => frame.chat_id === chat_id);
		const assignedAt = frames.findIndex(({ action }) => action === "chat_assigned");
		const stale = frames
			.slice(assignedAt)
			.filter((frame) => frame.action === "chat_update" && frame.assigned_agent === null);
		assert.deepEqual(stale, []);
	}
});

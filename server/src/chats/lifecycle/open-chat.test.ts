import assert from "node:assert/strict";
import { test } from "vitest";
import { society } from "../../../test/society.ts";

const cast = await society();
const { newVisitor, newMember, lina, omar, sam } = cast;

const asked = async () => {
	const visitor = newVisitor();
	return { visitor, ...(await visitor.asksForSupport()) };
};

const joins = async (agent: typeof lina, chat_id: string) => {
	agent.says("join_chat_room", { chat_id });
	// Acts of one connection are done in order, so the room is joined when this is answered.
	agent.says("fetch_unassigned_chats", { limit: 1 });
	await agent.hears("unassigned_chats");
};

const unreadOf = async (chat_id: string) =>
	(await cast.pool.query("SELECT unread FROM chats WHERE id = $1", [chat_id])).rows[0]?.unread;

test("whoever has a waiting chat open hears what its visitor says (D7)", async () => {
	const { visitor, chat_id } = await asked();
	await Promise.all([lina.connects(), omar.connects()]);
	await joins(lina, chat_id);
	visitor.says("send_message", { message: "anybody?" });
	await lina.hears("new_message", { chat_id, message: { message: "anybody?", seq: 2 } });
	await omar.hears("chat_update", { chat_id, seq: 2, unread: 2 });
	await omar.line.isQuiet();
	assert.ok(!omar.line.heard.some(({ action }) => action === "new_message"));
	lina.says("leave_chat_room", { chat_id });
	await joins(omar, chat_id);
	visitor.says("send_message", { message: "nobody?" });
	await omar.hears("new_message", { chat_id, message: { seq: 3 } });
	await lina.hears("chat_update", { chat_id, seq: 3 });
	await lina.line.isQuiet();
	assert.equal(lina.line.heard.filter(({ action }) => action === "new_message").length, 1);
});

test("a listener who has a waiting chat open hears nothing of it once somebody else has it (D8)", async () => {
	const { visitor, chat_id } = await asked();
	await Promise.all([lina.connects(), omar.connects()]);
	await joins(lina, chat_id);
	omar.says("accept_chat", { chat_id });
	await lina.hears("chat_assigned", { chat_id, agent_id: omar.id });
	const before = lina.line.heard.length;
	visitor.says("send_message", { message: "for Omar only" });
	visitor.says("typing");
	await omar.hears("new_message", { chat_id, message: { message: "for Omar only" } });
	omar.says("send_message", { chat_id, message: "between us" });
	await visitor.hears("new_message", { message: { message: "between us" } });
	omar.says("end_chat", { chat_id });
	await visitor.hears("chat_ended");
	await lina.line.isQuiet();
	assert.deepEqual(lina.line.heard.slice(before), []);
});

test("a chat of somebody else, or of nobody, cannot be opened (D7)", async () => {
	const { visitor, chat_id } = await asked();
	await Promise.all([lina.connects(), omar.connects()]);
	omar.says("accept_chat", { chat_id });
	await lina.hears("chat_assigned", { chat_id });
	lina.says("join_chat_room", { chat_id });
	await lina.hears("error", { code: "not_found", chat_id });
	const before = lina.line.heard.length;
	visitor.says("send_message", { message: "secret" });
	visitor.says("typing");
	await omar.hears("new_message", { chat_id });
	await lina.line.isQuiet();
	assert.deepEqual(lina.line.heard.slice(before), []);
	lina.says("join_chat_room", { chat_id: "0190a0a0-0000-7000-8000-00000000dead" });
	await lina.hears("error", { code: "not_found" });
	omar.says("end_chat", { chat_id });
	await visitor.hears("chat_ended");
});

test("listeners who open a chat while it goes to another never hear what is said in it (D8)", async () => {
	const crowd = await Promise.all(["una", "ugo", "ute", "uwe"].map((name) => newMember(name, "listener")));
	await Promise.all(crowd.map((one) => one.connects()));
	for (let round = 0; round < 15; round++) {
		const { visitor, chat_id } = await asked();
		for (const one of crowd) {
			one.says("join_chat_room", { chat_id });
			one.says("accept_chat", { chat_id });
			one.says("join_chat_room", { chat_id });
		}
		const [{ agent_id } = { agent_id: "" }] = await Promise.all(
			crowd.map((one) => one.hears("chat_assigned", { chat_id })),
		);
		visitor.says("send_message", { message: "secret" });
		visitor.says("typing");
		visitor.says("end_chat");
		await visitor.hears("chat_ended");
		for (const one of crowd) {
			one.says("fetch_unassigned_chats", { limit: 1 });
			await one.hears("unassigned_chats");
			if (one.id === agent_id) continue;
			const assignedAt = one.line.heard.findIndex(
				(frame) => frame.action === "chat_assigned" && frame.chat_id === chat_id,
			);
			const leaked = one.line.heard
				.slice(assignedAt + 1)
				.filter((frame) => frame.chat_id === chat_id && frame.action !== "error");
			assert.deepEqual(
				leaked.filter(({ action }) => action !== "chat_assigned"),
				[],
			);
		}
	}
});

test("messages of a visitor are counted until their listener opens the chat (D2)", async () => {
	const { visitor, chat_id } = await asked();
	await Promise.all([omar.connects(), sam.connects()]);
	omar.says("accept_chat", { chat_id });
	await omar.hears("chat_assigned", { chat_id });
	for (let n = 2; n <= 4; n++) visitor.says("send_message", { message: `${n}` });
	await omar.hears("chat_update", { chat_id, seq: 4, unread: 4 });
	await joins(sam, chat_id);
	assert.equal(await unreadOf(chat_id), 4);
	omar.says("join_chat_room", { chat_id });
	await sam.hears("chat_update", { chat_id, seq: 4, unread: 0 });
	visitor.says("send_message", { message: "5" });
	await sam.hears("chat_update", { chat_id, seq: 5, unread: 0 });
	omar.says("leave_chat_room", { chat_id });
	omar.says("fetch_my_assigned_chats");
	await omar.hears("assigned_chats", {});
	visitor.says("send_message", { message: "6" });
	await sam.hears("chat_update", { chat_id, seq: 6, unread: 1 });
	omar.says("send_message", { chat_id, message: "7" });
	await sam.hears("chat_update", { chat_id, seq: 7, unread: 0 });
	omar.says("end_chat", { chat_id });
	await visitor.hears("chat_ended");
});

test("a chat is read only while a page of its listener has it open (D2)", async () => {
	const { visitor, chat_id } = await asked();
	await Promise.all([omar.connects(), sam.connects()]);
	await joins(omar, chat_id);
	omar.says("accept_chat", { chat_id });
	await omar.hears("chat_assigned", { chat_id });
	visitor.says("send_message", { message: "2" });
	await sam.hears("chat_update", { chat_id, seq: 2, unread: 0 });
	omar.line.close();
	await omar.connects();
	visitor.says("send_message", { message: "3" });
	await sam.hears("chat_update", { chat_id, seq: 3, unread: 1 });
	omar.says("end_chat", { chat_id });
	await visitor.hears("chat_ended");
});

test("typing is sent to the other side only (V5)", async () => {
	const { visitor, chat_id } = await asked();
	await Promise.all([lina.connects(), omar.connects(), sam.connects()]);
	omar.says("accept_chat", { chat_id });
	await omar.hears("chat_assigned", { chat_id });
	await Promise.all([joins(omar, chat_id), joins(sam, chat_id)]);
	visitor.says("typing");
	for (const agent of [omar, sam]) await agent.hears("typing", { chat_id, sender: "user" });
	omar.says("typing", { chat_id });
	await visitor.hears("typing", { sender: "agent" });
	await sam.hears("typing", { chat_id, sender: "agent", sender_name: "Omar" });
	lina.says("typing", { chat_id });
	await Promise.all([omar.line.isQuiet(), lina.line.isQuiet()]);
	assert.equal(omar.line.heard.filter(({ action }) => action === "typing").length, 1);
	assert.ok(!lina.line.heard.some(({ action }) => action === "typing"));
	omar.says("end_chat", { chat_id });
	await visitor.hears("chat_ended");
});

test("a supervisor hears every chat without opening it (D6)", async () => {
	await Promise.all([sam.connects(), omar.connects()]);
	const { visitor, chat_id } = await asked();
	omar.says("accept_chat", { chat_id });
	await omar.hears("chat_assigned", { chat_id });
	visitor.says("send_message", { message: "hello" });
	await sam.hears("new_message", { chat_id, message: { message: "hello" } });
	omar.says("end_chat", { chat_id });
	await visitor.hears("chat_ended");
});

test("every page of the chat's listener hears its messages (D10)", async () => {
	const { visitor, chat_id } = await asked();
	const first = await omar.connects();
	const second = await omar.connects();
	omar.says("accept_chat", { chat_id });
	await first.hears("chat_assigned", { chat_id });
	visitor.says("send_message", { message: "hello" });
	for (const line of [first, second]) await line.hears("new_message", { chat_id, message: { message: "hello" } });
	visitor.says("end_chat");
	await visitor.hears("chat_ended");
});

test("a chat that a supervisor assigns counts as unread until its listener opens it (D2, D6)", async () => {
	const { visitor, chat_id } = await asked();
	await Promise.all([omar.connects(), sam.connects()]);
	sam.says("assign_chat", { chat_id, listener_id: omar.id });
	await omar.hears("chat_assigned", { chat_id });
	assert.equal(await unreadOf(chat_id), 1);
	omar.says("end_chat", { chat_id });
	await visitor.hears("chat_ended");
});

/** Resolves when somebody waits for a lock in the database. */
const somebodyWaits = async () => {
	const waiting = "SELECT FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'";
	while ((await cast.pool.query(waiting)).rowCount === 0);
};

test("a chat that becomes one's own in the moment one opens it is open as one's own", async () => {
	await Promise.all([lina.connects(), omar.connects()]);
	const opening = await sam.connects();
	const accepting = await sam.connects();
	const { visitor, chat_id } = await asked();
	lina.says("accept_chat", { chat_id });
	await visitor.hears("chat_assigned");
	lina.says("transfer_chat", { chat_id, listener_id: sam.id, reason: "Please." });
	await accepting.hears("transfer_offered", { chat_id });
	// A look into somebody else's chat is recorded before it is open, and the log is held here.
	const held = await cast.pool.connect();
	await held.query("BEGIN; LOCK TABLE audit_log IN EXCLUSIVE MODE");
	opening.says("join_chat_room", { chat_id });
	await somebodyWaits();
	accepting.says("accept_transfer", { chat_id });
	await visitor.hears("chat_assigned", { agent_name: "Sam" });
	await held.query("COMMIT");
	held.release();
	opening.says("fetch_unassigned_chats", { limit: 1 });
	await opening.hears("unassigned_chats");
	visitor.says("send_message", { message: "Hello?" });
	await visitor.hears("new_message", { message: { seq: 2 } });
	assert.equal(await unreadOf(chat_id), 0);
	visitor.says("end_chat");
	await visitor.hears("chat_ended");
});

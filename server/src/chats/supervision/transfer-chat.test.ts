import assert from "node:assert/strict";
import { notes } from "@warmline/contract/chats/agent-calls";
import { chatMessages } from "@warmline/contract/chats/calls";
import { test } from "vitest";
import { refusal } from "../../../test/refusal.ts";
import { society } from "../../../test/society.ts";

const cast = await society();
const { newVisitor, newMember, lina, omar, sam, dora, takenBy } = cast;
const ugo = await newMember("ugo", "listener");
await Promise.all([lina, omar, ugo, sam, dora].map((one) => one.connects()));

const rowOf = async (chat_id: string) =>
	(await cast.pool.query("SELECT assigned_agent, offered_to, offer_reason, status FROM chats WHERE id = $1", [chat_id]))
		.rows[0];

const ends = async ({ visitor }: { visitor: ReturnType<typeof newVisitor> }) => {
	visitor.says("end_chat");
	await visitor.hears("chat_ended");
};

const offered = async () => {
	const chat = await takenBy(lina);
	lina.says("transfer_chat", { chat_id: chat.chat_id, listener_id: omar.id, reason: "My shift ends." });
	await omar.hears("transfer_offered", { chat_id: chat.chat_id });
	return chat;
};

test("a listener offers their chat with a reason; until it is answered nothing changes", async () => {
	const { visitor, chat_id } = await takenBy(lina);
	const first = omar.line;
	const second = await omar.connects();
	lina.says("transfer_chat", { chat_id, listener_id: omar.id, reason: "  My shift ends. " });
	const told = { chat_id, from: { id: lina.id, name: "Lina" }, reason: "My shift ends." };
	for (const line of [first, second]) await line.hears("transfer_offered", line === first ? told : { chat_id });
	for (const agent of [lina, sam]) {
		await agent.hears("chat_update", { chat_id, offered_to: { id: omar.id, name: "Omar" }, assigned_agent: lina.id });
	}
	refusal(await omar.calls(chatMessages, undefined, { chat_id }), 404);
	omar.says("join_chat_room", { chat_id });
	await omar.hears("error", { code: "not_found", chat_id });
	visitor.says("send_message", { message: "still Lina's" });
	await lina.hears("new_message", { chat_id, message: { message: "still Lina's" } });
	await omar.line.isQuiet();
	assert.ok(!omar.line.heard.some(({ action, chat_id: of }) => action === "new_message" && of === chat_id));
	omar.says("accept_transfer", { chat_id });
	await visitor.hears("chat_assigned", { agent_name: "Omar" });
	for (const agent of [lina, omar]) await agent.hears("transfer_closed", { chat_id, outcome: "accepted", by: "Omar" });
	await omar.hears("chat_assigned", { chat_id, agent_id: omar.id, chat: { chat_id, offered_to: null } });
	await lina.hears("chat_assigned", { chat_id, agent_id: omar.id });
	await sam.hears("chat_update", { chat_id, offered_to: null, assigned_agent: omar.id });
	assert.equal((await omar.calls(chatMessages, undefined, { chat_id })).status, 200);
	refusal(await lina.calls(chatMessages, undefined, { chat_id }), 404);
	assert.deepEqual(await rowOf(chat_id), {
		assigned_agent: omar.id,
		offered_to: null,
		offer_reason: null,
		status: "active",
	});
	await ends({ visitor });
});

test("why a chat was handed over stays with it as a note, for who has it then and for supervisors", async () => {
	const notesAs = async (agent: typeof omar, chat_id: string) =>
		notes.answer
			.parse((await agent.calls(notes, undefined, { chat_id })).body)
			.results.map(({ author_name, body }) => [author_name, body]);
	const chat = await offered();
	const { chat_id } = chat;
	assert.deepEqual(await notesAs(lina, chat_id), []);
	omar.says("accept_transfer", { chat_id });
	await omar.hears("chat_assigned", { chat_id, agent_id: omar.id });
	assert.deepEqual(await notesAs(omar, chat_id), [["Lina", "Reason for the transfer: My shift ends."]]);

	sam.says("transfer_chat", { chat_id, listener_id: ugo.id, reason: "Omar has three chats." });
	await ugo.hears("chat_assigned", { chat_id, agent_id: ugo.id });
	const both = [
		["Lina", "Reason for the transfer: My shift ends."],
		["Sam", "Reason for the transfer: Omar has three chats."],
	];
	for (const agent of [ugo, sam]) assert.deepEqual(await notesAs(agent, chat_id), both);
	await ends(chat);
});

test("an offer without a reason is refused with a sentence", async () => {
	const chat = await takenBy(lina);
	const { chat_id } = chat;
	for (const reason of [undefined, "", "   "]) {
		lina.says("transfer_chat", { chat_id, listener_id: omar.id, reason });
		await lina.hears("error", { code: "invalid_reason", chat_id });
	}
	assert.equal((await rowOf(chat_id)).offered_to, null);
	await ends(chat);
});

test("an offer is declined: both sides hear it, and the chat stays", async () => {
	const chat = await offered();
	const { chat_id } = chat;
	omar.says("decline_transfer", { chat_id });
	for (const agent of [lina, omar]) await agent.hears("transfer_closed", { chat_id, outcome: "declined", by: "Omar" });
	for (const agent of [lina, sam]) await agent.hears("chat_update", { chat_id, offered_to: null });
	omar.says("accept_transfer", { chat_id });
	await omar.hears("error", { code: "not_found", chat_id });
	assert.equal((await rowOf(chat_id)).assigned_agent, lina.id);
	await ends(chat);
});

test("an offer is withdrawn by its listener or a supervisor, and then it cannot be accepted", async () => {
	for (const by of [lina, sam]) {
		const chat = await offered();
		const { chat_id } = chat;
		by.says("withdraw_transfer", { chat_id });
		for (const agent of [lina, omar]) await agent.hears("transfer_closed", { chat_id, outcome: "withdrawn" });
		await sam.hears("chat_update", { chat_id, offered_to: null });
		omar.says("accept_transfer", { chat_id });
		await omar.hears("error", { code: "not_found", chat_id });
		by.says("withdraw_transfer", { chat_id });
		await by.hears("error", { code: "no_offer", chat_id });
		await ends(chat);
	}
});

test("nobody but the receiver answers an offer, and nobody but its side takes it back", async () => {
	const chat = await offered();
	const { chat_id, visitor } = chat;
	for (const action of ["accept_transfer", "decline_transfer"]) {
		for (const agent of [lina, ugo, sam, dora]) {
			agent.says(action, { chat_id });
			await agent.hears("error", { code: "not_found", chat_id });
		}
		visitor.says(action, { chat_id });
		await visitor.hears("error", { code: "unknown_action" });
	}
	for (const agent of [ugo, omar]) {
		agent.says("withdraw_transfer", { chat_id });
		await agent.hears("error", { code: "not_found", chat_id });
	}
	assert.deepEqual(await rowOf(chat_id), {
		assigned_agent: lina.id,
		offered_to: omar.id,
		offer_reason: "My shift ends.",
		status: "active",
	});
	await ends(chat);
});

test("a listener offers only what is theirs, once, and to somebody who is available", async () => {
	const chat = await offered();
	const { chat_id } = chat;
	lina.says("transfer_chat", { chat_id, listener_id: ugo.id, reason: "Twice." });
	const twice = await lina.hears("error", { code: "already_offered", chat_id });
	assert.match(String(twice.message), /Omar/);
	for (const agent of [omar, ugo]) {
		agent.says("transfer_chat", { chat_id, listener_id: agent.id, reason: "Mine." });
		await agent.hears("error", { code: "not_found", chat_id });
	}
	lina.says("transfer_chat", { chat_id, listener_id: lina.id, reason: "To myself." });
	await lina.hears("error", { code: "already_assigned", chat_id });
	ugo.says("set_available", { available: false });
	await ugo.isDone();
	await ugo.hears("availability", { available: false });
	lina.says("withdraw_transfer", { chat_id });
	lina.says("transfer_chat", { chat_id, listener_id: ugo.id, reason: "He is away." });
	const away = await lina.hears("error", { code: "not_available", chat_id });
	assert.match(String(away.message), /Ugo/);
	ugo.says("set_available", { available: true });
	await ugo.isDone();
	await ugo.hears("availability", { available: true });
	await ends(chat);
	const waiting = newVisitor();
	const { chat_id: unowned } = await waiting.asksForSupport();
	for (const agent of [lina, sam]) {
		agent.says("transfer_chat", { chat_id: unowned, listener_id: omar.id, reason: "Not mine." });
		await agent.hears("error", { code: "not_taken", chat_id: unowned });
	}
	await ends({ visitor: waiting });
	sam.says("transfer_chat", { chat_id: unowned, listener_id: omar.id });
	await sam.hears("error", { code: "chat_ended", chat_id: unowned });
});

test("a receiver who has got as many chats as they may cannot accept, and the offer stays open", async () => {
	const chat = await offered();
	const { chat_id } = chat;
	const full = await Promise.all([1, 2, 3].map(() => takenBy(omar)));
	omar.says("accept_transfer", { chat_id });
	await omar.hears("error", { code: "at_limit", chat_id });
	assert.equal((await rowOf(chat_id)).assigned_agent, lina.id);
	for (const one of full) await ends(one);
	omar.says("accept_transfer", { chat_id });
	await chat.visitor.hears("chat_assigned", { agent_name: "Omar" });
	await ends(chat);
});

test("by a supervisor the chat moves at once, and it is recorded", async () => {
	const chat = await offered();
	const { visitor, chat_id } = chat;
	sam.says("transfer_chat", { chat_id, listener_id: ugo.id, reason: "Ugo speaks French." });
	await visitor.hears("chat_assigned", { agent_name: "Ugo" });
	for (const agent of [lina, omar]) await agent.hears("transfer_closed", { chat_id, outcome: "withdrawn", by: "Sam" });
	await ugo.hears("chat_assigned", { chat_id, agent_id: ugo.id, chat: { chat_id } });
	await lina.hears("chat_assigned", { chat_id, agent_id: ugo.id });
	const { rows } = await cast.pool.query("SELECT act, member_id, about_id, params FROM audit_log WHERE chat_id = $1", [
		chat_id,
	]);
	const line = { act: "transfer_chat", member_id: sam.id, about_id: ugo.id };
	assert.deepEqual(rows, [{ ...line, params: { reason: "Ugo speaks French." } }]);
	await ends(chat);
});

test("a supervisor moves a chat only to somebody who is available, also when two move at once", async () => {
	const busy = await newMember("busy", "listener");
	await busy.connects();
	const own = await Promise.all([1, 2].map(() => takenBy(busy)));
	const [one, two] = [await takenBy(lina), await takenBy(omar)];
	sam.says("transfer_chat", { chat_id: one.chat_id, listener_id: busy.id });
	dora.says("transfer_chat", { chat_id: two.chat_id, listener_id: busy.id });
	await busy.hears("chat_assigned", { agent_id: busy.id, chat: { status: "active" } });
	await Promise.all([sam, dora].map((one) => one.isDone()));
	const refused = [sam, dora].flatMap(({ line }) =>
		line.heard.filter(({ action, chat_id }) => action === "error" && [one.chat_id, two.chat_id].includes(`${chat_id}`)),
	);
	assert.equal(refused.length, 1);
	assert.ok(["at_limit", "not_available"].includes(String(refused[0]?.code)), JSON.stringify(refused));
	const { rows } = await cast.pool.query(
		"SELECT count(*)::int AS n FROM chats WHERE assigned_agent = $1 AND status = 'active'",
		[busy.id],
	);
	assert.deepEqual(rows, [{ n: 3 }]);
	for (const chat of [...own, one, two]) await ends(chat);
});

test("an offer dies with the end of its chat", async () => {
	const chat = await offered();
	const { chat_id } = chat;
	await ends(chat);
	for (const agent of [lina, omar]) await agent.hears("transfer_closed", { chat_id, outcome: "withdrawn" });
	omar.says("accept_transfer", { chat_id });
	await omar.hears("error", { code: "not_found", chat_id });
	assert.deepEqual((await rowOf(chat_id)).offered_to, null);
});

test("of a listener who accepts and a supervisor who takes over at once one has the chat, and everybody says who", async () => {
	for (let round = 0; round < 10; round++) {
		const chat = await offered();
		const { visitor, chat_id } = chat;
		omar.says("accept_transfer", { chat_id });
		sam.says("take_over_chat", { chat_id });
		await Promise.all([omar, sam].map((one) => one.isDone()));
		visitor.says("fetch_messages");
		const { agent_name } = await visitor.hears("fetch_messages");
		const { assigned_agent, offered_to } = await rowOf(chat_id);
		assert.deepEqual(
			{ assigned_agent, offered_to, agent_name },
			{
				assigned_agent: sam.id,
				offered_to: null,
				agent_name: "Sam",
			},
		);
		for (const agent of [lina, omar, sam, dora]) {
			await agent.line.isQuiet();
			const told = agent.line.heard.filter((frame) => frame.action === "chat_assigned" && frame.chat_id === chat_id);
			assert.equal(told.at(-1)?.agent_id, sam.id);
		}
		const closed = lina.line.heard.filter((one) => one.action === "transfer_closed" && one.chat_id === chat_id);
		assert.equal(closed.length, 1);
		await ends(chat);
	}
	for (const { line } of [lina, omar, sam]) {
		assert.ok(!line.heard.some(({ code }) => code === "internal_error"));
	}
});

test("agents read by id who wrote each message, after a transfer too; the visitor reads names alone (D8)", async () => {
	const chat = await offered();
	const { visitor, chat_id } = chat;
	lina.says("send_message", { chat_id, message: "I am Lina." });
	await visitor.hears("new_message", { message: { message: "I am Lina." } });
	await sam.hears("new_message", { chat_id, message: { message: "I am Lina.", sender_id: lina.id } });
	omar.says("accept_transfer", { chat_id });
	await omar.hears("chat_assigned", { chat_id, agent_id: omar.id });
	omar.says("send_message", { chat_id, message: "I am Omar." });
	await visitor.hears("new_message", { message: { message: "I am Omar." } });
	const { body } = await omar.calls(chatMessages, undefined, { chat_id });
	const read = chatMessages.answer.parse(body).results.map(({ message, sender_id }) => [message, sender_id]);
	assert.deepEqual(read.slice(-3), [
		["I am Lina.", lina.id],
		["Lina has handed the chat over to Omar.", lina.id],
		["I am Omar.", omar.id],
	]);
	assert.equal(read[0]?.[1], null);
	visitor.says("fetch_messages");
	await visitor.hears("fetch_messages");
	const heard = JSON.stringify([visitor.line.heard, (await visitor.calls(chatMessages, undefined, { chat_id })).body]);
	for (const { id } of [lina, omar]) assert.ok(!heard.includes(id), "no member's id reaches the visitor");
	await ends(chat);
});

import assert from "node:assert/strict";
import { reopenChat } from "@warmline/contract/chats/after-calls";
import { chatMessages } from "@warmline/contract/chats/calls";
import { formerMember } from "@warmline/contract/members/former-member";
import { test } from "vitest";
import { society } from "../../../test/society.ts";
import { inTransaction } from "../../platform/db/transaction.ts";
import { erasePersonalData } from "../workspace/personal-data.ts";

const { newVisitor, newMember, platform, lina, omar, sam, dora, takenBy } = await society();
await Promise.all([lina, omar, sam, dora].map((one) => one.connects()));

type Taken = Awaited<ReturnType<typeof takenBy>>;

const transcriptOf = async ({ visitor, chat_id }: Pick<Taken, "visitor" | "chat_id">) => {
	const { body } = await visitor.calls(chatMessages, undefined, { chat_id });
	return chatMessages.answer.parse(body).results;
};

const eventsOf = async (chat: Taken) => (await transcriptOf(chat)).flatMap(({ event }) => event ?? []);

const opens = async (agent: typeof sam, chat_id: string) => {
	agent.says("join_chat_room", { chat_id });
	await agent.isDone();
};

const ends = async ({ visitor }: Taken) => {
	visitor.says("end_chat");
	await visitor.hears("chat_ended");
};

test("a supervisor who only watches leaves nothing in the transcript, one who joins is announced once (D7)", async () => {
	const chat = await takenBy(lina);
	const { visitor, chat_id } = chat;
	await opens(sam, chat_id);
	assert.deepEqual(await eventsOf(chat), []);
	sam.says("join_chat", { chat_id });
	const joined = { code: "supervisor_joined", by: "Sam", to: null };
	const message = "Sam, a supervisor, has joined the chat.";
	await visitor.hears("new_message", { message: { kind: "notice", sender: "system", message, event: joined } });
	await lina.hears("new_message", { chat_id, message: { message, event: joined } });
	await sam.hears("chat_joined", { chat_id });
	sam.says("join_chat", { chat_id });
	await sam.hears("chat_joined", { chat_id });
	sam.says("send_message", { chat_id, message: "I am Sam." });
	await visitor.hears("new_message", { message: { message: "I am Sam.", sender_name: "Sam" } });
	assert.deepEqual(await eventsOf(chat), [joined]);
	await ends(chat);
});

test("a supervisor who has joined can leave, everybody in the chat is told, and writing joins again (D7)", async () => {
	const chat = await takenBy(lina);
	const { visitor, chat_id } = chat;
	await opens(sam, chat_id);
	sam.says("leave_chat", { chat_id });
	await sam.hears("chat_left", { chat_id });
	assert.deepEqual(await eventsOf(chat), []);
	sam.says("join_chat", { chat_id });
	await sam.hears("chat_joined", { chat_id });
	const left = { code: "supervisor_left", by: "Sam", to: null };
	const message = "Sam, a supervisor, has left the chat.";
	for (let times = 0; times < 2; times++) {
		sam.says("leave_chat", { chat_id });
		await sam.hears("chat_left", { chat_id });
	}
	await visitor.hears("new_message", { message: { kind: "notice", sender: "system", message, event: left } });
	await lina.hears("new_message", { chat_id, message: { message, event: left } });
	sam.says("send_message", { chat_id, message: "One thing more." });
	await visitor.hears("new_message", { message: { message: "One thing more." } });
	const codes = (await eventsOf(chat)).map(({ code }) => code);
	assert.deepEqual(codes, ["supervisor_joined", "supervisor_left", "supervisor_joined"]);
	omar.says("leave_chat", { chat_id });
	await omar.hears("error", { code: "forbidden", chat_id });
	await ends(chat);
});

test("nobody writes to a visitor who was not told of them first, whatever their client sends (D7)", async () => {
	const chat = await takenBy(lina);
	const { visitor, chat_id } = chat;
	await opens(sam, chat_id);
	sam.says("send_message", { chat_id, message: "Straight away." });
	await visitor.hears("new_message", { message: { message: "Straight away." } });
	const [told, written] = (await transcriptOf(chat)).slice(-2);
	assert.equal(told?.event?.code, "supervisor_joined");
	assert.equal(written?.message, "Straight away.");
	await ends(chat);
});

test("a listener cannot join the chat of a colleague, nor a supervisor one that waits", async () => {
	const chat = await takenBy(lina);
	omar.says("join_chat", { chat_id: chat.chat_id });
	await omar.hears("error", { code: "forbidden", chat_id: chat.chat_id });
	const visitor = newVisitor();
	const { chat_id } = await visitor.asksForSupport();
	sam.says("join_chat", { chat_id });
	await sam.hears("error", { code: "not_taken", chat_id });
	assert.deepEqual(await eventsOf(chat), []);
	await ends(chat);
	visitor.says("end_chat");
});

test("take-over, hand-back and transfer are in the transcript, the reason of a transfer is not (D8)", async () => {
	const chat = await takenBy(lina);
	const { chat_id } = chat;
	sam.says("take_over_chat", { chat_id });
	await sam.hears("chat_assigned", { chat_id, agent_id: sam.id });
	sam.says("hand_back_chat", { chat_id });
	await lina.hears("new_message", { chat_id, message: { event: { code: "handed_back" } } });
	lina.says("transfer_chat", { chat_id, listener_id: omar.id, reason: "A canary of a reason." });
	await omar.hears("transfer_offered", { chat_id });
	omar.says("accept_transfer", { chat_id });
	await omar.hears("chat_assigned", { chat_id, agent_id: omar.id });
	assert.deepEqual(await eventsOf(chat), [
		{ code: "taken_over", by: "Sam", to: null },
		{ code: "handed_back", by: "Sam", to: "Lina" },
		{ code: "transferred", by: "Lina", to: "Omar" },
	]);
	const all = await transcriptOf(chat);
	assert.deepEqual(
		all.map(({ seq }) => seq),
		all.map((_, at) => at + 1),
	);
	assert.ok(!JSON.stringify([all, chat.visitor.line.heard]).includes("canary"));
	await ends(chat);
});

test("who takes a chat after its first listener is announced in it (D8)", async () => {
	const chat = await takenBy(lina);
	const { visitor, chat_id } = chat;
	await ends(chat);
	lina.says("set_available", { available: false });
	await lina.hears("availability", { available: false });
	await visitor.calls(reopenChat, undefined, { chat_id });
	await omar.hears("chat_requeued", { chat: { chat_id } });
	omar.says("accept_chat", { chat_id });
	await visitor.hears("new_message", { message: { event: { code: "joined", by: null, to: "Omar" } } });
	await sam.hears("chat_update", { chat_id, last_message: { event: { code: "joined", to: "Omar" } } });
	lina.says("set_available", { available: true });
	await lina.hears("availability", { available: true });
	await ends(chat);
});

test("of a member who is erased no name stays in what happened", async () => {
	const chat = await takenBy(lina);
	const { chat_id } = chat;
	const uma = await newMember("uma", "supervisor");
	await uma.connects();
	uma.says("take_over_chat", { chat_id });
	await uma.hears("chat_assigned", { chat_id, agent_id: uma.id });
	uma.says("hand_back_chat", { chat_id });
	await lina.hears("new_message", { chat_id, message: { event: { code: "handed_back" } } });
	await inTransaction(platform.database.db, ({ tx }) => erasePersonalData(tx, uma.id));
	const events = await eventsOf(chat);
	assert.deepEqual(
		events.map(({ code, by, to }) => [code, by, to]),
		[
			["taken_over", formerMember, null],
			["handed_back", formerMember, "Lina"],
		],
	);
	assert.ok(!JSON.stringify(await transcriptOf(chat)).includes("Uma"));
	await ends(chat);
});

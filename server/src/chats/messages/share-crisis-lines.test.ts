import assert from "node:assert/strict";
import { test } from "vitest";
import centres from "../../../../content/crisis-centres.json" with { type: "json" };
import { messagesIn } from "../../../test/frames.ts";
import { society } from "../../../test/society.ts";

const cast = await society();
const { newVisitor, lina, omar, sam, dora, takenBy } = cast;
await Promise.all([lina, omar, sam, dora].map((one) => one.connects()));

const cardsOf = async (visitor: ReturnType<typeof newVisitor>) => {
	visitor.says("fetch_messages");
	return messagesIn(await visitor.hears("fetch_messages")).filter(({ kind }) => kind === "crisis_lines");
};

test("a listener puts the crisis lines into their chat, the region's last: they read as words too", async () => {
	const { visitor, chat_id } = await takenBy(lina);
	lina.says("share_crisis_lines", { chat_id });
	const card = { kind: "crisis_lines", sender: "system", sender_name: "Lina", seq: 2 };
	await visitor.hears("new_message", { message: card });
	for (const agent of [lina, sam]) await agent.hears("new_message", { chat_id, message: card });
	const [shown, ...others] = await cardsOf(visitor);
	assert.deepEqual(others, []);
	const [, emergency, helpline, ...region] = shown?.message.split("\n") ?? [];
	assert.match(emergency ?? "", /call 911/);
	assert.match(helpline ?? "", /call or text 988/);
	const chosen = centres.filter((centre) => centre.in_chat);
	assert.ok(chosen.length > 0);
	assert.deepEqual(
		region.map((line) => line.split(":")[0]),
		chosen.map(({ name }) => name),
	);
	visitor.says("end_chat");
	await lina.hears("chat_ended", { chat_id });
	lina.says("share_crisis_lines", { chat_id });
	await lina.hears("error", { code: "chat_ended", chat_id });
});

test("there is one card a minute, whoever shares it, also when two share it at once", async () => {
	const { visitor, chat_id } = await takenBy(lina);
	sam.says("join_chat_room", { chat_id });
	await sam.isDone();
	for (const round of [1, 2, 3]) {
		for (const one of [lina, sam]) one.says("share_crisis_lines", { chat_id });
		await visitor.hears("new_message", { message: { kind: "crisis_lines" } });
		await Promise.all([lina, sam].map((one) => one.isDone()));
		lina.says("share_crisis_lines", { chat_id });
		await lina.hears("error", { code: "just_shared", chat_id });
		assert.equal((await cardsOf(visitor)).length, round);
		cast.clock.passMinutes(1.1);
	}
	visitor.says("end_chat");
	await visitor.hears("chat_ended");
});

test("a visitor cannot take the card's place with a message of their own", async () => {
	const { visitor, chat_id } = await takenBy(lina);
	lina.says("share_crisis_lines", { chat_id });
	const { message } = await visitor.hears("new_message");
	const [card] = messagesIn({ action: "fetch_messages", messages: [message] });
	visitor.says("send_message", { message: "me first", client_id: card?.client_id });
	await visitor.hears("error", { code: "invalid_client_id" });
	visitor.says("end_chat");
	await visitor.hears("chat_ended");
});

test("nobody else shares them: not another listener, not a supervisor from outside, not the visitor", async () => {
	const { visitor, chat_id } = await takenBy(lina);
	omar.says("share_crisis_lines", { chat_id });
	await omar.hears("error", { code: "not_found", chat_id });
	dora.says("share_crisis_lines", { chat_id });
	await dora.hears("error", { code: "forbidden", chat_id });
	visitor.says("share_crisis_lines", { chat_id });
	await visitor.hears("error", { code: "unknown_action" });
	const waiting = newVisitor();
	const asked = await waiting.asksForSupport();
	lina.says("share_crisis_lines", { chat_id: asked.chat_id });
	await lina.hears("error", { code: "not_taken", chat_id: asked.chat_id });
	assert.deepEqual(await cardsOf(visitor), []);
	for (const one of [visitor, waiting]) {
		one.says("end_chat");
		await one.hears("chat_ended");
	}
});

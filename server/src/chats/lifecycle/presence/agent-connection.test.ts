import assert from "node:assert/strict";
import { test } from "vitest";
import { society } from "../../../../test/society.ts";

const cast = await society({}, { sweepMillis: 50 });
const { newVisitor, lina, omar, sam, clock } = cast;

const takenByLina = async () => {
	const visitor = newVisitor();
	const chat = await visitor.asksForSupport();
	lina.says("accept_chat", { chat_id: chat.chat_id });
	await visitor.hears("chat_assigned");
	return { visitor, ...chat };
};

test("an offer that came while nobody was there is told to whom it is made when they come (D7)", async () => {
	await Promise.all([lina.connects(), omar.connects()]);
	const { visitor, chat_id } = await takenByLina();
	lina.says("transfer_chat", { chat_id, listener_id: omar.id, reason: "I have to go." });
	const offered = { chat_id, from: { id: lina.id, name: "Lina" }, reason: "I have to go." };
	await omar.hears("transfer_offered", offered);
	const second = await omar.connects();
	await second.hears("transfer_offered", offered);
	await lina.connects();
	await lina.line.isQuiet();
	assert.ok(!lina.line.heard.some(({ action }) => action === "transfer_offered"));
	visitor.says("end_chat");
	await omar.hears("transfer_closed", { chat_id, outcome: "withdrawn" });
	const third = await omar.connects();
	await third.isQuiet();
	assert.ok(!third.heard.some(({ action }) => action === "transfer_offered"));
});

test("whose chat ended while they had no connection is asked about it when they are back, and only by then", async () => {
	await Promise.all([lina.connects(), omar.connects()]);
	const { visitor, chat_id } = await takenByLina();
	lina.line.close();
	visitor.says("end_chat");
	await visitor.hears("chat_ended");
	const line = await lina.connects();
	await line.hears("wrap_up_due", { chat_id, by: "user", how: "ended", again: true });
	clock.passMinutes(6);
	for (const agent of [lina, omar]) {
		const later = await agent.connects();
		await later.isQuiet();
		assert.ok(!later.heard.some(({ action }) => action === "wrap_up_due"));
	}
});

test("open alerts of a supervisor are sent on a new connection too, and to nobody else (D10)", async () => {
	await Promise.all([lina.connects(), omar.connects()]);
	const { visitor, chat_id } = await takenByLina();
	clock.passMinutes(3.5);
	await lina.hears("ring", { chat_id, why: "reply_due" });
	const second = await lina.connects();
	await second.hears("ring", { chat_id, why: "reply_due" });
	for (const agent of [omar, sam]) {
		const line = await agent.connects();
		await line.isQuiet();
		assert.ok(!line.heard.some(({ action }) => action === "ring"));
	}
	visitor.says("end_chat");
	await second.hears("ring_ended", { chat_id });
});

import assert from "node:assert/strict";
import { chatStatus } from "@warmline/contract/chats/calls";
import { test } from "vitest";
import { society } from "../../../test/society.ts";

const cast = await society();
const { lina, newVisitor, newBrowser, clock } = cast;
await lina.connects();

const waitNow = async () => chatStatus.answer.parse((await newBrowser().calls(chatStatus)).body).wait;

const isTaken = async (chat_id: string) => {
	lina.says("accept_chat", { chat_id });
	await lina.hears("chat_assigned", { chat_id });
	lina.says("end_chat", { chat_id });
	await lina.hears("chat_ended", { chat_id });
};

test("how long it may take is the middle half of what others waited in three hours, once five were taken (V9)", async () => {
	assert.equal(await waitNow(), null);
	const chats: string[] = [];
	for (let n = 0; n < 5; n++) chats.push((await newVisitor().asksForSupport()).chat_id);
	// They wait 2, 4, 6, 8 and 100 minutes.
	for (const [at, minutes] of [2, 2, 2, 2, 92].entries()) {
		clock.passMinutes(minutes);
		assert.equal(await waitNow(), null);
		await isTaken(chats[at] ?? assert.fail());
	}
	clock.passMinutes(1);
	assert.deepEqual(await waitNow(), { from_minutes: 4, to_minutes: 8 });
	const waiting = newVisitor();
	await waiting.asksForSupport();
	waiting.says("fetch_messages");
	await waiting.hears("queue", { ahead: 0, listeners: 1, wait: { from_minutes: 4, to_minutes: 8 } });
	waiting.says("end_chat");
	await waiting.hears("chat_ended");
	// The first four were taken more than three hours ago.
	clock.passMinutes(120);
	assert.equal(await waitNow(), null);
});

test("nobody is promised less than a minute (V9)", async () => {
	clock.passMinutes(300);
	for (let n = 0; n < 5; n++) await isTaken((await newVisitor().asksForSupport()).chat_id);
	// What is known is told for some seconds before it is looked up again.
	clock.passMinutes(1);
	assert.deepEqual(await waitNow(), { from_minutes: 1, to_minutes: 1 });
});

import assert from "node:assert/strict";
import { listeners } from "@warmline/contract/accounts/calls";
import { leftMessages } from "@warmline/contract/chats/agent-calls";
import { toAgentFrames } from "@warmline/contract/chats/agent-channel";
import { chatMessages, chatStatus } from "@warmline/contract/chats/calls";
import { debriefs } from "@warmline/contract/chats/debrief-calls";
import { onlineMembers } from "@warmline/contract/profiles/calls";
import { test } from "vitest";
import { losesLine } from "../../../test/duty.ts";
import { acceptedTrainee, endsPractice, practiceOf } from "../../../test/practice.ts";
import { society } from "../../../test/society.ts";

// The chats are looked after meanwhile.
const cast = await society({}, { sweepMillis: 20 });
const { lina, omar, sam, dora, newVisitor, newBrowser, pool } = cast;
const tara = await acceptedTrainee(cast, "tara");

await Promise.all([lina.connects(), sam.connects()]);
const past = await cast.takenBy(lina);
past.visitor.says("end_chat");
await past.visitor.hears("chat_ended");
const { chat_id } = await newVisitor().asksForSupport();

/** Everything by which somebody sees chats, or counts them. */
const chatsAsTheyAre = async () => {
	lina.says("fetch_unassigned_chats");
	lina.says("fetch_my_assigned_chats");
	for (const status of ["live", "ended"]) sam.says("fetch_all_chats", { status });
	return {
		status: (await newBrowser().calls(chatStatus)).body,
		listeners: (await dora.calls(listeners)).body,
		online: (await dora.calls(onlineMembers)).body,
		transcript: (await sam.calls(chatMessages, undefined, { chat_id })).body,
		debriefs: (await dora.calls(debriefs)).body,
		left: (await dora.calls(leftMessages)).body,
		waiting: await lina.hears("unassigned_chats"),
		own: await lina.hears("assigned_chats"),
		live: await sam.hears("fetch_all_chats"),
		ended: await sam.hears("fetch_all_chats"),
		rows: (
			await pool.query("SELECT (SELECT count(*) FROM chats) AS chats, (SELECT count(*) FROM messages) AS messages")
		).rows,
	};
};

test("a practice is no chat: nothing that shows or counts chats is another after it, or while it runs", async () => {
	const before = await chatsAsTheyAre();
	const frames = () =>
		[lina, sam].map(({ line }) => line.heard.filter(({ action }) => action === "chat_update").length);
	const told = frames();
	// Omar is nowhere but in the practice, and is not there for visitors by it.
	const { listener, visitor } = await practiceOf(cast, tara, omar);
	for (let n = 0; n < 10; n++) {
		for (const line of [listener, visitor]) line.says("send_line", { text: `${n}`, client_id: `${n}` });
	}
	await listener.hears("new_line", { line: { seq: 20 } });
	visitor.says("comment", { seq: 1, text: "Good.", client_id: "k1" });
	await visitor.hears("new_comment");
	assert.deepEqual(await chatsAsTheyAre(), before);
	sam.says("assign_chat", { chat_id, listener_id: omar.id });
	await sam.hears("error", { code: "not_available" });
	await endsPractice(listener);
	assert.deepEqual(await chatsAsTheyAre(), before);
	assert.deepEqual(frames(), told);
});

test("who listens to visitors hears nothing of them on the channel of a practice", async () => {
	const { listener, visitor } = await practiceOf(cast, lina, tara);
	lina.says("accept_chat", { chat_id });
	await lina.hears("chat_assigned", { chat_id });
	lina.says("send_message", { chat_id, message: "Hello, I am Lina." });
	await lina.hears("new_message", { chat_id });
	for (const line of [listener, visitor]) {
		await line.isQuiet();
		assert.deepEqual(line.heard, []);
	}
	await endsPractice(listener);
});

test("a trainee is not online by practising, and no chat of a listener waits for their practice to end", async () => {
	const { visitor } = await practiceOf(cast, lina, tara);
	const visitorOfLina = cast.newVisitor();
	const asked = await visitorOfLina.asksForSupport();
	lina.says("accept_chat", { chat_id: asked.chat_id });
	await visitorOfLina.hears("chat_assigned");
	// What Sam heard before she had come says nothing of her going.
	await sam.line.isQuiet();
	sam.line.heard.length = 0;
	// The practice stays open when the desk is closed; it does not stand in for it.
	await losesLine(lina, cast);
	for (;;) {
		const told = toAgentFrames.listeners.parse(await sam.hears("listeners"));
		if (!told.results.some(({ id }) => id === lina.id)) break;
	}
	const { results } = listeners.answer.parse((await dora.calls(listeners)).body);
	assert.ok(!results.some(({ id }) => id === lina.id || id === tara.id));
	await endsPractice(visitor);
});

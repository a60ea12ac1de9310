import assert from "node:assert/strict";
import { toAgentFrames } from "@warmline/contract/chats/agent-channel";
import { changeChatSettings } from "@warmline/contract/chats/settings-calls";
import { pino } from "pino";
import { onTestFinished, test } from "vitest";
import { checksIn, openingSeenBy, opensBy, shiftWith } from "../../../../test/duty.ts";
import type { MemberPerson } from "../../../../test/person.ts";
import { society } from "../../../../test/society.ts";
import { buildApp, type Running } from "../../../app.ts";
import { connect } from "../../../platform/db/database.ts";

const sweepMillis = 50;

/** An organisation that can be ended and started again, on the same database and at the same address. */
const lastingSociety = async () => {
	// Before the database goes, which is put away first by whoever asked first.
	let again: Running | undefined;
	onTestFinished(() => again?.close());
	const cast = await society({}, { sweepMillis });
	const { address, config, clock, databaseAddress, newMember, takenBy, dora } = cast;
	// Silence is not what is looked at here.
	const settings = { visitor_silent_minutes: 240, listener_silent_minutes: 60, visitor_gone_minutes: 10 };
	assert.equal((await dora.calls(changeChatSettings, settings)).status, 200);
	return {
		...cast,
		/** A listener with a chat of their own. */
		listens: async (name: string) => {
			const agent = await newMember(name, "listener");
			await agent.connects();
			return { agent, ...(await takenBy(agent)) };
		},
		comesUp: async () => {
			const database = connect({ ...databaseAddress }, pino({ level: "fatal" }));
			again = await buildApp(config, { clock, database, sweepMillis });
			await again.app.listen({ port: Number(new URL(address).port), host: config.HOST });
		},
	};
};

const heardEnd = (who: MemberPerson, chatId: string) =>
	who.line.heard.some(({ action, chat_id }) => action === "chat_ended" && chat_id === chatId);
const isConnected = async (supervisor: MemberPerson, { id }: MemberPerson, expected: boolean) => {
	for (;;) {
		const { results } = toAgentFrames.on_duty.parse(await supervisor.hears("on_duty"));
		if (results.some((one) => one.id === id && one.connected) === expected) return;
	}
};
const says = async (agent: MemberPerson, chat_id: string) => {
	agent.says("send_message", { chat_id, message: "I am here." });
	await agent.hears("new_message", { chat_id, message: { message: "I am here." } });
};

test("after a restart a listener who does not come back is missed from the start on; who comes in time keeps their chat (D7, D10)", async () => {
	const { goesDown, comesUp, listens, clock, sam } = await lastingSociety();
	const [gone, back, late] = [await listens("gone"), await listens("back"), await listens("late")];
	await goesDown();
	// However long it was away: nobody could have come meanwhile.
	clock.passMinutes(30);
	await comesUp();
	await sam.connects();
	for (const { visitor, ...chat } of [gone, back, late]) await visitor.connects(chat);
	await late.agent.connects();
	clock.passMinutes(1.2);
	for (const { visitor } of [gone, back]) await visitor.hears("agent_line", { connected: false });
	await back.agent.connects();
	await back.visitor.hears("agent_line", { connected: true });
	await isConnected(sam, late.agent, true);
	late.agent.line.close();
	await isConnected(sam, late.agent, false);
	clock.passMinutes(1);
	await gone.visitor.hears("chat_requeued");
	// Their line was lost after the start and counts from then. Their turn is at another look than the first one's, so by
	// then the chat of the one who came back has been looked at, too.
	clock.passMinutes(1.2);
	await late.visitor.hears("chat_requeued");
	assert.ok(!back.visitor.line.heard.some(({ action }) => action === "chat_requeued"));
	await says(back.agent, back.chat_id);
	assert.deepEqual(
		sam.line.heard.filter(({ action }) => action === "chat_requeued").map(({ chat }) => Object(chat).chat_id),
		[gone.chat_id, late.chat_id],
	);
});

test("after a restart the chat of a visitor who does not come back ends, counted from the start; who comes in time stays (V5, D7)", async () => {
	const { goesDown, comesUp, listens, newVisitor, clock, sam } = await lastingSociety();
	const [gone, back] = [await listens("gone"), await listens("back")];
	const [waiting, waitingOn] = [newVisitor(), newVisitor()];
	const [left, stays] = [await waiting.asksForSupport(), await waitingOn.asksForSupport()];
	await goesDown();
	clock.passMinutes(30);
	await comesUp();
	await sam.connects();
	for (const { agent } of [gone, back]) await agent.connects();
	clock.passMinutes(9);
	await says(gone.agent, gone.chat_id);
	await back.visitor.connects(back);
	await waitingOn.connects(stays);
	for (const { chat_id } of [gone, left]) assert.ok(!heardEnd(sam, chat_id));
	clock.passMinutes(1.2);
	await gone.agent.hears("chat_ended", { chat_id: gone.chat_id, by: "system", how: "idle" });
	await sam.hears("chat_ended", { chat_id: left.chat_id, by: "system", how: "idle" });
	// The next one who is missed ends at a later look, so by then all have been looked at.
	waitingOn.line.close();
	await sam.hears("chat_update", { chat_id: stays.chat_id, visitor_connected: false });
	clock.passMinutes(10.1);
	await sam.hears("chat_ended", { chat_id: stays.chat_id, how: "idle" });
	assert.ok(!heardEnd(sam, back.chat_id));
	await says(back.agent, back.chat_id);
	back.visitor.says("end_chat");
	await back.visitor.hears("chat_ended", { by: "user" });
});

test("a server that starts in the middle of a shift counts who has checked in for two minutes, and then by the messages", async () => {
	const cast = await lastingSociety();
	const { sam, lina, dora, clock, newBrowser } = cast;
	await opensBy(dora, "shifts");
	const shift = await shiftWith(cast, { supervisors: [sam], listeners: [lina] });
	for (const one of [sam, lina]) {
		await one.connects();
		await checksIn(one, shift);
	}
	clock.passMinutes(11);
	const why = async () => (await openingSeenBy(newBrowser())).why;
	assert.equal(await why(), "open");
	const waiting = cast.newVisitor();
	const chat = await waiting.asksForSupport();
	await cast.goesDown();
	clock.passMinutes(10);
	await cast.comesUp();
	assert.equal(await why(), "open");
	await waiting.connects(chat);
	await waiting.hears("door", { open: true });
	clock.passMinutes(2.1);
	assert.equal(await why(), "no_supervisor");
	await waiting.hears("door", { open: false, why: "no_supervisor" });
	await sam.connects();
	await waiting.hears("door", { why: "no_listener" });
	await lina.connects();
	await waiting.hears("door", { open: true });
	lina.says("accept_chat", { chat_id: chat.chat_id });
	await waiting.hears("chat_assigned");
});

import assert from "node:assert/strict";
import { changeChatSettings, readChatSettings } from "@warmline/contract/chats/settings-calls";
import { test } from "vitest";
import { severalProcesses } from "../../../../test/processes.ts";
import { until } from "../../../../test/until.ts";
import { visitorOf } from "../../topics.ts";

const { cast, others } = await severalProcesses(2);
const [second] = others;
assert.ok(second);
const { hub } = second.platform;
const [lina, omar, sam] = [cast.lina, second.at(cast.omar), second.at(cast.sam)];
await Promise.all([lina.connects(), omar.connects(), sam.connects()]);

type Ring = [name: string, what: unknown];

/** What is alerted elsewhere comes here in this order only, when it is let through. */
const heldBack = (name: string) => {
	const { receiveBroadcast } = hub;
	const held: Ring[] = [];
	hub.receiveBroadcast = (...ring) => {
		if (ring[0] === name) held.push(ring);
		else receiveBroadcast.apply(hub, ring);
	};
	return {
		held,
		letThrough: (supervisorAlerts: readonly Ring[]) => {
			hub.receiveBroadcast = receiveBroadcast;
			for (const ring of supervisorAlerts) hub.receiveBroadcast(...ring);
		},
	};
};

test("when updates of a chat's room arrive out of order, the room matches the chat a moment later", async () => {
	const visitor = cast.newVisitor();
	const { chat_id } = await visitor.asksForSupport();
	for (const agent of [lina, omar, sam]) await agent.hears("new_unassigned_chat", { chat: { chat_id } });
	omar.says("join_chat_room", { chat_id });
	await omar.line.isQuiet();
	const { held, letThrough } = heldBack("room_changed");
	lina.says("accept_chat", { chat_id });
	await omar.hears("chat_assigned", { chat_id, agent_id: lina.id });
	await until(() => held.length === 1);
	// What was told before that comes last.
	letThrough([["room_changed", { chat_id, is: "waiting" }]]);
	assert.ok(hub.hasSubscribersHere(`room:${chat_id}`));
	await until(() => !hub.hasSubscribersHere(`room:${chat_id}`), 5);
	visitor.says("send_message", { message: "For Lina alone.", client_id: "a" });
	await lina.hears("new_message", { message: { client_id: "a" } });
	visitor.says("end_chat");
	await sam.hears("chat_ended", { chat_id });
	visitor.line.close();
});

test("agents at another process see whether a visitor is there, as that process sees it", async () => {
	const visitor = cast.newVisitor();
	const chat = await visitor.asksForSupport();
	const { chat_id } = chat;
	await sam.hears("chat_update", { chat_id, visitor_connected: true });
	const elsewhere = second.newVisitor();
	await elsewhere.connects(chat);
	await until(() => cast.platform.hub.others.hasSubscribers(visitorOf(chat_id)));
	visitor.line.close();
	await lina.hears("chat_update", { chat_id, visitor_connected: true });
	elsewhere.line.close();
	for (const agent of [lina, omar, sam]) await agent.hears("chat_update", { chat_id, visitor_connected: false });
	// A process that is gone takes its visitors with it: no one of theirs could tell it.
	await visitor.connects(chat);
	await sam.hears("chat_update", { chat_id, visitor_connected: true });
	await until(() => hub.others.hasSubscribers(visitorOf(chat_id)));
	const { rows } = await cast.pool.query<{ id: string }>("SELECT id FROM processes ORDER BY id LIMIT 1");
	hub.others.gone(rows[0]?.id ?? "");
	for (const agent of [omar, sam]) await agent.hears("chat_update", { chat_id, visitor_connected: false });
	visitor.says("end_chat");
	await sam.hears("chat_ended", { chat_id });
	visitor.line.close();
});

test("where two changes of the settings cross, the latest is in force everywhere", async () => {
	const { held, letThrough } = heldBack("settings_changed");
	for (const open_chats_limit of [4, 5]) {
		const { status } = await cast.dora.calls(changeChatSettings, { open_chats_limit });
		assert.equal(status, 200);
	}
	await until(() => held.length === 2);
	letThrough([...held].reverse());
	await omar.hears("settings", { result: { open_chats_limit: 5 } });
	const read = readChatSettings.answer.parse((await omar.calls(readChatSettings)).body).result;
	assert.equal(read.open_chats_limit, 5);
	for (const { line } of [lina, omar, sam]) line.close();
});

import assert from "node:assert/strict";
import { auditLog } from "@warmline/contract/audit/calls";
import { changeChatSettings, readChatSettings } from "@warmline/contract/chats/settings-calls";
import { test } from "vitest";
import { refusal } from "../../../test/refusal.ts";
import { society } from "../../../test/society.ts";

const { newVisitor, newBrowser, lina, sam, dora, tess, noor } = await society();

const settings = async () => readChatSettings.answer.parse((await lina.calls(readChatSettings)).body).result;
const change = async (changes: Record<string, unknown>) => {
	const answer = await dora.send("PATCH", "/api/v1/chat/settings/", changes);
	assert.equal(answer.status, 200, JSON.stringify(answer.body));
	return changeChatSettings.answer.parse(answer.body).result;
};
const written = async () => {
	const { body } = await dora.calls(auditLog, undefined, { act: "change_settings" });
	return auditLog.answer.parse(body).results.map(({ member, params }) => [member.name, params]);
};

const untouched = {
	door: "always",
	paused_reason: null,
	caller_details: "full",
	open_chats_limit: 3,
	visitor_silent_minutes: 20,
	listener_silent_minutes: 3,
	visitor_gone_minutes: 10,
	keep_days: 90,
};

test("an organisation begins with a chat that is always open, unmasked details and three chats a person", async () => {
	assert.deepEqual(await settings(), untouched);
});

test("what a director names changes, the rest stays, and it is recorded who changed what", async () => {
	const before = (await written()).length;
	await change({ visitor_gone_minutes: 12, paused_reason: "  A storm.  " });
	assert.deepEqual(await settings(), { ...untouched, visitor_gone_minutes: 12, paused_reason: "A storm." });
	await change({ visitor_gone_minutes: 10 });
	assert.equal((await settings()).paused_reason, "A storm.");
	await change({ paused_reason: null });
	assert.deepEqual(await settings(), untouched);
	assert.deepEqual((await written()).slice(0, (await written()).length - before), [
		["Dora", { changes: [{ setting: "paused_reason", before: "A storm.", after: null }] }],
		["Dora", { changes: [{ setting: "visitor_gone_minutes", before: 12, after: 10 }] }],
		[
			"Dora",
			{
				changes: [
					{ setting: "paused_reason", before: null, after: "A storm." },
					{ setting: "visitor_gone_minutes", before: 10, after: 12 },
				],
			},
		],
	]);
});

test("a change that changes nothing is not recorded, and nobody is told of it", async () => {
	await sam.connects();
	await sam.hears("settings", { result: untouched });
	const before = await written();
	await change({});
	await change({ ...untouched });
	assert.deepEqual(await written(), before);
	await sam.line.isQuiet();
	assert.equal(sam.line.heard.filter(({ action }) => action === "settings").length, 1, "the greeting and nothing more");
});

test("every agent hears of a change at once", async () => {
	await lina.connects();
	await sam.connects();
	await change({ listener_silent_minutes: 5 });
	for (const agent of [lina, sam]) await agent.hears("settings", { result: { listener_silent_minutes: 5 } });
	await change({ listener_silent_minutes: 3 });
});

test("another limit for everybody is at once what agents are told and how many chats they can take", async () => {
	await lina.connects();
	await sam.connects();
	await lina.hears("availability", { limit: 3 });
	await change({ open_chats_limit: 1 });
	await lina.hears("availability", { limit: 1, open_chats: 0 });
	const visitor = newVisitor();
	const { chat_id } = await visitor.asksForSupport();
	lina.says("accept_chat", { chat_id });
	await lina.hears("chat_assigned", { chat_id });
	const second = newVisitor();
	const asked = await second.asksForSupport();
	lina.says("accept_chat", { chat_id: asked.chat_id });
	await lina.hears("error", { code: "at_limit", chat_id: asked.chat_id });
	await change({ open_chats_limit: 3 });
	lina.says("accept_chat", { chat_id: asked.chat_id });
	await lina.hears("chat_assigned", { chat_id: asked.chat_id, agent_id: lina.id });
	for (const one of [visitor, second]) one.says("end_chat");
});

test("two directors who change at the same moment both get what they wanted", async () => {
	await Promise.all([
		change({ visitor_silent_minutes: 30 }),
		change({ visitor_gone_minutes: 15 }),
		change({ listener_silent_minutes: 4 }),
	]);
	const now = await settings();
	assert.deepEqual([now.visitor_silent_minutes, now.visitor_gone_minutes, now.listener_silent_minutes], [30, 15, 4]);
	await change(untouched);
});

test("what is out of bounds, of another kind or blank is refused, and nothing of it is stored", async () => {
	for (const [name, values] of Object.entries({
		door: ["open", null, 1],
		caller_details: ["none", null],
		open_chats_limit: [0, 21, 1.5, "3", null],
		visitor_silent_minutes: [1, 241],
		listener_silent_minutes: [0, 61],
		visitor_gone_minutes: [0, 121],
		keep_days: [0, 3651, 1.5, "90"],
		paused_reason: ["", "  ", 7, "a".repeat(301)],
	})) {
		for (const value of values) {
			const body = { visitor_gone_minutes: 99, [name]: value };
			refusal(await dora.send("PATCH", "/api/v1/chat/settings/", body), 400, `invalid_${name}`);
		}
	}
	assert.deepEqual(await settings(), untouched);
});

test("agents read the settings, only a director changes them, and nobody else sees them", async () => {
	for (const agent of [lina, sam, dora]) assert.equal((await agent.calls(readChatSettings)).status, 200);
	for (const member of [tess, noor]) refusal(await member.calls(readChatSettings), 403, "forbidden");
	refusal(await newBrowser().calls(readChatSettings), 401, "not_logged_in");
	for (const member of [lina, sam, tess, noor]) {
		refusal(await member.calls(changeChatSettings, { door: "presence" }), 403, "forbidden");
	}
	refusal(await newBrowser().calls(changeChatSettings, { door: "presence" }), 401, "not_logged_in");
	assert.equal((await settings()).door, "always");
});

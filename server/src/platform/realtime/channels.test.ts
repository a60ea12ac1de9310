import assert from "node:assert/strict";
import { randomUUID } from "node:crypto";
import { channels } from "@warmline/contract";
import { frameLimit } from "@warmline/contract/frames";
import fc from "fast-check";
import { test } from "vitest";
import { TestChannel } from "../../../test/channel.ts";
import { ampleLimits } from "../../../test/limits.ts";
import { society } from "../../../test/society.ts";

const cast = await society({}, { limits: ampleLimits });
const { newVisitor, lina, sam } = cast;
const ws = cast.address.replace("http", "ws");

const visitorLine = async () => {
	const visitor = newVisitor();
	await visitor.asksForSupport();
	return visitor.line;
};
const bothLines = async () => [await visitorLine(), await lina.connects()] as const;

for (const [what, data, code] of [
	["broken JSON", "{", "invalid_json"],
	["nothing", "", "invalid_json"],
	["words", "hello", "invalid_json"],
	["a list", "[]", "unknown_action"],
	["a number", "7", "unknown_action"],
	["null", "null", "unknown_action"],
	["a text", '"send_message"', "unknown_action"],
	["no action", "{}", "unknown_action"],
	["an unknown action", '{"action":"take_over_the_world"}', "unknown_action"],
	["the name of a built-in", '{"action":"constructor"}', "unknown_action"],
	["a prototype", '{"action":"__proto__"}', "unknown_action"],
	["an action that is a list", '{"action":["typing"]}', "unknown_action"],
	["an action that is null", '{"action":null}', "unknown_action"],
] as const) {
	test(`a frame of ${what} is answered with an error, and the connection stays (D13)`, async () => {
		for (const line of await bothLines()) {
			line.raw(data);
			await line.hears("error", { code });
			await line.isQuiet();
		}
	});
}

test("a binary frame is read like a text, and bytes that are no text are refused (D13)", async () => {
	const line = await visitorLine();
	line.raw(Buffer.from('{"action":"fetch_messages"}'));
	await line.hears("fetch_messages");
	line.raw(Buffer.from([0xff, 0xfe, 0x00]));
	await line.hears("error", { code: "invalid_json" });
});

test("a frame over 64 KiB closes the connection with 1009, and one just below does not (V5)", async () => {
	for (const line of await bothLines()) {
		line.raw(JSON.stringify({ action: "typing", pad: "a".repeat(frameLimit - 60) }));
		await line.isQuiet();
		line.raw(JSON.stringify({ action: "typing", pad: "a".repeat(frameLimit) }));
		assert.equal(await line.closes(), 1009);
	}
});

test("an error names the message and the chat it is about (V8)", async () => {
	await lina.connects();
	const chat_id = "0190a0a0-0000-7000-8000-00000000dead";
	lina.says("send_message", { chatId: chat_id, message: "hi", clientId: "mine" });
	await lina.hears("error", { code: "not_found", chat_id, client_id: "mine" });
	lina.says("nonsense", { client_id: "c".repeat(200) });
	await lina.hears("error", { code: "unknown_action", client_id: "c".repeat(64) });
});

test("paths that are no channel are refused, and a channel's path is no page", async () => {
	for (const path of ["/ws/", "/ws/agents/", "/ws/chat/conversation/", "/", "/api/v1/csrf/"]) {
		assert.equal(await (await TestChannel.open(ws + path)).closes(), 1006, path);
	}
	const { status } = await cast.newBrowser().send("GET", "/ws/agent/");
	assert.equal(status, 404);
});

const fields = [
	"chat_id",
	"message",
	"client_id",
	"agent_id",
	"listener_id",
	"available",
	"after",
	"cursor",
	"limit",
	"query",
	"status",
	"sender",
];
const anything = fc.oneof(
	fc.jsonValue({ maxDepth: 3 }),
	fc.constantFrom(
		"\u0000",
		"a\u0000b",
		"\ud800",
		"",
		" ",
		"x".repeat(5000),
		9e15,
		-1,
		2 ** 31,
		1e308,
		"0190a0a0-0000-7000-8000-00000000dead",
	),
);
const frames = (actions: readonly string[]) =>
	fc.tuple(fc.constantFrom(...actions), fc.dictionary(fc.constantFrom(...fields), anything, { maxKeys: 5 }));

const isNoFault = async (line: TestChannel, question: string, sent: [string, Record<string, unknown>][]) => {
	const from = line.heard.length;
	for (const [action, rest] of sent) line.raw(JSON.stringify({ ...rest, action }));
	// Refused only when everything before it is done.
	const chat_id = randomUUID();
	line.says(question, { chat_id });
	await line.hears("error", { chat_id, code: "not_found" });
	for (const frame of line.heard.slice(from)) {
		if (frame.action !== "error") continue;
		assert.match(String(frame.code), /^[a-z0-9_]+$/);
		assert.notEqual(frame.code, "internal_error", JSON.stringify(sent));
		assert.notEqual(String(frame.message), "");
	}
	line.heard.length = 0;
};

test("no frame a visitor can send is a fault of the server (D13)", async () => {
	const line = await visitorLine();
	const actions = Object.keys(channels.visitor.client).filter((name) => name !== "end_chat");
	const run = fc.asyncProperty(fc.array(frames(actions), { minLength: 1, maxLength: 5 }), (sent) =>
		isNoFault(line, "fetch_messages", sent),
	);
	await fc.assert(run, { numRuns: 200 });
});

test("no frame an agent can send is a fault of the server (D13)", async () => {
	const line = await sam.connects();
	const run = fc.asyncProperty(
		fc.array(frames(Object.keys(channels.agent.client)), { minLength: 1, maxLength: 5 }),
		(sent) => isNoFault(line, "end_chat", sent),
	);
	await fc.assert(run, { numRuns: 200 });
});

test("a server that goes down says so with 1012 and takes nobody new", async () => {
	const ending = await society();
	const visitor = ending.newVisitor();
	const chat = await visitor.asksForSupport();
	await ending.lina.connects();
	const down = ending.goesDown();
	assert.equal(await visitor.line.closes(), 1012);
	assert.equal(await ending.lina.line.closes(), 1012);
	await assert.rejects(visitor.connects(chat).then((line) => line.isQuiet()));
	await down;
});

test("a server that goes down is not ready any more, and does not wait for ever for a phone that went dark", async () => {
	const ending = await society();
	const dark = await ending.lina.connects();
	dark.pauseReading();
	const down = ending.goesDown();
	assert.equal((await ending.newBrowser().send("GET", "/readyz")).status, 503);
	await down;
});

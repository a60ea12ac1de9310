import assert from "node:assert/strict";
import type { ChildProcess } from "node:child_process";
import { once } from "node:events";
import { createServer } from "node:http";
import { logInCall } from "@warmline/contract/accounts/calls";
import { chatStatus } from "@warmline/contract/chats/calls";
import { onTestFinished, test } from "vitest";
import type { Browser } from "../../../../test/browser.ts";
import { serversOnNewFolder } from "../../../../test/own-server.ts";

const password = "Correct!1horse";
const { servers } = await serversOnNewFolder();

const starts = () => servers.starts();
const ends = (child: ChildProcess, signal?: NodeJS.Signals) => servers.ends(child, signal);

const addsMember = (username: string, role = "director", word = password) => servers.addsMember(username, role, word);

const logsIn = async (browser: Browser, username: string) =>
	(await browser.calls(logInCall, { username, password })).status;

test("a member is added before the first start, beside a running server, and never twice", {
	timeout: 60_000,
}, async () => {
	const first = await addsMember("dora");
	assert.deepEqual([first.code, first.said.trim()], [0, "Added dora (director), dora@society.example."]);
	const server = await starts();
	assert.equal(await logsIn(server.browser, "dora"), 200, server.said());
	assert.equal((await addsMember("sam", "supervisor")).code, 0);
	assert.equal(await logsIn(server.browser, "sam"), 200);
	const again = await addsMember("SAM");
	assert.equal(again.code, 1);
	assert.match(again.said, /exists already/);
	await ends(server.child);
});

test("a member with a weak password or an unknown role is refused in clear words", async () => {
	const weak = await addsMember("weak", "listener", "short");
	assert.equal(weak.code, 1);
	assert.match(weak.said, /^Password must be at least 8 characters\.$/m);
	const king = await addsMember("king", "king");
	assert.equal(king.code, 1);
	assert.match(king.said, /The role is one of/);
});

test("a second server on the same folder is refused in clear words, and the first goes on", {
	timeout: 60_000,
}, async () => {
	const first = await starts();
	const second = await starts();
	assert.equal(second.child.exitCode, 1);
	assert.match(second.said(), /Another Warmline is running on/);
	assert.ok(!/\n\s+at /.test(second.said()), "no stack trace");
	assert.equal((await first.browser.send("GET", "/readyz")).status, 200);
	await ends(first.child);
	assert.equal(first.child.exitCode, 0);
});

test("after kill -9 the next start takes the database over, with everything that was stored", {
	timeout: 60_000,
}, async () => {
	await addsMember("ida");
	const killed = await starts();
	const asked = await killed.browser.send("POST", "/api/v1/chat/initiate-chat/", {
		message: "Hello",
		accept_terms: true,
	});
	assert.equal(asked.status, 201);
	await ends(killed.child, "SIGKILL");
	const next = await starts();
	assert.equal(await logsIn(next.browser, "ida"), 200, next.said());
	const { body } = await next.browser.calls(chatStatus);
	assert.equal(chatStatus.answer.parse(body).waiting, 1);
	await ends(next.child);
});

test("a port that is taken is told in a sentence, and the database does not stay behind", {
	timeout: 60_000,
}, async () => {
	const other = createServer().listen(0, "127.0.0.1");
	onTestFinished(() => void other.close());
	await once(other, "listening");
	const address = other.address();
	const refused = await servers.starts(address && typeof address === "object" ? address.port : 0);
	assert.equal(refused.child.exitCode, 1);
	assert.match(refused.said(), /The port is taken\. Set PORT to another one\./);
	const next = await starts();
	assert.equal((await next.browser.send("GET", "/readyz")).status, 200, next.said());
	await ends(next.child);
});

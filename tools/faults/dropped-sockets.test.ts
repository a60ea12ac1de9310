import assert from "node:assert/strict";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { logInCall } from "@warmline/contract/accounts/calls";
import { initiateChat } from "@warmline/contract/chats/calls";
import { toVisitorFrames, type VisitorFrameInput, visitorChannelPath } from "@warmline/contract/chats/visitor-channel";
import { afterAll, test } from "vitest";
import { connectAsPage } from "../../bench/src/page-socket.ts";
import { Browser } from "../../server/test/browser.ts";
import { isLong } from "../../server/test/faults/length.ts";
import { OwnServers } from "../../server/test/own-server.ts";
import { password } from "../../server/test/person.ts";
import { type Channel, openChannel } from "../../web/src/platform/realtime/channel.ts";
import { FaultProxy } from "./fault-proxy.ts";

const sockets = isLong ? 2000 : 200;
/** Tabs in which one visitor has their chat open. */
const tabs = 4;
/** Milliseconds in which everybody is back, and in which somebody else is let in meanwhile. */
const backWithin = { "with the clients' jitter": 10_000, "without any jitter": 30_000 };
const letInWithin = 2000;

const folder = await mkdtemp(join(tmpdir(), "warmline-dropped-"));
const servers = new OwnServers(folder, { LOG_LEVEL: "fatal" });
const server = await servers.starts();
const proxy = await FaultProxy.to(Number(new URL(server.address).port));
const channels: Channel<VisitorFrameInput>[] = [];
afterAll(async () => {
	for (const channel of channels) channel.close();
	await proxy.closes();
	await servers.endsAll();
	await rm(folder, { recursive: true, force: true });
});

let jitter = true;
/** Those who are connected and were answered. */
const here = new Set<number>();

/** A visitor's tab, kept by what keeps it in a browser. */
const opensTab = (n: number, path: string) => {
	const asks = { action: "fetch_messages", after: 0 } as const;
	const channel = openChannel<typeof toVisitorFrames, VisitorFrameInput>({
		url: () => `ws://${proxy.host}${path}`,
		frames: toVisitorFrames,
		connect: connectAsPage,
		random: () => (jitter ? Math.random() : 0),
		changed: (state) => (state === "connected" ? channel.send(asks) : here.delete(n)),
		heard: ({ action }) => action === "fetch_messages" && here.add(n),
		log: () => undefined,
	});
	channels.push(channel);
	channel.open();
};

const everybodyIsBack = async (most: number) => {
	const began = performance.now();
	while (here.size < sockets) {
		const late = () => channels.filter((_, n) => !here.has(n)).map((channel) => channel.state());
		assert.ok(performance.now() - began < most, `${late().length} are not back: ${[...new Set(late())].join()}`);
		await wait(5);
	}
	return performance.now() - began;
};

const asksForSupport = async (browser: Browser) => {
	const words = { message: "Hello", accept_terms: true };
	const { status, body } = await browser.send("POST", "/api/v1/chat/initiate-chat/", words);
	assert.equal(status, 201, JSON.stringify(body));
	return initiateChat.answer.parse(body);
};

const took = async (does: () => Promise<unknown>) => {
	const began = performance.now();
	await does();
	return performance.now() - began;
};

await servers.addsMember("lina", "listener", password);
const visitorsAtOnce = 5;
for (let n = 0; n < sockets; n += tabs * visitorsAtOnce) {
	const chats = Array.from({ length: visitorsAtOnce }, () => asksForSupport(new Browser(server.address)));
	for (const [at, { chat_id, visitor_token }] of (await Promise.all(chats)).entries())
		for (let tab = 0; tab < tabs; tab++)
			opensTab(n + at * tabs + tab, `${visitorChannelPath(chat_id)}?token=${visitor_token}`);
}

for (const [how, most] of Object.entries(backWithin)) {
	test(`${sockets} sockets dropped in one moment come back ${how}, and others are let in meanwhile`, {
		timeout: 120_000,
	}, async (t) => {
		await everybodyIsBack(60_000);
		jitter = how.startsWith("with the");
		const logins: number[] = [];
		const intakes: number[] = [];
		here.clear();
		proxy.cuts();
		let over = false;
		const othersAreLetIn = async () => {
			while (!over) {
				const login = new Browser(server.address).calls(logInCall, { username: "lina", password });
				logins.push(await took(async () => assert.equal((await login).status, 200)));
				intakes.push(await took(() => asksForSupport(new Browser(server.address))));
				await wait(100);
			}
		};
		const returning = everybodyIsBack(most).finally(() => {
			over = true;
		});
		const [backAfter] = await Promise.all([returning, othersAreLetIn()]);
		const [login, intake] = [Math.max(...logins), Math.max(...intakes)].map(Math.round);
		const figures = `back after ${Math.round(backAfter)} ms; login in ${login} ms at most, intake in ${intake} ms`;
		await t.annotate(figures);
		assert.equal(server.child.exitCode, null, "the server is still there");
		// How long somebody waits is a figure of a machine that does nothing else.
		if (isLong) assert.ok(Math.max(...logins, ...intakes) < letInWithin, figures);
	});
}

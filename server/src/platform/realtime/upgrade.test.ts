import assert from "node:assert/strict";
import { once } from "node:events";
import { createServer, type IncomingMessage } from "node:http";
import { promisify } from "node:util";
import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
import { closeCodes } from "@warmline/contract/frames";
import { pino } from "pino";
import { onTestFinished, test } from "vitest";
import { TestChannel } from "../../../test/channel.ts";
import { until } from "../../../test/until.ts";
import { systemClock } from "../clock.ts";
import { createMetrics } from "../metrics/metrics.ts";
import { serveChannels } from "./channels.ts";
import { Hub } from "./hub.ts";

setFlagsFromString("--expose-gc");
const collect: () => void = runInNewContext("gc");

/** A server with one channel, that anybody may open once `session` is known. */
const serverOfOneChannel = async (session: (request: IncomingMessage) => Promise<object>) => {
	const server = createServer().listen(0, "127.0.0.1");
	await once(server, "listening");
	onTestFinished(() => void server.close());
	const address = server.address();
	assert.ok(address && typeof address === "object");
	const { frames } = createMetrics(systemClock);
	const channels = serveChannels(server, new Hub(), pino({ level: "fatal" }), "http://localhost", frames);
	onTestFinished(() => channels.close());
	channels.add({
		path: /^\/ws\/test\/$/,
		frames: {},
		open: session,
		opened: async (connection, known: object) => connection.send({ action: "opened", ...known }),
		closed: () => undefined,
		handlers: {},
	});
	return { server, channels, url: `ws://127.0.0.1:${address.port}/ws/test/` };
};

test("of the request by which a channel was opened nothing is kept: there are thousands of channels", async () => {
	const { server, url } = await serverOfOneChannel(async ({ url = "" }) => ({ length: url.length }));
	const requests: WeakRef<IncomingMessage>[] = [];
	server.prependListener("upgrade", (request: IncomingMessage) => requests.push(new WeakRef(request)));
	const line = await TestChannel.open(url);
	await line.hears("opened", { length: 9 });
	assert.equal(requests.length, 1);
	await until(() => {
		collect();
		return requests.every((request) => request.deref() === undefined);
	});
	assert.equal(line.closeCode, undefined);
	line.close();
});

test("who was being let in when the server stops is told to come back before it has stopped", async () => {
	const session = Promise.withResolvers<object>();
	const { server, channels, url } = await serverOfOneChannel(() => session.promise);
	const line = await TestChannel.open(url);
	const stopped = channels.close();
	session.resolve({});
	await stopped;
	assert.equal(await promisify(server.getConnections.bind(server))(), 0);
	assert.equal(await line.closes(), closeCodes.restart);
});

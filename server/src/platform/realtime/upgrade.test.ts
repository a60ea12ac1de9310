import assert from "node:assert/strict";
import { once } from "node:events";
import { createServer, type IncomingMessage } from "node:http";
import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
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

test("of the request by which a channel was opened nothing is kept: there are thousands of channels", async () => {
	const server = createServer().listen(0, "127.0.0.1");
	await once(server, "listening");
	onTestFinished(() => void server.close());
	const address = server.address();
	assert.ok(address && typeof address === "object");
	const requests: WeakRef<IncomingMessage>[] = [];
	server.on("upgrade", (request: IncomingMessage) => requests.push(new WeakRef(request)));
	const { frames } = createMetrics(systemClock);
	const channels = serveChannels(server, new Hub(), pino({ level: "fatal" }), "http://localhost", frames);
	onTestFinished(() => channels.close());
	channels.add({
		path: /^\/ws\/test\/$/,
		frames: {},
		open: async ({ url = "" }) => ({ length: url.length }),
		opened: async (connection, session) => connection.send({ action: "opened", ...session }),
		closed: () => undefined,
		handlers: {},
	});
	const line = await TestChannel.open(`ws://127.0.0.1:${address.port}/ws/test/`);
	await line.hears("opened", { length: 9 });
	assert.equal(requests.length, 1);
	await until(() => {
		collect();
		return requests.every((request) => request.deref() === undefined);
	});
	assert.equal(line.closeCode, undefined);
	line.close();
});

import assert from "node:assert/strict";
import { closeCodes } from "@warmline/contract/frames";
import { test } from "vitest";
import { ApiFailure, networkFailure } from "../http/failure.ts";
import type { Socket } from "./channel.ts";
import { ticketedSocket } from "./ticketed-socket.ts";

const setUp = () => {
	const asked = Promise.withResolvers<string>();
	const opened: string[] = [];
	const told: unknown[] = [];
	const inner: Socket & { closed: boolean } = {
		closed: false,
		send: (text) => told.push(`sent ${text}`),
		close: () => {
			inner.closed = true;
		},
		onopen: null,
		onmessage: null,
		onclose: null,
	};
	const socket = ticketedSocket(
		"ws://test/ws/agent/?lang=fr",
		() => asked.promise,
		(url) => {
			opened.push(url);
			return inner;
		},
	);
	socket.onopen = () => told.push("open");
	socket.onmessage = ({ data }) => told.push(data);
	socket.onclose = ({ code }) => told.push(code);
	/** Whoever waits for the same promise after it hears of it after it. */
	const settled = () => asked.promise.catch(() => undefined).then(() => undefined);
	return { ...asked, opened, told, inner, socket, settled };
};

test("the connection is opened with the ticket, and is then the socket itself", async () => {
	const { inner, opened, resolve, settled, socket, told } = setUp();
	assert.deepEqual(opened, []);
	resolve("a+b");
	await settled();
	assert.deepEqual(opened, ["ws://test/ws/agent/?lang=fr&ticket=a%2Bb"]);
	inner.onopen?.();
	socket.send("hello");
	inner.onmessage?.({ data: "words" });
	inner.onclose?.({ code: closeCodes.ticketOver });
	assert.deepEqual(told, ["open", "sent hello", "words", closeCodes.ticketOver]);
	socket.close();
	assert.equal(inner.closed, true);
});

for (const [what, error, code] of [
	["no network", networkFailure(), 1006],
	["a server that has a fault", new ApiFailure(500, "internal", ""), 1006],
	["a dead session", new ApiFailure(401, "not_logged_in", ""), closeCodes.notLoggedIn],
] as const) {
	test(`with ${what} there is no ticket, and the connection has closed with ${code}`, async () => {
		const { opened, reject, settled, told } = setUp();
		reject(error);
		await settled();
		assert.deepEqual([opened, told], [[], [code]]);
	});
}

test("a caller that closes while the ticket is requested opens nothing and receives nothing", async () => {
	for (const settle of ["resolve", "reject"] as const) {
		const waiting = setUp();
		waiting.socket.close();
		if (settle === "resolve") waiting.resolve("ticket");
		else waiting.reject(networkFailure());
		await waiting.settled();
		assert.deepEqual([waiting.opened, waiting.told], [[], []]);
	}
});

import assert from "node:assert/strict";
import { onTestFinished, test, vi } from "vitest";
import type { Socket } from "./channel.ts";
import { createMemberLine } from "./member-line.ts";

const lineWithSockets = () => {
	const sockets: Socket[] = [];
	const line = createMemberLine({
		url: () => "ws://localhost/ws/member/",
		connect: () => {
			const socket: Socket = { send: () => {}, close: () => {}, onopen: null, onmessage: null, onclose: null };
			sockets.push(socket);
			return socket;
		},
	});
	return { line, sockets };
};
const gone = { action: "post_deleted", post_id: "0190a0a0-0000-7000-8000-000000000001" };

test("each subscriber gets each frame, until it unsubscribes", () => {
	const { line, sockets } = lineWithSockets();
	onTestFinished(() => line.channel.close());
	const heard: string[] = [];
	const stop = line.listen(({ action }) => heard.push(action));
	line.channel.open();
	sockets[0]?.onopen?.();
	sockets[0]?.onmessage?.({ data: JSON.stringify(gone) });
	assert.deepEqual(heard, ["post_deleted"]);
	stop();
	sockets[0]?.onmessage?.({ data: JSON.stringify(gone) });
	assert.deepEqual(heard, ["post_deleted"]);
});

test("the connection counts how often it was opened, so that what was missed can be fetched", () => {
	vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
	const { line, sockets } = lineWithSockets();
	onTestFinished(() => {
		line.channel.close();
		vi.useRealTimers();
	});
	line.channel.open();
	assert.equal(line.store.get().times, 0);
	sockets[0]?.onopen?.();
	assert.deepEqual([line.store.get().connection, line.store.get().times], ["connected", 1]);
	sockets[0]?.onclose?.({ code: 1006 });
	assert.equal(line.store.get().connection, "reconnecting");
	vi.advanceTimersByTime(2000);
	sockets[1]?.onopen?.();
	assert.deepEqual([line.store.get().connection, line.store.get().times], ["connected", 2]);
});

test("a connection that was given up is retried after a minute, though nobody touches the page", () => {
	vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
	const { line, sockets } = lineWithSockets();
	onTestFinished(() => {
		line.channel.close();
		vi.useRealTimers();
	});
	line.channel.open();
	// A close in order is not answered by a try at once.
	sockets[0]?.onclose?.({ code: 1000 });
	assert.equal(line.store.get().connection, "lost");
	vi.advanceTimersByTime(60_000);
	assert.equal(sockets.length, 2);
	sockets[1]?.onopen?.();
	assert.equal(line.store.get().connection, "connected");
});

test("a silent connection is pinged, and given up when nothing comes back", () => {
	vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
	const { line, sockets } = lineWithSockets();
	onTestFinished(() => {
		line.channel.close();
		vi.useRealTimers();
	});
	line.channel.open();
	const said: string[] = [];
	if (sockets[0]) sockets[0].send = (text) => said.push(text);
	sockets[0]?.onopen?.();
	vi.advanceTimersByTime(45_000);
	assert.equal(said.length, 1);
	sockets[0]?.onmessage?.({ data: JSON.stringify({ action: "error", code: "unknown_action", message: "" }) });
	assert.equal(line.store.get().connection, "connected");
	vi.advanceTimersByTime(45_000);
	vi.advanceTimersByTime(10_000);
	assert.equal(line.store.get().connection, "reconnecting");
});

import assert from "node:assert/strict";
import { closeCodes, frame } from "@warmline/contract/frames";
import { afterEach, beforeEach, test, vi } from "vitest";
import { z } from "zod";
import { delayBefore, openChannel, type Socket } from "./channel.ts";

class FakeSocket implements Socket {
	sent: string[] = [];
	closed = false;
	onopen: Socket["onopen"] = null;
	onmessage: Socket["onmessage"] = null;
	onclose: Socket["onclose"] = null;
	send(text: string) {
		this.sent.push(text);
	}
	close() {
		this.closed = true;
	}
}

const frames = { hello: frame("hello", { name: z.string() }) };

const setUp = (url: () => string | null = () => "ws://test/") => {
	const sockets: FakeSocket[] = [];
	const states: string[] = [];
	const heard: unknown[] = [];
	const logged: unknown[][] = [];
	const channel = openChannel<typeof frames, { action: string }>({
		url,
		frames,
		connect: () => {
			const socket = new FakeSocket();
			sockets.push(socket);
			return socket;
		},
		heard: (one) => heard.push(one),
		changed: (state, code) => states.push(code === null ? state : `${state} ${code}`),
		probe: () => ({ action: "probe" }),
		random: () => 0,
		log: (...what) => logged.push(what),
	});
	channel.open();
	const last = () => {
		const socket = sockets.at(-1);
		assert.ok(socket);
		return socket;
	};
	return { channel, sockets, states, heard, logged, last };
};

beforeEach(() => vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] }));
afterEach(() => vi.useRealTimers());

test("five tries follow an unclean close, each after twice the wait, then the channel is lost (D10)", () => {
	const { last, sockets, states } = setUp();
	last().onopen?.();
	last().onclose?.({ code: 1006 });
	for (const wait of [1000, 2000, 4000, 8000, 16_000]) {
		const before = sockets.length;
		vi.advanceTimersByTime(wait - 1);
		assert.equal(sockets.length, before);
		vi.advanceTimersByTime(1);
		assert.equal(sockets.length, before + 1);
		last().onclose?.({ code: 1006 });
	}
	vi.advanceTimersByTime(600_000);
	assert.equal(sockets.length, 6);
	assert.deepEqual(states, ["connected", "reconnecting 1006", "lost"]);
});

test("a channel that was closed for sending too much comes back after the usual wait", () => {
	const { last, sockets, states } = setUp();
	last().onopen?.();
	last().onclose?.({ code: closeCodes.tooManyFrames });
	vi.advanceTimersByTime(999);
	assert.equal(sockets.length, 1);
	vi.advanceTimersByTime(1);
	last().onopen?.();
	assert.deepEqual(states, ["connected", `reconnecting ${closeCodes.tooManyFrames}`, "connected"]);
});

test("the wait is capped at 30 seconds and gets at most a fifth longer by chance (D10)", () => {
	assert.equal(delayBefore(0, 0), 1000);
	assert.equal(delayBefore(9, 0), 30_000);
	assert.equal(delayBefore(9, 1), 36_000);
});

test("the count of tries starts again once the channel is open (D10)", () => {
	const { last, sockets } = setUp();
	for (let round = 0; round < 8; round++) {
		last().onopen?.();
		last().onclose?.({ code: 1006 });
		vi.advanceTimersByTime(1000);
	}
	assert.equal(sockets.length, 9);
});

test("a tab that is looked at again leaves the lost state (D10)", () => {
	const { channel, last, sockets, states } = setUp();
	for (const wait of [1000, 2000, 4000, 8000, 16_000, 0]) {
		last().onclose?.({ code: 1006 });
		vi.advanceTimersByTime(wait);
	}
	assert.equal(channel.state(), "lost");
	channel.wake();
	channel.wake();
	assert.equal(sockets.length, 7);
	last().onopen?.();
	assert.deepEqual(states, ["reconnecting 1006", "lost", "reconnecting", "connected"]);
});

test("without a token there is no connection (D10)", () => {
	const { sockets, states } = setUp(() => null);
	assert.equal(sockets.length, 0);
	assert.deepEqual(states, ["refused 4401"]);
});

test("4401 and 4403 are final, and no waking tries again (D10)", () => {
	for (const code of [4401, 4403]) {
		const { channel, last, sockets, states } = setUp();
		last().onopen?.();
		last().onclose?.({ code });
		channel.wake();
		vi.advanceTimersByTime(100_000);
		assert.equal(sockets.length, 1);
		assert.deepEqual(states, ["connected", `refused ${code}`]);
	}
});

test("an unknown action or invalid data is only logged (D13)", () => {
	const { channel, last, heard, logged } = setUp();
	last().onopen?.();
	for (const data of ["{", "null", "[]", '{"action":"other"}', '{"action":"hello"}', '{"action":"constructor"}', 7]) {
		last().onmessage?.({ data });
	}
	assert.equal(logged.length, 7);
	assert.equal(channel.state(), "connected");
	last().onmessage?.({ data: '{"action":"hello","name":"Noor"}' });
	assert.deepEqual(heard, [{ action: "hello", name: "Noor" }]);
});

test("sending while down is logged and sends nothing (V8, D10)", () => {
	const { channel, last, logged } = setUp();
	assert.equal(channel.send({ action: "x" }), false);
	assert.deepEqual(logged, [["The websocket is not connected!"]]);
	last().onopen?.();
	assert.equal(channel.send({ action: "x" }), true);
	assert.deepEqual(last().sent, ['{"action":"x"}']);
});

test("a silent connection is pinged, and closed when no answer comes (D10)", () => {
	const { channel, last, sockets } = setUp();
	last().onopen?.();
	vi.advanceTimersByTime(45_000);
	assert.deepEqual(last().sent, ['{"action":"probe"}']);
	last().onmessage?.({ data: '{"action":"hello","name":"Noor"}' });
	vi.advanceTimersByTime(10_000);
	assert.equal(channel.state(), "connected");
	channel.wake();
	const stale = last();
	vi.advanceTimersByTime(10_000);
	assert.ok(stale.closed);
	assert.equal(channel.state(), "reconnecting");
	vi.advanceTimersByTime(1000);
	assert.equal(sockets.length, 2);
});

test("a try that never opens counts as failed (D10)", () => {
	const { sockets } = setUp();
	vi.advanceTimersByTime(10_000);
	vi.advanceTimersByTime(1000);
	assert.equal(sockets.length, 2);
});

test("a closed channel stays closed (D10)", () => {
	const { channel, last, sockets } = setUp();
	last().onopen?.();
	channel.close();
	channel.wake();
	channel.offline();
	vi.advanceTimersByTime(600_000);
	assert.equal(sockets.length, 1);
	assert.ok(last().closed);
});

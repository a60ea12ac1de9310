import assert from "node:assert/strict";
import { once } from "node:events";
import { connect, type Socket } from "node:net";
import { setImmediate as nextTurn } from "node:timers/promises";
import { onTestFinished, test } from "vitest";
import { society } from "../../../../test/society.ts";

/** Bytes a second. */
const rate = 1000;
const cast = await society(
	{},
	{ slowClients: { headers: 300, check: 50, bodyWindow: 300, bodyRate: rate }, heartbeat: 200 },
);
const { port } = new URL(cast.address);
/** Between two pieces. */
const pause = 20;
const patience = 10_000;

const opens = async (): Promise<Socket> => {
	const socket = connect({ port: Number(port), host: "127.0.0.1" });
	socket.on("error", () => undefined);
	onTestFinished(() => void socket.destroy());
	await once(socket, "connect");
	return socket;
};

/** Sends a piece for each pause that has passed until there is none left, or nobody takes them. */
const trickles = (socket: Socket, pieces: Iterable<string | Buffer>) => {
	const left = pieces[Symbol.iterator]();
	const began = performance.now();
	let sent = 0;
	const timer = setInterval(() => {
		for (const due = (performance.now() - began) / pause; sent < due; sent++) {
			const { value, done } = left.next();
			if (done || socket.destroyed) return clearInterval(timer);
			socket.write(value);
		}
	}, pause);
	socket.once("close", () => clearInterval(timer));
};

function* forEver<T>(piece: T): Generator<T> {
	for (;;) yield piece;
}

/** It ends, or is reset where something was still on its way: `once` takes that for an error. */
const isCutOff = async (socket: Socket) => {
	socket.resume();
	const signal = AbortSignal.timeout(patience);
	while (!socket.closed) await once(socket, "close", { signal }).catch(() => signal.throwIfAborted());
};

const post = (length: number, headers = "") =>
	`POST /api/v1/chat/initiate-chat/ HTTP/1.1\r\nHost: 127.0.0.1:${port}\r\nContent-Type: application/json\r\n${headers}Content-Length: ${length}\r\n\r\n`;

test("a connection that says nothing is cut off", async () => {
	await isCutOff(await opens());
});

test("headers that come letter by letter are cut off", async () => {
	const socket = await opens();
	socket.write(`GET / HTTP/1.1\r\nHost: 127.0.0.1:${port}\r\nX-Long: `);
	trickles(socket, forEver("a"));
	await isCutOff(socket);
});

test("a channel that is asked for letter by letter is cut off", async () => {
	const socket = await opens();
	socket.write(
		`GET /ws/agent/ HTTP/1.1\r\nHost: 127.0.0.1:${port}\r\nConnection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Key: `,
	);
	trickles(socket, forEver("a"));
	await isCutOff(socket);
});

test("a body that comes letter by letter is cut off, whether the call is refused meanwhile or not", async () => {
	const browser = cast.newBrowser();
	await browser.send("GET", "/api/v1/csrf/");
	const csrf = browser.cookies.get("csrftoken") ?? "";
	for (const headers of ["", `Cookie: csrftoken=${csrf}\r\nX-CSRFToken: ${csrf}\r\n`]) {
		const socket = await opens();
		socket.write(post(500_000, headers));
		trickles(socket, forEver(" "));
		await isCutOff(socket);
	}
});

test("a body that comes slowly and goes on is read to its end", async () => {
	const browser = cast.newBrowser();
	await browser.send("GET", "/api/v1/csrf/");
	const csrf = browser.cookies.get("csrftoken") ?? "";
	const intake = JSON.stringify({ message: "I would like to talk.", accept_terms: true });
	// Five windows at thrice the rate.
	const piece = " ".repeat((rate * 3 * pause) / 1000);
	const pieces = [...Array.from({ length: (300 * 5) / pause }, () => piece), intake];
	const socket = await opens();
	socket.write(post(pieces.join("").length, `Cookie: csrftoken=${csrf}\r\nX-CSRFToken: ${csrf}\r\n`));
	trickles(socket, pieces);
	const [answer] = await once(socket, "data", { signal: AbortSignal.timeout(patience) });
	assert.match(String(answer), /^HTTP\/1\.1 201 /);
});

test("a body that is on its way while the server stands still is read to its end", async () => {
	const browser = cast.newBrowser();
	await browser.send("GET", "/api/v1/csrf/");
	const csrf = browser.cookies.get("csrftoken") ?? "";
	const intake = JSON.stringify({ message: "I would like to talk.", accept_terms: true });
	const signal = AbortSignal.timeout(patience);
	const socket = await opens();
	const expects = `Expect: 100-continue\r\nCookie: csrftoken=${csrf}\r\nX-CSRFToken: ${csrf}\r\n`;
	socket.write(post(intake.length, expects));
	const [goesOn] = await once(socket, "data", { signal });
	assert.match(String(goesOn), /^HTTP\/1\.1 100 /);
	// Longer than the window of a body.
	Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 600);
	await nextTurn();
	socket.write(intake);
	const [answer] = await once(socket, "data", { signal });
	assert.match(String(answer), /^HTTP\/1\.1 201 /);
});

test("a frame that never ends is cut off by the heartbeat", async () => {
	const { chat_id, visitor_token } = await cast.newVisitor().asksForSupport();
	const socket = await opens();
	socket.write(
		`GET /ws/chat/conversation/${chat_id}/?token=${visitor_token} HTTP/1.1\r\nHost: 127.0.0.1:${port}\r\n` +
			"Connection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Key: MDEyMzQ1Njc4OWFiY2RlZg==\r\nSec-WebSocket-Version: 13\r\n\r\n",
	);
	const [answer] = await once(socket, "data", { signal: AbortSignal.timeout(patience) });
	assert.match(String(answer), /^HTTP\/1\.1 101 /);
	// A masked text of 60,000 bytes.
	socket.write(Buffer.from([0x81, 0xfe, 0xea, 0x60, 1, 2, 3, 4]));
	trickles(socket, forEver("a"));
	await isCutOff(socket);
});

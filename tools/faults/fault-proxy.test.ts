import assert from "node:assert/strict";
import { once } from "node:events";
import { connect, createServer, type Socket } from "node:net";
import { buffer } from "node:stream/consumers";
import { setTimeout as delay } from "node:timers/promises";
import { onTestFinished, test } from "vitest";
import { WebSocket, WebSocketServer } from "ws";
import { within } from "../../server/test/faults/length.ts";
import { FaultProxy } from "./fault-proxy.ts";
import { redisReplies } from "./splitters.ts";

/** Milliseconds in which something that passes has passed. */
const soon = 100;

/** Somebody who says everything back, behind a line that can be disturbed. */
const echo = async () => {
	const lines = new Set<Socket>();
	const server = createServer({ allowHalfOpen: true }, (socket) => {
		lines.add(socket);
		socket.on("close", () => lines.delete(socket));
		socket.on("error", () => undefined);
		socket.pipe(socket);
	});
	server.listen(0, "127.0.0.1");
	await once(server, "listening");
	const address = server.address();
	assert.ok(address && typeof address === "object");
	const proxy = await FaultProxy.to(address.port);
	onTestFinished(async () => {
		await proxy.closes();
		for (const line of lines) line.destroy();
		server.close();
	});
	const asks = () => {
		const socket = connect({ port: proxy.port, host: "127.0.0.1", allowHalfOpen: true });
		socket.on("error", () => undefined);
		return socket;
	};
	const opens = async () => {
		const socket = asks();
		await once(socket, "connect");
		return socket;
	};
	return { proxy, asks, opens, lines };
};

const says = async (socket: Socket, words: string): Promise<string> => {
	const answer = once(socket, "data");
	socket.write(words);
	return String((await answer)[0]);
};

const faultOf = (socket: Socket) =>
	new Promise<string>((done) => {
		socket.once("error", (error: NodeJS.ErrnoException) => done(error.code ?? ""));
	});

test("on a good line everything comes as it was said, and its end after it", async () => {
	const { opens, proxy } = await echo();
	const socket = await opens();
	const sent = Buffer.alloc(3_000_000, "all kinds of bytes");
	const heard = buffer(socket);
	socket.end(sent);
	assert.ok((await heard).equals(sent));
	await once(socket, "close");
	while (proxy.openLines > 0) await delay(5);
});

test("lines that are cut are reset at both ends, and new ones can be opened", async () => {
	const { opens, proxy, lines } = await echo();
	const socket = await opens();
	assert.equal(await says(socket, "one"), "one");
	const far = [...lines][0];
	assert.ok(far);
	const faults = Promise.all([faultOf(socket), faultOf(far)]);
	proxy.cuts();
	assert.deepEqual(await faults, ["ECONNRESET", "ECONNRESET"]);
	assert.equal(await says(await opens(), "two"), "two");
});

test("a line that refuses resets also new ones until it heals", async () => {
	const { asks, opens, proxy } = await echo();
	proxy.refuses();
	assert.equal(await faultOf(asks()), "ECONNRESET");
	proxy.heals();
	assert.equal(await says(await opens(), "back"), "back");
});

test("where the other end is not there, a line is reset", async () => {
	const nobody = createServer().listen(0, "127.0.0.1");
	await once(nobody, "listening");
	const address = nobody.address();
	assert.ok(address && typeof address === "object");
	nobody.close();
	const proxy = await FaultProxy.to(address.port);
	const socket = connect(proxy.port, "127.0.0.1");
	assert.equal(await faultOf(socket), "ECONNRESET");
	await proxy.closes();
});

test("of a silent connection nobody hears anything, nor that the other end is gone, and it hands on all when it heals", async () => {
	const { opens, proxy, lines } = await echo();
	const [talking, leaving] = [await opens(), await opens()];
	await says(talking, "first");
	await says(leaving, "first");
	proxy.fallsSilent();
	let heard = "";
	talking.on("data", (data) => {
		heard += data;
	});
	talking.write("held ");
	talking.write("back");
	leaving.resetAndDestroy();
	await delay(soon);
	assert.equal(heard, "");
	assert.equal(lines.size, 2);
	proxy.heals();
	while (heard.length < "held back".length) await once(talking, "data");
	assert.equal(heard, "held back");
	while (lines.size > 1) await delay(5);
});

test("a late line keeps the order and takes its time in each direction, whatever is on its way", async () => {
	const { opens, proxy } = await echo();
	const socket = await opens();
	proxy.delays(100);
	const began = performance.now();
	let heard = "";
	for (let n = 0; n < 10; n++) {
		socket.write(String(n));
		await delay(5);
	}
	for await (const data of socket) {
		heard += data;
		if (heard.length === 10) break;
	}
	assert.equal(heard, "0123456789");
	const took = performance.now() - began;
	assert.ok(took > 195 && took < within(1000, 10_000), `${took} ms`);
});

test("a slow line carries so many kilobytes in a second and no more", async () => {
	const { opens, proxy } = await echo();
	const socket = await opens();
	proxy.slowsTo(100);
	const began = performance.now();
	const heard = buffer(socket);
	socket.end(Buffer.alloc(40_000));
	assert.equal((await heard).length, 40_000);
	const took = performance.now() - began;
	assert.ok(took > 380 && took < within(2000, 10_000), `${took} ms`);
});

test("a WebSocket's messages come twice as often as asked for, in both directions, and still in order", async () => {
	const server = new WebSocketServer({ port: 0, host: "127.0.0.1" });
	await once(server, "listening");
	const address = server.address();
	assert.ok(address && typeof address === "object");
	server.on("connection", (ws) => ws.on("message", (data) => ws.send(`heard ${data}`)));
	const proxy = await FaultProxy.to(address.port, "websocket");
	const ws = new WebSocket(`ws://${proxy.host}`);
	await once(ws, "open");
	const heard: string[] = [];
	ws.on("message", (data) => heard.push(String(data)));
	proxy.repeatsOneOf(3);
	// One frame after the other, so that those of both directions are counted in their order.
	for (const word of ["a", "b"]) {
		const answer = once(ws, "message");
		ws.send(word);
		await answer;
	}
	proxy.heals();
	const long = "x".repeat(70_000);
	ws.send(long);
	while (heard.at(-1) !== `heard ${long}`) await once(ws, "message");
	assert.deepEqual(heard.slice(0, -1), ["heard a", "heard b", "heard b"]);
	ws.terminate();
	await proxy.closes();
	server.close();
});

test("what Redis says is cut into answers wherever the connection breaks them, and only what was published may come twice", () => {
	const message = "*3\r\n$7\r\nmessage\r\n$4\r\nbell\r\n$8\r\nring\r\n42\r\n";
	const push = ">4\r\n$8\r\npmessage\r\n$1\r\n*\r\n$4\r\nbell\r\n$1\r\nx\r\n";
	const others = [
		"+OK\r\n",
		"$-1\r\n",
		"$2\r\nhi\r\n",
		":5\r\n",
		"*2\r\n$1\r\na\r\n*1\r\n:1\r\n",
		"%1\r\n+a\r\n#t\r\n",
	];
	const all = [message, ...others, push];
	const split = redisReplies();
	const wholes: Buffer[] = [];
	for (const byte of Buffer.from(all.join(""))) wholes.push(...split(Buffer.from([byte])));
	assert.deepEqual(wholes.map(String), all);
	assert.deepEqual(wholes.filter((whole) => split.mayRepeat(whole)).map(String), [message, push]);
	assert.deepEqual(redisReplies()(Buffer.from(all.join(""))).map(String), all);
});

test("of what Redis hands on one message comes after the next, as often as asked for, and none is lost", async () => {
	const published = (word: string) => `*3\r\n$7\r\nmessage\r\n$4\r\nbell\r\n$${word.length}\r\n${word}\r\n`;
	const server = createServer((socket) => {
		socket.on("error", () => undefined);
		socket.end(["+OK\r\n", ..."abcdefg"].map((one) => (one.length === 1 ? published(one) : one)).join(""));
	}).listen(0, "127.0.0.1");
	await once(server, "listening");
	const address = server.address();
	assert.ok(address && typeof address === "object");
	const proxy = await FaultProxy.to(address.port, "redis");
	onTestFinished(async () => {
		await proxy.closes();
		server.close();
	});
	proxy.swapsOneOf(2);
	const socket = connect({ port: proxy.port, host: "127.0.0.1" });
	const heard = String(await buffer(socket));
	const words = heard.split("\r\n").filter((line) => line.length === 1);
	assert.deepEqual(words, [..."acbdfeg"]);
});

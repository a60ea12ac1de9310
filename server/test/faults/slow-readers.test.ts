import assert from "node:assert/strict";
import { once } from "node:events";
import { setTimeout as wait } from "node:timers/promises";
import { channels } from "@warmline/contract";
import { onTestFinished, test } from "vitest";
import { WebSocket } from "ws";
import { FaultProxy } from "../../../tools/faults/fault-proxy.ts";
import { visitorOf } from "../../src/chats/topics.ts";
import { bufferLimit } from "../../src/platform/realtime/connection.ts";
import { society } from "../society.ts";
import { hungAfter, isLong } from "./length.ts";

/** So many readers stand still, and so many read one kilobyte in a second. */
const each = isLong ? 20 : 2;
/** Milliseconds between two messages; each of them comes to every reader. */
const pace = isLong ? 15 : 1;
const measured = isLong ? 800 : 50;
const patience = 30_000;
const words = "🌻".repeat(4000);

const cast = await society();
const { lina, omar, address, platform } = cast;
const slow = await FaultProxy.to(Number(new URL(address).port));

/** Reads, and keeps nothing. */
const reads = async (base: string, { chat_id, visitor_token }: { chat_id: string; visitor_token: string }) => {
	const ws = new WebSocket(`ws://${base}/ws/chat/conversation/${chat_id}/?token=${visitor_token}`);
	ws.on("error", () => undefined);
	ws.on("message", () => undefined);
	await once(ws, "open");
	return ws;
};

test("readers that stand still or are slow hold a mebibyte at most, are closed, and nobody else waits for them (V6)", {
	timeout: hungAfter,
}, async (t) => {
	await Promise.all([lina.connects(), omar.connects()]);
	const busy = await cast.takenBy(lina);
	const other = await cast.takenBy(omar);
	const host = new URL(address).host;
	const still: WebSocket[] = [];
	const slowOnes: WebSocket[] = [];
	for (let n = 0; n < each; n++) {
		still.push(await reads(host, busy));
		slowOnes.push(await reads(slow.host, busy));
	}
	onTestFinished(async () => {
		for (const ws of [...still, ...slowOnes]) ws.terminate();
		await slow.closes();
	});
	const open = () => platform.metrics.frames.of(channels.visitor.client).open;
	while (open() < 2 + 2 * each) await wait(5);

	let talking = true;
	let most = 0;
	const readers = () => platform.hub.connectionsOf(visitorOf(busy.chat_id));
	const looking = setInterval(() => {
		for (const connection of readers()) most = Math.max(most, connection.buffered);
	}, 1);
	onTestFinished(() => clearInterval(looking));
	const floods = (async () => {
		for (let n = 0; talking; n++) {
			lina.says("send_message", { chat_id: busy.chat_id, message: words, client_id: `flood ${n}` });
			if (n % 20 === 19) await lina.hears("new_message", { message: { client_id: `flood ${n}` } });
			lina.line.heard.length = 0;
			busy.visitor.line.heard.length = 0;
			await wait(pace);
		}
	})();

	/** Of the messages of another chat, in milliseconds. */
	const p99 = async (name: string) => {
		const took: number[] = [];
		for (let n = 0; n < measured; n++) {
			const began = performance.now();
			other.visitor.says("send_message", { message: "Hello", client_id: `${name} ${n}` });
			await omar.hears("new_message", { message: { client_id: `${name} ${n}` } });
			took.push(performance.now() - began);
			omar.line.heard.length = 0;
			await wait(pace);
		}
		return took.sort((a, b) => a - b)[Math.floor(took.length * 0.99)] ?? 0;
	};
	const usual = await p99("before");
	slow.slowsTo(1);
	for (const ws of still) ws.pause();
	const began = performance.now();
	let closedAfter = 0;
	const closes = (async () => {
		while (open() > 2) {
			assert.ok(performance.now() - began < patience, `${open() - 2} are still open`);
			await wait(5);
		}
		closedAfter = performance.now() - began;
	})();
	const during = await p99("during");
	await closes;
	talking = false;
	await floods;
	const figures = `p99 ${usual.toFixed(1)} ms before and ${during.toFixed(1)} ms during; the last was closed after ${Math.round(closedAfter)} ms; at most ${most} bytes waited for one`;
	await t.annotate(figures);
	// One frame may come when there is just room.
	assert.ok(most > bufferLimit / 2 && most < bufferLimit + 2 * Buffer.byteLength(words), figures);
	assert.equal(lina.line.closeCode ?? omar.line.closeCode ?? busy.visitor.line.closeCode, undefined);
	// How long others wait is a figure of a machine that does nothing else.
	if (isLong) assert.ok(during < usual * 1.2, figures);
});

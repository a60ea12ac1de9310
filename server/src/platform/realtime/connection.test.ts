import assert from "node:assert/strict";
import { test } from "vitest";
import { TestChannel } from "../../../test/channel.ts";
import { ampleLimits } from "../../../test/limits.ts";
import { society } from "../../../test/society.ts";
import { transcriptOf } from "../../../test/transcript.ts";

const cast = await society({}, { limits: ampleLimits });
const { newVisitor, lina, sam } = cast;

test("a page that stands still is cut off, everybody else goes on, and it catches up when it comes back (V6)", async () => {
	const visitor = newVisitor();
	const chat = await visitor.asksForSupport();
	const frozen = newVisitor();
	await frozen.connects(chat);
	frozen.line.pauseReading();
	await lina.connects();
	lina.says("accept_chat", { chat_id: chat.chat_id });
	await visitor.hears("chat_assigned");
	// The kernel takes some megabytes before the server's own buffer fills.
	const big = "🌻".repeat(4000);
	for (let n = 0; n < 900; n++) {
		visitor.says("send_message", { message: big, client_id: `c${n}` });
		if (n % 50 === 49) await visitor.hears("new_message", { message: { client_id: `c${n}` } });
	}
	await lina.hears("new_message", { message: { seq: 901 } });
	assert.equal(visitor.line.closeCode, undefined);
	frozen.line.resumeReading();
	await frozen.line.closes();
	assert.ok(frozen.line.heard.length < 900, "it was cut off before the end");
	await frozen.connects(chat);
	frozen.says("fetch_messages", { after: 850 });
	await frozen.hears("fetch_messages", {});
});

test("whoever sends faster than is stored is read from more slowly, and loses nothing (V5)", async () => {
	const visitor = newVisitor();
	const { chat_id } = await visitor.asksForSupport();
	for (let n = 2; n <= 3000; n++) visitor.says("send_message", { message: `${n}` });
	await visitor.hears("new_message", { message: { seq: 3000 } });
	const stored = await transcriptOf(cast.pool, cast.platform.sealer, chat_id);
	assert.equal(stored.length, 3000);
	assert.ok(stored.every(({ seq, message }) => seq === 1 || message === `${seq}`));
});

test("frames that come before it is known who is there wait, and are not lost (V6)", async () => {
	const { chat_id, visitor_token } = await newVisitor().asksForSupport();
	const url = `${cast.address.replace("http", "ws")}/ws/chat/conversation/${chat_id}/?token=${visitor_token}`;
	const lines = await Promise.all(Array.from({ length: 30 }, () => TestChannel.open(url)));
	for (const line of lines) line.says("fetch_messages");
	for (const line of lines) await line.hears("fetch_messages", { status: "waiting" });
});

test("questions of one page are answered in their order (D6)", async () => {
	const line = await sam.connects();
	for (let n = 0; n < 200; n++)
		line.says("end_chat", { chat_id: `0190a0a0-0000-7000-8000-${String(n).padStart(12, "0")}` });
	await line.hears("error", { chat_id: "0190a0a0-0000-7000-8000-000000000199" });
	const answered = line.heard.flatMap(({ chat_id }) => (typeof chat_id === "string" ? Number(chat_id.slice(-12)) : []));
	assert.deepEqual(
		answered,
		Array.from({ length: 200 }, (_, n) => n),
	);
});

import assert from "node:assert/strict";
import { channels } from "@warmline/contract";
import { test } from "vitest";
import type { TestChannel } from "../../../test/channel.ts";
import { limitsWith } from "../../../test/limits.ts";
import { scraped } from "../../../test/metrics.ts";
import { acceptedTrainee, asksToPractise, entersPractice } from "../../../test/practice.ts";
import { society } from "../../../test/society.ts";
import { transcriptOf } from "../../../test/transcript.ts";

const refused = '{"action":"send_message"}';
const isWarned = (line: TestChannel) => line.heard.some(({ code }) => code === "too_many_frames");

/** Goes on until the connection is closed: whoever is held back is not read, and still wants more. */
const floods = (line: TestChannel, data: string) => {
	for (let n = 0; n < 2000; n++) line.raw(data);
};

const strict = await society(
	{},
	{ limits: limitsWith({ refused: { burst: 20, perSecond: 100, warnAfter: 50, closeAfter: 300 } }) },
);

for (const channel of Object.keys(channels)) {
	test(`who goes on sending refused frames is held back, warned, and closed with 1008: ${channel}`, async () => {
		const { lina, newVisitor, address } = strict;
		const opens = async () => {
			if (channel === "agent") return lina.connects();
			if (channel === "member") return lina.comesIn();
			if (channel === "practice") {
				const trainee = await acceptedTrainee(strict, "trainee");
				return entersPractice(strict, trainee, (await asksToPractise(trainee)).id);
			}
			const visitor = newVisitor();
			await visitor.asksForSupport();
			return visitor.line;
		};
		const line = await opens();
		line.heard.length = 0;
		floods(line, '{"action":"nothing that there is"}');
		await line.hears("error", { code: "too_many_frames" });
		assert.equal(await line.closes(), 1008);
		const answers = line.heard.filter(({ code }) => code === "unknown_action");
		assert.ok(answers.length < 150, `${answers.length} were answered: the burst, and what was regained until the end`);
		const { value } = await scraped(address);
		assert.equal(value(`warmline_floods_total{channel="${channel}",step="warned"}`), 1);
		assert.equal(value(`warmline_floods_total{channel="${channel}",step="closed"}`), 1);
	});
}

test("the warning is said in the language of the page", async () => {
	const { chat_id, visitor_token } = await strict.newVisitor().asksForSupport();
	const line = await strict.newVisitor().opens(`/ws/chat/conversation/${chat_id}/?token=${visitor_token}&lang=fr`);
	floods(line, refused);
	const { message } = await line.hears("error", { code: "too_many_frames" });
	assert.match(String(message), /^Cette page envoie trop de choses/);
});

test("a client that comes back and resends 500 messages is neither warned nor closed, and all are stored once", async () => {
	const cast = await society();
	const visitor = cast.newVisitor();
	const chat = await visitor.asksForSupport();
	const queue = Array.from({ length: 500 }, (_, n) => ({
		message: `${n} ${"é".repeat(2000)}`,
		client_id: `queued-${n}`,
	}));
	const sends = () => {
		for (const one of queue) visitor.says("send_message", one);
	};
	sends();
	visitor.line.close();
	await visitor.connects(chat);
	sends();
	await visitor.hears("new_message", { message: { client_id: "queued-499" } });
	await visitor.line.isQuiet();
	assert.ok(!isWarned(visitor.line));
	const stored = await transcriptOf(cast.pool, cast.platform.sealer, chat.chat_id);
	assert.deepEqual(
		stored.slice(1).map(({ client_id }) => client_id),
		queue.map(({ client_id }) => client_id),
	);
});

test("a queue that is resent into a chat that has ended is refused, and no flood", async () => {
	const cast = await society();
	const visitor = cast.newVisitor();
	await visitor.asksForSupport();
	visitor.says("end_chat");
	await visitor.hears("chat_ended");
	for (let n = 0; n < 500; n++) visitor.says("send_message", { message: "Still there?", client_id: `late-${n}` });
	await visitor.hears("error", { client_id: "late-499" });
	await visitor.line.isQuiet();
	assert.ok(!isWarned(visitor.line));
});

test("messages beyond the limits wait, in their order, and none is lost", async () => {
	const cast = await society(
		{},
		{
			limits: limitsWith({
				frames: { burst: 20, perSecond: 400, warnAfter: 60_000, closeAfter: 60_000 },
				bytes: { burst: 64 * 1024, perSecond: 512 * 1024, warnAfter: 60_000, closeAfter: 60_000 },
			}),
		},
	);
	const visitor = cast.newVisitor();
	const { chat_id } = await visitor.asksForSupport();
	const texts = Array.from({ length: 200 }, (_, n) => `${n} ${"a".repeat(n % 10 === 0 ? 3900 : 10)}`);
	for (const message of texts) visitor.says("send_message", { message });
	await visitor.hears("new_message", { message: { seq: 201 } });
	const stored = await transcriptOf(cast.pool, cast.platform.sealer, chat_id);
	assert.deepEqual(
		stored.slice(1).map(({ message }) => message),
		texts,
	);
	assert.ok(((await scraped(cast.address)).value('warmline_floods_total{channel="visitor",step="held"}') ?? 0) > 0);
	assert.equal(visitor.line.closeCode, undefined);
});

test("who goes on sending more bytes than anybody may is warned and closed, though each frame is valid", async () => {
	const bytes = { burst: 128 * 1024, perSecond: 1024 * 1024, warnAfter: 50, closeAfter: 300 };
	const cast = await society({}, { limits: limitsWith({ bytes }) });
	const visitor = cast.newVisitor();
	await visitor.asksForSupport();
	const long = JSON.stringify({ action: "typing", pad: "a".repeat(60_000) });
	for (let n = 0; n < 200; n++) visitor.line.raw(long);
	await visitor.hears("error", { code: "too_many_frames" });
	assert.equal(await visitor.line.closes(), 1008);
});

test("who does nothing but ping is answered up to the limit, and closed in the end", async () => {
	const frames = { burst: 50, perSecond: 100, warnAfter: 50, closeAfter: 300 };
	const cast = await society({}, { limits: limitsWith({ frames }) });
	const visitor = cast.newVisitor();
	await visitor.asksForSupport();
	let answered = 0;
	visitor.line.pings(60_000, () => answered++);
	assert.equal(await visitor.line.closes(), 1008);
	assert.ok(answered > 0 && answered < 200, `${answered} were answered`);
});

test("who sends frames that take the server long is held back, though there are few of them", async () => {
	const work = { burst: 20, perSecond: 100, warnAfter: 50, closeAfter: 500 };
	const cast = await society({}, { limits: limitsWith({ work }) });
	const visitor = cast.newVisitor();
	await visitor.asksForSupport();
	const keys = Object.fromEntries(Array.from({ length: 5000 }, (_, n) => [`kE${n.toString(36)}`, 0]));
	for (let n = 0; n < 120; n++) visitor.says("typing", keys);
	await visitor.hears("error", { code: "too_many_frames" });
	assert.equal(await visitor.line.closes(), 1008);
});

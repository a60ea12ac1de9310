import assert from "node:assert/strict";
import { randomUUID } from "node:crypto";
import type { PracticeLine, PracticeSide } from "@warmline/contract/practice/practice";
import { toPracticeFrames } from "@warmline/contract/practice/practice-channel";
import fc from "fast-check";
import { test } from "vitest";
import type { TestChannel } from "../../test/channel.ts";
import type { MemberPerson } from "../../test/person.ts";
import {
	acceptedTrainee,
	asksToPractise,
	endsPractice,
	entersPractice,
	fetches,
	playsTheVisitor,
	readsPractice,
} from "../../test/practice.ts";
import { society } from "../../test/society.ts";

const cast = await society();
const { lina } = cast;
const tara = await acceptedTrainee(cast, "tara");

type Sent = { client_id: string; text: string };

/** What a page does: it keeps what it heard by place, and sends again what it did not hear back. */
class Page {
	readonly sent: Sent[] = [];
	private readonly lines = new Map<number, PracticeLine>();
	private readonly who: MemberPerson;
	private readonly side: PracticeSide;
	private readonly roomId: string;
	private channel: TestChannel | undefined;

	constructor(who: MemberPerson, side: PracticeSide, roomId: string) {
		this.who = who;
		this.side = side;
		this.roomId = roomId;
	}

	writes(text: string) {
		const one = { client_id: randomUUID(), text };
		this.sent.push(one);
		this.channel?.says("send_line", one);
	}

	writesAgain(at: number) {
		const one = this.sent[at % this.sent.length];
		if (one) this.channel?.says("send_line", one);
	}

	/** Frames may be on their way, in both directions. */
	drops() {
		this.listens();
		this.channel?.close();
		this.channel = undefined;
	}

	async comesBack() {
		if (this.channel) return;
		this.channel = await entersPractice(cast, this.who, this.roomId);
		await fetches(this.channel, this.upTo());
		this.listens();
		for (const one of this.sent) if (!this.hasHeard(one)) this.channel.says("send_line", one);
	}

	/** All that it said is done, and all that the other said before is heard. */
	async settles() {
		if (this.channel) await fetches(this.channel, this.upTo());
		this.listens();
	}

	view = () => [...this.lines.values()].sort((a, b) => a.seq - b.seq);
	leaves = () => this.channel?.close();
	hasHeard = ({ client_id }: Sent) =>
		[...this.lines.values()].some((line) => line.side === this.side && line.client_id === client_id);

	private upTo() {
		let seq = 0;
		while (this.lines.has(seq + 1)) seq++;
		return seq;
	}

	private listens() {
		for (const frame of this.channel?.heard.splice(0) ?? []) {
			if (frame.action === "new_line") this.keeps([toPracticeFrames.new_line.parse(frame).line]);
			if (frame.action === "fetch_lines") this.keeps(toPracticeFrames.fetch_lines.parse(frame).lines);
			assert.notEqual(frame.action, "error", JSON.stringify(frame));
		}
	}

	private keeps(lines: readonly PracticeLine[]) {
		for (const line of lines) {
			assert.deepEqual(this.lines.get(line.seq) ?? line, line, "a place never changes");
			this.lines.set(line.seq, line);
		}
	}
}

const act = fc.record({
	isLearner: fc.boolean(),
	what: fc.constantFrom("write", "write", "write", "write again", "drop", "come back", "settle"),
	n: fc.nat(20),
	text: fc.string({ minLength: 1, maxLength: 40, unit: "grapheme" }),
});

test("whatever is sent, lost and sent again, both have the same lines without a hole, each once and in order", async () => {
	let lines = 0;
	const run = fc.asyncProperty(fc.array(act, { minLength: 5, maxLength: 40 }), async (acts) => {
		const { id } = await asksToPractise(tara);
		await playsTheVisitor(lina, id);
		const learner = new Page(tara, "listener", id);
		const partner = new Page(lina, "visitor", id);
		await Promise.all([learner.comesBack(), partner.comesBack()]);
		for (const { isLearner, what, n, text } of acts) {
			const page = isLearner ? learner : partner;
			if (what === "write") page.writes(text.trim() === "" ? "…" : text);
			if (what === "write again") page.writesAgain(n);
			if (what === "drop") page.drops();
			if (what === "come back") await page.comesBack();
			if (what === "settle") await page.settles();
		}
		await Promise.all([learner.comesBack(), partner.comesBack()]);
		// Frames of a lost connection may be done still, but all of them are said again on the new one.
		for (const page of [learner, partner, learner]) await page.settles();
		const stored = (await readsPractice(tara, id)).lines;
		assert.deepEqual(
			stored.map(({ seq }) => seq),
			stored.map((_, at) => at + 1),
		);
		assert.deepEqual(learner.view(), stored);
		assert.deepEqual(partner.view(), stored);
		for (const [side, page] of [
			["listener", learner],
			["visitor", partner],
		] as const) {
			const said = stored.filter((line) => line.side === side).map(({ client_id, text }) => ({ client_id, text }));
			assert.deepEqual(
				said,
				page.sent.map(({ client_id, text }) => ({ client_id, text: text.trim() })),
			);
		}
		lines += stored.length;
		for (const page of [learner, partner]) page.leaves();
		await endsPractice(await entersPractice(cast, tara, id));
	});
	await fc.assert(run, { numRuns: 40 });
	assert.ok(lines > 50, `only ${lines} messages`);
});

test("comments come in the order in which they were made, to a page that was there and to one that was away", async () => {
	const { id } = await asksToPractise(tara);
	await playsTheVisitor(lina, id);
	const [learner, partner] = [await entersPractice(cast, tara, id), await entersPractice(cast, lina, id)];
	for (let n = 0; n < 3; n++) learner.says("send_line", { text: `${n}`, client_id: `${n}` });
	await partner.hears("new_line", { line: { seq: 3 } });
	for (let n = 0; n < 12; n++) partner.says("comment", { seq: (n % 3) + 1, text: `${n}`, client_id: `k${n}` });
	await partner.hears("new_comment", { comment: { text: "11" } });
	await endsPractice(partner);
	await learner.hears("new_comment", { comment: { text: "11" } });
	const heard = learner.heard
		.filter(({ action }) => action === "new_comment")
		.map((frame) => toPracticeFrames.new_comment.parse(frame).comment);
	assert.deepEqual(
		heard.map(({ text }) => text),
		Array.from({ length: 12 }, (_, n) => `${n}`),
	);
	assert.deepEqual((await fetches(learner)).comments, heard);
	assert.deepEqual((await fetches(learner, 3)).comments, heard);
	assert.deepEqual((await readsPractice(lina, id)).comments, heard);
});

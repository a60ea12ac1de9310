import assert from "node:assert/strict";
import type { Message } from "@warmline/contract/chats/message";
import fc from "fast-check";
import { test } from "vitest";
import {
	earlierBy,
	edit,
	fail,
	knownUpTo,
	missingAfter,
	newThread,
	receive,
	send,
	showFrom,
	shown,
	toResend,
	tryAgain,
} from "./thread.ts";

const chat_id = "0190a0a0-0000-7000-8000-0000000000aa";

const say = (seq: number, client_id: string | null = null): Message => ({
	id: `0190a0a0-0000-7000-8000-${String(seq).padStart(12, "0")}`,
	chat_id,
	seq,
	message: `message ${seq}`,
	kind: "text",
	sender: seq % 2 === 0 ? "agent" : "user",
	sender_name: "Somebody",
	timestamp: "2026-11-01T10:00:00.000Z",
	client_id,
});

const seqs = (messages: readonly Message[]) => messages.map((one) => one.seq);

test("any mixture of pages, live frames and repeats in any order ends in the same list (V5, V6)", () => {
	const arrival = (count: number) =>
		fc
			.array(
				fc
					.tuple(fc.integer({ min: 1, max: count }), fc.integer({ min: 1, max: 5 }))
					.map(([first, length]) =>
						Array.from({ length: Math.min(length, count - first + 1) }, (_, at) => say(first + at)),
					),
				{ maxLength: 30 },
			)
			.chain((parts) =>
				fc.shuffledSubarray([...parts, ...Array.from({ length: count }, (_, at) => [say(at + 1)])], {
					minLength: parts.length + count,
				}),
			);
	fc.assert(
		fc.property(
			fc.integer({ min: 1, max: 25 }).chain((count) => fc.tuple(fc.constant(count), arrival(count))),
			([count, parts]) => {
				let thread = newThread();
				for (const part of parts) {
					thread = receive(thread, part);
					const list = seqs(shown(thread));
					assert.deepEqual(
						list,
						list.map((_, at) => at + 1),
					);
				}
				assert.equal(missingAfter(thread), null);
				assert.equal(shown(thread).length, count);
			},
		),
	);
});

test("fetching after the last message without a hole fills every hole (V6)", () => {
	fc.assert(
		fc.property(
			fc.integer({ min: 1, max: 60 }),
			fc.array(fc.integer({ min: 1, max: 60 })),
			fc.integer({ min: 1, max: 10 }),
			(count, live, pageSize) => {
				const all = Array.from({ length: count }, (_, at) => say(at + 1));
				let thread = knownUpTo(newThread(), count);
				for (const seq of live) if (seq <= count) thread = receive(thread, [say(seq)]);
				let rounds = 0;
				for (let after = missingAfter(thread); after !== null; after = missingAfter(thread)) {
					thread = receive(thread, all.slice(after, after + pageSize));
					assert.ok(++rounds <= count);
				}
				assert.deepEqual(seqs(shown(thread)), seqs(all));
			},
		),
	);
});

test("a message beyond a hole is kept back until the hole is filled (V6)", () => {
	const thread = receive(newThread(), [say(1), say(4)]);
	assert.equal(missingAfter(thread), 1);
	assert.deepEqual(seqs(shown(thread)), [1]);
	assert.deepEqual(seqs(shown(receive(thread, [say(3), say(2)]))), [1, 2, 3, 4]);
});

const own = (client_id: string, message: string) => ({ client_id, message, failed: null });

test("an own message is pending until it comes back with its client_id (V5)", () => {
	let thread = send(newThread(), own("a", "one"));
	assert.deepEqual(toResend(thread), [{ client_id: "a", message: "one", failed: null }]);
	thread = receive(thread, [say(1, "a")]);
	assert.deepEqual(thread.pending, []);
	assert.equal(shown(thread).length, 1);
});

test("a failed message waits for the person and keeps its client_id (V5)", () => {
	let thread = send(send(newThread(), own("a", "one")), own("b", "two"));
	thread = fail(thread, "a", "Not sent.");
	assert.deepEqual(
		toResend(thread).map((one) => one.client_id),
		["b"],
	);
	thread = tryAgain(thread, "a");
	assert.deepEqual(
		toResend(thread).map((one) => one.client_id),
		["a", "b"],
	);
});

test("earlier messages come before the ones that are here (D1)", () => {
	const run = (first: number, last: number) => Array.from({ length: last - first + 1 }, (_, at) => say(first + at));
	let thread = receive(newThread(51, 60), run(51, 60));
	assert.equal(missingAfter(thread), null);
	assert.equal(earlierBy(thread, 50), 1);
	thread = showFrom(receive(thread, run(1, 50)), 1);
	assert.equal(missingAfter(thread), null);
	assert.equal(shown(thread).length, 60);
});

test("an edited message stands where it stood, and one that is not here is not brought in (V7)", () => {
	const thread = receive(newThread(), [say(1), say(2)]);
	const better = { ...say(1), message: "said better" };
	assert.deepEqual(
		shown(edit(thread, better)).map((one) => one.message),
		["said better", "message 2"],
	);
});

test("an edit that comes before the message it edits is what is shown", () => {
	const better = { ...say(1), message: "said better" };
	const thread = receive(edit(newThread(), better), [say(1), say(2)]);
	assert.deepEqual(
		shown(thread).map((one) => one.message),
		["said better", "message 2"],
	);
});

import assert from "node:assert/strict";
import { fetchLimit, type Message } from "@warmline/contract/chats/message";
import { afterEach, beforeEach, test, vi } from "vitest";
import { createConversation } from "./conversation.ts";
import { newThread, type Pending, shown } from "./thread.ts";

const idOf = (n: number) => `0190a0a0-0000-7000-8000-${String(n).padStart(12, "0")}`;

const stored = (seq: number, client_id: string | null = null): Message => ({
	id: idOf(seq),
	chat_id: idOf(999),
	seq,
	message: `message ${seq}`,
	kind: "text",
	sender: "user",
	sender_name: "Visitor",
	timestamp: "2026-11-01T10:00:00.000Z",
	client_id,
});

const storedFrom = (first: number, last: number) =>
	Array.from({ length: last - first + 1 }, (_, at) => stored(first + at));

const setUp = (thread = newThread()) => {
	const asked: number[] = [];
	const sent: Pending[] = [];
	const line = { up: true };
	const conversation = createConversation({
		thread,
		ask: (after) => asked.push(after),
		transmit: (one) => {
			if (line.up) sent.push(one);
			return line.up;
		},
		changed: () => {},
	});
	const seqs = () => shown(conversation.state().thread).map((one) => one.seq);
	return { conversation, asked, sent, line, seqs };
};

beforeEach(() => vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] }));
afterEach(() => vi.useRealTimers());

test("on open everything is fetched, page after page (V6)", () => {
	const { conversation, asked, seqs } = setUp();
	conversation.connected();
	conversation.answered(storedFrom(1, fetchLimit));
	assert.equal(conversation.state().loaded, false);
	conversation.answered(storedFrom(fetchLimit + 1, fetchLimit + 3));
	assert.deepEqual(asked, [0, fetchLimit]);
	assert.equal(conversation.state().loaded, true);
	assert.equal(seqs().length, fetchLimit + 3);
});

test("a live message beyond a hole is followed by a fetch of the hole (V6)", () => {
	const { conversation, asked, seqs } = setUp();
	conversation.connected();
	conversation.answered([stored(1)]);
	conversation.heard(stored(4));
	assert.deepEqual(asked, [0, 1]);
	conversation.answered(storedFrom(2, 4));
	assert.deepEqual(seqs(), [1, 2, 3, 4]);
});

test("after a break what is missing is fetched first, then what was not acknowledged goes out in order (V6, V8)", () => {
	const { conversation, asked, sent, line } = setUp();
	conversation.connected();
	conversation.answered([stored(1)]);
	for (const text of ["one", "two", "three"]) conversation.write(text);
	const [one, two, three] = sent.splice(0);
	assert.ok(one && two && three);
	line.up = false;
	conversation.disconnected();
	line.up = true;
	conversation.connected();
	assert.deepEqual(asked, [0, 1]);
	assert.equal(sent.length, 0);
	conversation.answered([stored(2, one.client_id)]);
	assert.deepEqual(
		sent.map((pending) => pending.client_id),
		[two.client_id, three.client_id],
	);
});

test("a message that nobody acknowledges is not sent, and trying again keeps its client_id (V5)", () => {
	const { conversation, sent } = setUp();
	conversation.connected();
	conversation.answered([]);
	conversation.write("hello");
	vi.advanceTimersByTime(10_000);
	const failed = conversation.state().thread.pending[0];
	assert.equal(failed?.failed, "Not sent.");
	assert.ok(failed);
	conversation.tryAgain(failed.client_id);
	assert.equal(conversation.state().thread.pending[0]?.failed, null);
	assert.deepEqual(new Set(sent.map((one) => one.client_id)).size, 1);
	conversation.heard(stored(1, failed.client_id));
	vi.advanceTimersByTime(10_000);
	assert.deepEqual(conversation.state().thread.pending, []);
});

test("what is written before a reconnect is complete does not overtake what was written before the disconnect (V8)", () => {
	const { conversation, sent } = setUp();
	conversation.connected();
	conversation.answered([]);
	conversation.write("first");
	conversation.disconnected();
	sent.length = 0;
	conversation.connected();
	conversation.write("second");
	assert.deepEqual(sent, []);
	conversation.answered([]);
	assert.deepEqual(
		sent.map(({ message }) => message),
		["first", "second"],
	);
});

test("a refused message says why (V5)", () => {
	const { conversation, sent } = setUp();
	conversation.connected();
	conversation.answered([]);
	conversation.write("hello");
	conversation.refused(sent[0]?.client_id ?? "", "This chat has ended.");
	assert.equal(conversation.state().thread.pending[0]?.failed, "This chat has ended.");
});

test("a question without an answer is told, and can be asked again (V9)", () => {
	const { conversation, asked } = setUp();
	conversation.connected();
	vi.advanceTimersByTime(10_000);
	assert.equal(conversation.state().fetchFailed, true);
	conversation.fetchAgain();
	assert.deepEqual(asked, [0, 0]);
	conversation.answered([stored(1)]);
	assert.equal(conversation.state().fetchFailed, false);
});

test("earlier messages are added before the latest ones (D1)", () => {
	const { conversation, asked, seqs } = setUp(newThread(61, 110));
	conversation.connected();
	conversation.answered(storedFrom(61, 110));
	conversation.fetchEarlier();
	assert.deepEqual(asked, [60, 10]);
	assert.equal(conversation.state().fetchingEarlier, true);
	conversation.answered(storedFrom(11, 110));
	assert.equal(seqs()[0], 11);
	assert.equal(seqs().length, 100);
});

test("typing is shown for a while, and no longer once the message is there (V5)", () => {
	const { conversation } = setUp();
	conversation.connected();
	conversation.answered([]);
	conversation.heardTyping("Lina");
	assert.equal(conversation.state().typing, "Lina");
	vi.advanceTimersByTime(5000);
	assert.equal(conversation.state().typing, null);
	conversation.heardTyping("Lina");
	conversation.heard(stored(1));
	assert.equal(conversation.state().typing, null);
});

test("what the other side has seen never goes back (V7)", () => {
	const { conversation } = setUp();
	assert.equal(conversation.state().seen, null);
	conversation.seenUpTo(4);
	conversation.seenUpTo(2);
	assert.equal(conversation.state().seen, 4);
});

test("an edited message is shown as it reads now (V7)", () => {
	const { conversation } = setUp();
	conversation.connected();
	conversation.answered([stored(1)]);
	conversation.edited({ ...stored(1), message: "said better" });
	assert.equal(shown(conversation.state().thread)[0]?.message, "said better");
});

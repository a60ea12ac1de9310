import assert from "node:assert/strict";
import type { PracticeFrameInput, ToPracticeFrame } from "@warmline/contract/practice/practice-channel";
import { afterEach, beforeEach, test, vi } from "vitest";
import type { Socket } from "../../platform/realtime/channel.ts";
import { shown } from "../../ui/conversation/thread.ts";
import { commentOf, learner, lineOf, partner, roomOf } from "../sample-room.ts";
import { createPractice } from "./practice-chat.ts";
import type { PracticeDraft } from "./practice-draft.ts";

const nothing: PracticeDraft = { text: "", pending: [], drafts: {}, tried: {} };

const setUp = (memberId = learner.id, kept = nothing) => {
	const sockets: Socket[] = [];
	const sent: PracticeFrameInput[] = [];
	let words = kept;
	const practice = createPractice({
		roomId: roomOf().id,
		memberId,
		url: () => "ws://test/",
		connect: () => {
			const socket: Socket = {
				send: (text) => sent.push(JSON.parse(text)),
				close: () => {},
				onopen: null,
				onmessage: null,
				onclose: null,
			};
			sockets.push(socket);
			return socket;
		},
		kept,
		keep: (next) => {
			words = next;
		},
	});
	const socket = () => sockets[sockets.length - 1];
	const hear = (frame: ToPracticeFrame) => socket()?.onmessage?.({ data: JSON.stringify(frame) });
	const connect = () => {
		socket()?.onopen?.();
		return sent.splice(0);
	};
	const close = (code: number) => socket()?.onclose?.({ code });
	const drop = () => {
		close(1006);
		vi.advanceTimersByTime(2000);
	};
	const caughtUp = (part: Partial<Extract<ToPracticeFrame, { action: "fetch_lines" }>> = {}) =>
		hear({ action: "fetch_lines", room: roomOf(), lines: [], comments: [], ...part });
	const texts = () => shown(practice.store.get().conversation.thread).map(({ message }) => message);
	practice.channel.open();
	return { practice, hear, connect, close, drop, caughtUp, texts, sent, kept: () => words, state: practice.store.get };
};

const draftOf = ({ store }: ReturnType<typeof createPractice>, seq: number) => store.get().drafts[seq];

beforeEach(() => vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] }));
afterEach(() => vi.useRealTimers());

test("a line typed while the connection is lost goes out again with the same id, after what came meanwhile", () => {
	const { practice, connect, drop, caughtUp, hear, texts, sent, kept } = setUp();
	assert.deepEqual(connect(), [{ action: "fetch_lines", after: 0 }]);
	caughtUp({ lines: [lineOf(1)] });
	practice.write("I am here.");
	const [first] = sent.splice(0);
	assert.equal(first?.action, "send_line");
	drop();
	assert.equal(kept().pending.length, 1);
	assert.deepEqual(connect(), [{ action: "fetch_lines", after: 1 }]);
	caughtUp({ lines: [lineOf(2)] });
	assert.deepEqual(sent.splice(0), [first]);
	const client_id = first?.action === "send_line" ? first.client_id : "";
	hear({ action: "new_line", line: lineOf(3, { side: "listener", text: "I am here.", client_id }) });
	assert.deepEqual(texts(), ["line 1", "line 2", "I am here."]);
	assert.deepEqual(kept(), nothing);
});

test("a line that does not come back says so, and is tried again with the same id", () => {
	const { practice, connect, caughtUp, sent, state } = setUp();
	connect();
	caughtUp();
	practice.write("Hello?");
	const [first] = sent.splice(0);
	vi.advanceTimersByTime(10_000);
	const [pending] = state().conversation.thread.pending;
	assert.equal(pending?.failed, "Not sent.");
	practice.tryAgain(pending?.client_id ?? "");
	assert.deepEqual(sent, [first]);
});

test("what was typed before a reload is there afterwards, and what was not stored goes out", () => {
	const pending = [{ client_id: "kept", message: "Before the reload", failed: null }];
	const { connect, caughtUp, sent, state } = setUp(learner.id, {
		...nothing,
		text: "and then",
		pending,
		drafts: { 4: "Warm." },
	});
	assert.equal(state().text, "and then");
	assert.deepEqual(state().drafts, { 4: "Warm." });
	connect();
	caughtUp();
	assert.deepEqual(sent, [{ action: "send_line", text: "Before the reload", client_id: "kept" }]);
});

test("typing is heard of the other side only", () => {
	const { connect, caughtUp, hear, state } = setUp();
	connect();
	caughtUp();
	hear({ action: "typing", side: "listener" });
	assert.equal(state().conversation.typing, null);
	hear({ action: "typing", side: "visitor" });
	assert.equal(state().conversation.typing, "Visitor");
});

test("with the end the card and the comments come, and what was not sent is shown, and kept no longer", () => {
	const { practice, connect, caughtUp, hear, state, kept } = setUp();
	connect();
	caughtUp({ lines: [lineOf(1, { side: "listener" })] });
	practice.typed("One more thing");
	assert.equal(kept().text, "One more thing");
	hear({ action: "room", room: roomOf({ state: "ended", card: "exam-stress", ended_at: "2026-11-01T11:00:00.000Z" }) });
	hear({ action: "new_comment", comment: commentOf(1) });
	assert.equal(state().room?.card, "exam-stress");
	assert.deepEqual(
		state().comments.map(({ text }) => text),
		["comment 1"],
	);
	assert.deepEqual([state().text, state().unsent, kept()], ["", "One more thing", nothing]);
});

const sentComments = (frames: PracticeFrameInput[]) => frames.filter(({ action }) => action === "comment");

test("a comment stays in its field until it is stored, also when the answer was lost with the connection", () => {
	const { practice, connect, drop, caughtUp, sent, state } = setUp(partner.id);
	connect();
	caughtUp({ lines: [lineOf(1, { side: "listener" })] });
	practice.commenting.open(1);
	practice.commenting.send(1);
	assert.equal(state().problems[1], "Please write something first.");
	practice.commenting.typed(1, " Well asked. ");
	practice.commenting.send(1);
	const { client_id = "" } = state().tried[1] ?? {};
	assert.deepEqual(sent.splice(0), [{ action: "comment", seq: 1, text: "Well asked.", client_id }]);
	assert.deepEqual(state().sending, [1]);
	drop();
	assert.deepEqual([state().sending, state().problems[1]], [[], "Not sent. Please try again."]);
	assert.equal(draftOf(practice, 1), " Well asked. ");
	connect();
	caughtUp({ comments: [commentOf(1, { text: "Well asked.", client_id })] });
	assert.equal(state().commenting, null);
	assert.equal(draftOf(practice, 1), undefined);
	assert.deepEqual([state().tried, state().problems], [{}, {}]);
});

test("a comment that is saved again has the same id, after a reload too; other words have another", () => {
	const first = setUp(partner.id);
	first.connect();
	first.caughtUp({ lines: [lineOf(1, { side: "listener" })] });
	first.practice.commenting.typed(1, "Well asked.");
	first.practice.commenting.send(1);
	const [sent] = sentComments(first.sent);
	const { practice, connect, caughtUp, ...again } = setUp(partner.id, first.kept());
	connect();
	caughtUp({ lines: [lineOf(1, { side: "listener" })] });
	practice.commenting.send(1);
	assert.deepEqual(sentComments(again.sent.splice(0)), [sent]);
	vi.advanceTimersByTime(10_000);
	practice.commenting.typed(1, "Well asked, and warm.");
	practice.commenting.send(1);
	const [other] = sentComments(again.sent);
	assert.notEqual(other?.action === "comment" && other.client_id, sent?.action === "comment" && sent.client_id);
});

test("comments on two lines are saved side by side, and each hears its own answer", () => {
	const { practice, connect, caughtUp, hear, state } = setUp(partner.id);
	connect();
	caughtUp({ lines: [lineOf(1, { side: "listener" }), lineOf(2, { side: "listener" })] });
	for (const seq of [1, 2]) {
		practice.commenting.open(seq);
		practice.commenting.typed(seq, `On ${seq}`);
		practice.commenting.send(seq);
	}
	assert.deepEqual(state().sending, [1, 2]);
	const [first = "", second = ""] = [1, 2].map((seq) => state().tried[seq]?.client_id);
	hear({ action: "error", code: "forbidden", message: "Not on this one.", client_id: first });
	hear({ action: "new_comment", comment: commentOf(2, { seq: 2, text: "On 2", client_id: second }) });
	assert.deepEqual([state().sending, state().problems], [[], { 1: "Not on this one." }]);
	assert.deepEqual(state().drafts, { 1: "On 1" });
	assert.equal(state().commenting, null);
});

test("a comment that is refused says why; another refusal stands above the conversation", () => {
	const { practice, connect, caughtUp, hear, state } = setUp(partner.id);
	connect();
	caughtUp({ lines: [lineOf(1, { side: "listener" })] });
	hear({ action: "error", code: "forbidden", message: "Not now." });
	assert.equal(state().refusal, "Not now.");
	practice.commenting.open(1);
	practice.commenting.typed(1, "Hm.");
	practice.commenting.send(1);
	const { client_id = "" } = state().tried[1] ?? {};
	hear({ action: "error", code: "not_found", message: "No such message.", client_id });
	assert.equal(state().problems[1], "No such message.");
	practice.commenting.close();
	assert.equal(draftOf(practice, 1), "Hm.");
});

test("who may not be there, or is logged out, is told by the code and not tried again", () => {
	for (const code of [4401, 4403]) {
		const { connect, close, state, sent } = setUp();
		connect();
		close(code);
		assert.deepEqual([state().connection, state().closeCode, sent], ["refused", code, []]);
	}
});

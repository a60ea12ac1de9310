import assert from "node:assert/strict";
import { test } from "vitest";
import { mayComment, messageOf, seatOf, withComments } from "./room.ts";
import { commentOf, idOf, learner, lineOf, partner, roomOf, watcher } from "./sample-room.ts";

test("who learns sits on the listener's side, who plays on the visitor's, and everybody else watches", () => {
	const room = roomOf();
	assert.deepEqual(
		[learner, partner, watcher].map(({ id }) => seatOf(room, id)),
		["listener", "visitor", "watcher"],
	);
	assert.equal(seatOf(roomOf({ learner: null, partner: null }), learner.id), "watcher");
});

test("a line is shown as a message of its side: the learner by name, the visitor as a visitor", () => {
	const room = roomOf();
	const played = messageOf(room.id, room, lineOf(1));
	assert.deepEqual([played.sender, played.sender_name, played.message, played.seq], ["user", "Visitor", "line 1", 1]);
	const own = messageOf(room.id, room, lineOf(2, { side: "listener" }));
	assert.deepEqual([own.sender, own.sender_name], ["agent", "Tess"]);
	assert.notEqual(own.id, played.id);
	assert.equal(
		messageOf(room.id, roomOf({ learner: null }), lineOf(3, { side: "listener" })).sender_name,
		"A former member",
	);
});

test("comments stand once and in their order, however often and in whatever order they come", () => {
	const [one, two, three] = [commentOf(1), commentOf(2), commentOf(3)] as const;
	const texts = (all: ReturnType<typeof withComments>) => all.map(({ text }) => text);
	const known = withComments([], [three, one, one]);
	assert.deepEqual(texts(known), ["comment 1", "comment 3"]);
	assert.deepEqual(texts(withComments(known, [two, three])), ["comment 1", "comment 2", "comment 3"]);
	assert.equal(withComments(known, [one]), known);
	const together = [commentOf(2, { id: idOf(700), at: one.at }), commentOf(1, { id: idOf(600) })];
	assert.deepEqual(texts(withComments([], together)), ["comment 1", "comment 2"]);
});

test("while it runs the partner and who watches may comment, afterwards the learner too", () => {
	const may = (state: "open" | "running" | "ended") =>
		[learner, partner, watcher].map(({ id }) => mayComment(roomOf({ state }), id));
	assert.deepEqual(may("open"), [false, false, false]);
	assert.deepEqual(may("running"), [false, true, true]);
	assert.deepEqual(may("ended"), [true, true, true]);
});

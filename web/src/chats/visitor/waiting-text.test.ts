import assert from "node:assert/strict";
import { test } from "vitest";
import { listenerWords, othersWords, placeWords, waitWords } from "./waiting-text.ts";

test("a place is told in people, and the first one is next (V7)", () => {
	assert.equal(placeWords(0), "You are next.");
	assert.equal(placeWords(1), "There is 1 person ahead of you.");
	assert.equal(placeWords(2), "There are 2 people ahead of you.");
});

test("who is on and who waits is told as it is, nobody included (V7)", () => {
	assert.equal(listenerWords(0), "No one is on duty right now.");
	assert.equal(listenerWords(1), "1 listener is here right now.");
	assert.equal(listenerWords(3), "3 listeners are here right now.");
	assert.equal(othersWords(0), "No one else is waiting.");
	assert.equal(othersWords(1), "1 person is waiting.");
	assert.equal(othersWords(4), "4 people are waiting.");
});

test("a wait that nobody knows is not told at all (V7)", () => {
	assert.equal(waitWords(null), "");
	assert.equal(waitWords({ from_minutes: 4, to_minutes: 9 }), "Recent waits: 4 to 9 minutes.");
	assert.equal(waitWords({ from_minutes: 1, to_minutes: 1 }), "Recent waits: about 1 minute.");
});

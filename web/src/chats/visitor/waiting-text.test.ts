import assert from "node:assert/strict";
import { test } from "vitest";
import { listenerText, othersText, placeText, waitText } from "./waiting-text.ts";

test("the position in the queue is given in people, and the first one is next (V7)", () => {
	assert.equal(placeText(0), "You are next.");
	assert.equal(placeText(1), "There is 1 person ahead of you.");
	assert.equal(placeText(2), "There are 2 people ahead of you.");
});

test("who is on and who waits is told as it is, nobody included (V7)", () => {
	assert.equal(listenerText(0), "No one is on duty right now.");
	assert.equal(listenerText(1), "1 listener is here right now.");
	assert.equal(listenerText(3), "3 listeners are here right now.");
	assert.equal(othersText(0), "No one else is waiting.");
	assert.equal(othersText(1), "1 person is waiting.");
	assert.equal(othersText(4), "4 people are waiting.");
});

test("a wait that nobody knows is not told at all (V7)", () => {
	assert.equal(waitText(null), "");
	assert.equal(waitText({ from_minutes: 4, to_minutes: 9 }), "Recent waits: 4 to 9 minutes.");
	assert.equal(waitText({ from_minutes: 1, to_minutes: 1 }), "Recent waits: about 1 minute.");
});

import assert from "node:assert/strict";
import { bookingObstacles } from "@warmline/contract/shifts/parts";
import { test } from "vitest";
import { idOf, sampleShift } from "../duty/sample-duty.ts";
import { bookingText, freeText, listenersText, namesIn, supervisorsText, timesOf, waitingText } from "./shift-text.ts";

const newYork = "America/New_York";
const before = Date.parse("2026-11-21T20:00:00Z");
const words = (given: Parameters<typeof sampleShift>[0], at = before) => bookingText(sampleShift(given), newYork, at);

test("a shift that cannot be booked says why before it is pressed (H2)", () => {
	assert.equal(words({ why_not: null }), "Book this shift");
	assert.equal(words({ why_not: "booked" }), "Booked");
	assert.equal(words({ why_not: "full" }), "Full");
	assert.equal(words({ why_not: "overlap" }), "You have another shift then");
	assert.equal(words({ why_not: "trainee" }), "Complete your training first");
	assert.equal(words({ why_not: "needs_supervisor" }), "Needs a supervisor first");
	assert.equal(words({ why_not: "off" }), "Cancelled");
	for (const why_not of bookingObstacles) assert.notEqual(words({ why_not }), "");
});

test("one that is not open yet says from which time on, in the reader's zone (H2)", () => {
	const bookable_from = "2026-11-22T02:00:00.000Z";
	assert.match(words({ why_not: "not_yet", bookable_from }), /^Booking opens Saturday, November 21, 9:00.p\.m\.$/u);
	const inParis = bookingText(sampleShift({ why_not: "not_yet", bookable_from }), "Europe/Paris", before);
	assert.match(inParis, /^Booking opens Sunday, November 22, 3:00.a\.m\.$/u);
});

test("one that is on can be joined, and later it is over (H2)", () => {
	const during = Date.parse("2026-11-22T00:00:00Z");
	assert.equal(words({ why_not: null }, during), "Join this shift now");
	assert.equal(words({ why_not: "full" }, during), "In progress, full");
	assert.equal(words({ why_not: null }, Date.parse("2026-11-22T03:00:00Z")), "Past");
});

test("its time is the reader's (H1)", () => {
	assert.match(timesOf(sampleShift(), newYork), /^6:00.p\.m\. to 10:00.p\.m\.$/u);
	assert.match(timesOf(sampleShift(), "Asia/Kolkata"), /^4:30.a\.m\. to 8:30.a\.m\.$/u);
});

test("free places, who waits and who is there are said in words (H7)", () => {
	assert.equal(freeText(2, 3), "2 of 3 spots open");
	assert.equal(freeText(1, 3), "1 of 3 spots open");
	assert.equal(freeText(0, 3), "Full: all 3 spots are taken");
	assert.equal(freeText(0, 1), "Full: the one spot is taken");
	assert.equal(freeText(1, 1), "1 spot open");
	assert.equal(waitingText(1), "1 on the waiting list");
	assert.equal(namesIn(sampleShift().places, idOf(12)), "Sam, you");
});

test("who is alone in their part is told so in a sentence (H7)", () => {
	const [sam, lina] = sampleShift().places;
	assert.ok(sam && lina);
	assert.equal(supervisorsText([sam], sam.member_id), "You’re the supervisor");
	assert.equal(supervisorsText([sam], lina.member_id), "Supervisor: Sam");
	assert.equal(listenersText([lina], lina.member_id, true), "You’re the only listener so far");
	assert.equal(listenersText([lina], lina.member_id, false), "You’re the only listener");
	assert.equal(listenersText([lina, sam], lina.member_id, true), "Listeners: you, Sam");
	assert.equal(listenersText([], lina.member_id, true), "No listeners yet");
});

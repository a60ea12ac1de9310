import { equal } from "node:assert/strict";
import { test } from "vitest";
import { setZone } from "../platform/time/time.ts";
import { sampleBlock } from "./sample-block.ts";
import { askedText, blockHoursText, othersText, stateText } from "./told-blocks.ts";

const lina = { id: "lina", name: "Lina" };
const sam = { id: "sam", name: "Sam" };
const at = "2026-11-21T12:00:00.000Z";
const later = "2026-11-21T12:10:00.000Z";
const until = "2026-11-22T12:10:00.000Z";
const decided = { by: sam, at: later, confirmed: true, hours: 24 };

test("an ask says who wants it and for how long, and a supervisor's wish that it was done", () => {
	equal(askedText(sampleBlock()), "Lina requests 7 days.");
	equal(askedText(sampleBlock({ asked: { by: null, at, hours: 1 } })), "A former member requests 1 hour.");
	const own = sampleBlock({ asked: { by: sam, at, hours: 24 }, decided: { ...decided, at } });
	equal(askedText(own), "Sam blocked it for 1 day.");
	equal(askedText(sampleBlock({ decided })), "Lina requested 7 days.");
	equal(blockHoursText(5), "5 hours");
});

test("each state is said with who brought it about", () => {
	setZone("America/Toronto");
	equal(stateText(sampleBlock()), null);
	const holding = sampleBlock({ state: "holding", decided, until });
	equal(stateText(holding), "Until Sunday, November 22 at 7:10 a.m. · confirmed by Sam");
	equal(stateText({ ...holding, decided: { ...decided, at } }), "Until Sunday, November 22 at 7:10 a.m.");
	equal(stateText({ ...holding, state: "over" }), "Ended Sunday, November 22 at 7:10 a.m.");
	equal(stateText({ ...holding, state: "over", lifted: { by: lina, at: later } }), "Lifted early by Lina.");
	const declined = { ...decided, confirmed: false, hours: null };
	equal(stateText(sampleBlock({ state: "over", decided: declined })), "Declined by Sam.");
	setZone(null);
});

test("how often the connection was blocked is counted as far as it is known", () => {
	equal(othersText(0), "No other blocks on this connection.");
	equal(othersText(1), "1 other block on this connection.");
	equal(othersText(3), "3 other blocks on this connection.");
});

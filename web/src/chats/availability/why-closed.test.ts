import assert from "node:assert/strict";
import { openingReasons } from "@warmline/contract/chats/opening";
import { test } from "vitest";
import { mayOpenSoon, nobodyComes } from "./may-open-soon.ts";
import { whyClosed, whyNobodyComes } from "./why-closed.ts";

test("a closed chat says why, and a director's own words stand as they are (V2)", () => {
	assert.equal(whyClosed({ why: "paused", reason: "There is a storm." }), "There is a storm.");
	assert.match(whyClosed({ why: "no_supervisor", reason: null }), /^We’re pausing for a moment/);
	assert.match(whyClosed({ why: "no_shift", reason: null }), /set hours/);
	assert.equal(whyClosed(null), whyClosed({ why: "nobody_there", reason: null }));
	for (const why of openingReasons) assert.match(whyClosed({ why, reason: null }), /\.$/);
});

test("who waits hears that nobody can come, and of nothing else (V7)", () => {
	for (const why of openingReasons) assert.equal(whyNobodyComes({ why }) !== null, nobodyComes(why), why);
});

test("who waits is promised their place only while a shift runs, and only until the chat closes (V7)", () => {
	for (const why of openingReasons) {
		const words = whyNobodyComes({ why }) ?? "";
		assert.equal(words.includes("You keep your place"), mayOpenSoon(why), why);
		assert.equal(words.includes("before we close"), mayOpenSoon(why), why);
	}
	assert.match(whyNobodyComes({ why: "no_shift" }) ?? "", /you can leave a message\.$/);
});

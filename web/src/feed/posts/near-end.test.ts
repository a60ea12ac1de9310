import assert from "node:assert/strict";
import { test, vi } from "vitest";
import { isNearEnd, lookEvery, throttled } from "./near-end.ts";

test("the next page is due when 95 % of the list is behind one (F7)", () => {
	const at = (scrollTop: number) => isNearEnd({ scrollTop, clientHeight: 800, scrollHeight: 10_000 });
	assert.equal(at(0), false);
	assert.equal(at(8699), false);
	assert.equal(at(8700), true);
	assert.equal(isNearEnd({ scrollTop: 0, clientHeight: 800, scrollHeight: 500 }), true);
});

test("however often one scrolls, it is looked at once in 150 ms (F7)", () => {
	vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
	let looks = 0;
	const look = throttled(() => looks++, lookEvery);
	for (let at = 0; at < 30; at++) {
		look.ask();
		vi.advanceTimersByTime(10);
	}
	assert.equal(looks, 2);
	look.ask();
	look.stop();
	vi.advanceTimersByTime(1000);
	assert.equal(looks, 2);
	vi.useRealTimers();
});

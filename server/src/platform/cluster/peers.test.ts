import assert from "node:assert/strict";
import fc from "fast-check";
import { test } from "vitest";
import { Peers } from "./peers.ts";
import { ReplayBuffer } from "./replay-buffer.ts";

/** What becomes of one packet on its way. */
const fate = fc.constantFrom("arrives", "arrives", "arrives", "lost", "twice", "late");

/**
 * A peer that says `fates.length` batches over a bad connection, and answers when it is asked to say something again.
 */
const play = (fates: readonly string[], { kept }: { kept: number }) => {
	const said = new ReplayBuffer(kept);
	const applied: string[] = [];
	let lost = 0;
	let asks: (number | undefined)[] = [];
	const peers = new Peers({
		apply: (_, line) => applied.push(line),
		topics: (_, topics) => applied.push(...topics),
		lost: () => lost++,
		askAgain: (_, after) => asks.push(after),
	});
	peers.here("peer", 0, []);
	const late: (() => void)[] = [];
	for (const what of fates) {
		const lines = [`line ${said.at + 1}`];
		const at = said.add(lines);
		const arrives = () => peers.batch("peer", at, lines);
		if (what === "late") late.push(arrives);
		if (what === "arrives" || what === "twice") arrives();
		if (what === "twice") arrives();
	}
	for (const arrives of late.reverse()) arrives();
	// A beat tells that something is missing, and it is said again until nothing is.
	for (let round = 0; round < 3; round++) {
		asks = [];
		peers.beat("peer", said.at);
		for (const after of asks) {
			const missed = said.after(after ?? 0);
			if (missed) for (const { at, lines } of missed) peers.batch("peer", at, lines);
			else peers.here("peer", said.at, ["all by now"]);
		}
	}
	return { applied, lost };
};

test("over a connection that loses, repeats and delays, everything is received once and in order", () => {
	fc.assert(
		fc.property(fc.array(fate, { maxLength: 60 }), (fates) => {
			const { applied, lost } = play(fates, { kept: 1_000_000 });
			assert.deepEqual(
				applied,
				fates.map((_, at) => `line ${at + 1}`),
			);
			assert.equal(lost, 0);
		}),
	);
});

test("where what is missing is no longer kept, the state is taken over and the loss is told", () => {
	fc.assert(
		fc.property(fc.array(fate, { minLength: 10, maxLength: 60 }), (fates) => {
			const { applied, lost } = play(["lost", ...fates, "lost"], { kept: 1 });
			assert.ok(lost > 0);
			assert.equal(applied.at(-1), "all by now");
			const numbers = applied.filter((line) => line !== "all by now").map((line) => Number(line.slice(5)));
			assert.deepEqual(
				numbers,
				[...new Set(numbers)].sort((one, other) => one - other),
			);
		}),
	);
});

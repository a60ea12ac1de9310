import type { Block } from "@warmline/contract/blocks/calls";

/** For tests: an ask that waits, with what is given. */
export const sampleBlock = (given: Partial<Block> = {}): Block => ({
	id: "b",
	state: "waiting",
	reason: "abuse",
	words: null,
	chat_id: "c",
	others: 0,
	asked: { by: { id: "lina", name: "Lina" }, at: "2026-11-21T12:00:00.000Z", hours: 168 },
	decided: null,
	until: null,
	lifted: null,
	...given,
});

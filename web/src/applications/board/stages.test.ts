import assert from "node:assert/strict";
import { applicationStatuses } from "@warmline/contract/applications/calls";
import { test } from "vitest";
import { peopleThere } from "../mails/stage-mail-text.ts";
import { boardStages, stageAsked, stageOf, stageToOpen } from "./stages.ts";

test("every application stands in exactly one column of the board", () => {
	const cases = applicationStatuses.flatMap((status) => [true, false].map((certified) => ({ status, certified })));
	for (const one of cases) {
		const holds = boardStages.filter((stage) => {
			const { status, certified } = stageAsked[stage];
			return status === one.status && (certified === undefined || certified === one.certified);
		});
		assert.deepEqual(holds, [stageOf(one.status, one.certified)]);
	}
});

test("who was promised the earliest time stands first where somebody waits", () => {
	const waits = boardStages.filter((stage) => stageAsked[stage].order === "due");
	assert.deepEqual(waits, ["submitted", "asked", "training"]);
});

test("how many a mail goes to is told as far as they are counted", () => {
	assert.equal(peopleThere(0, false), "No recipients.");
	assert.equal(peopleThere(1, false), "1 person");
	assert.equal(peopleThere(12, false), "12 people");
	assert.equal(peopleThere(50, true), "More than 50 people");
});

const none = { count: 0, more: false };
const nobody = { draft: none, submitted: none, asked: none, training: none, certified: none, declined: none };
const one = { count: 1, more: false };

test("a phone opens the first stage that has somebody, and before all others what waits for a decision", () => {
	assert.equal(stageToOpen({ ...nobody, draft: one, training: one, submitted: one }), "submitted");
	assert.equal(stageToOpen({ ...nobody, draft: one, training: one }), "training");
	assert.equal(stageToOpen({ ...nobody, declined: one }), "declined");
	assert.equal(stageToOpen(nobody), "submitted");
});

test("a stage that has not been read yet is not passed over", () => {
	assert.equal(stageToOpen({ ...nobody, submitted: undefined, training: one }), "submitted");
});

import assert from "node:assert/strict";
import { test } from "vitest";
import { interviewTimes } from "./interview-times.ts";

const newYork = "America/New_York";

test("an applicant reads the interview on the own clock, and on ours where it shows another time", () => {
	const at = "2026-11-21T18:00:00.000Z";
	assert.equal(interviewTimes(at, "own", "America/Toronto", newYork).length, 1);
	const [own, ours] = interviewTimes(at, "own", "America/Winnipeg", newYork);
	assert.match(own ?? "", /November 21, 2026.*12:00.*\(Winnipeg time\)/);
	assert.match(ours ?? "", /^Our time: .*1:00.*\(New York time\)/);
});

test("a director reads it on the organisation's clock, and on the own where that is another", () => {
	const at = "2026-12-01T20:30:00.000Z";
	const words = interviewTimes(at, "society", newYork, newYork);
	assert.equal(words.length, 1);
	assert.match(words[0] ?? "", /^Tuesday, December 1, 2026.* 3:30.p.m. \(New York time\)$/);
	assert.match(
		interviewTimes(at, "society", "Europe/Paris", newYork)[1] ?? "",
		/^Your time: .*9:30.p.m. \(Paris time\)$/,
	);
});

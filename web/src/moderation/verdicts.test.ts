import assert from "node:assert/strict";
import { test } from "vitest";
import { sampleReport } from "./sample-report.ts";
import { possibleVerdicts, verdictText } from "./verdicts.ts";

test("a moderator is offered only what can be done", () => {
	assert.deepEqual(possibleVerdicts(sampleReport()), ["keep", "hide", "remove", "warn", "suspend"]);
	assert.deepEqual(possibleVerdicts(sampleReport({ about: { state: "hidden" } })), [
		"keep",
		"remove",
		"warn",
		"suspend",
	]);
	assert.deepEqual(possibleVerdicts(sampleReport({ about: { state: "gone" } })), ["keep", "warn", "suspend"]);
	assert.deepEqual(possibleVerdicts(sampleReport({ about: { kind: "member" } })), [
		"keep",
		"remove",
		"warn",
		"suspend",
	]);
	assert.deepEqual(possibleVerdicts(sampleReport({ about: { state: "gone", author: null } })), ["keep"]);
});

test("each verdict says what happens, of a member as of what somebody wrote", () => {
	for (const report of [sampleReport(), sampleReport({ about: { kind: "member" } })]) {
		for (const verdict of possibleVerdicts(report)) {
			const words = verdictText(verdict, report);
			assert.ok(words.name && words.title.endsWith("?") && words.happens && words.confirm && words.done);
		}
	}
	assert.equal(verdictText("warn", sampleReport({ about: { kind: "member" } })).name, "Warn the member");
});

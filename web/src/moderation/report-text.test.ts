import assert from "node:assert/strict";
import { reportKinds, reportReasons, verdicts } from "@warmline/contract/moderation/calls";
import { test } from "vitest";
import { decidedText, reasonLabels, reasonsInOrder, reportedText, reporterText, stateText } from "./report-text.ts";
import { sampleReport } from "./sample-report.ts";

const decision = (verdict: (typeof verdicts)[number]) => ({
	verdict,
	words: null,
	by: "Sam",
	at: "2026-11-21T12:00:00Z",
});

test("every reason can be chosen, and is said in plain words", () => {
	assert.deepEqual([...reasonsInOrder].sort(), [...reportReasons].sort());
	for (const reason of reportReasons) assert.ok(reasonLabels[reason].name && reasonLabels[reason].hint);
});

test("a report says who reported what, and how many more", () => {
	assert.equal(reporterText(sampleReport()), "Reported by Lina");
	assert.equal(reporterText(sampleReport({ others: 1 })), "Reported by Lina and 1 other member");
	assert.equal(
		reporterText(sampleReport({ others: 3, reporter: null })),
		"Reported by a former member and 3 other members",
	);
	assert.equal(reportedText("comment", "Omar"), "A comment by Omar");
	for (const kind of reportKinds) assert.ok(reportedText(kind, null));
});

test("what came of a report is said in one sentence", () => {
	assert.equal(decidedText(sampleReport()), null);
	assert.equal(decidedText(sampleReport({ verdict: decision("hide") })), "Hidden by Sam.");
	assert.equal(
		decidedText(sampleReport({ verdict: { ...decision("keep"), by: null } })),
		"Kept by someone who has left.",
	);
	assert.equal(
		decidedText(sampleReport({ verdict: decision("warn"), about: { kind: "member" } })),
		"Member warned by Sam.",
	);
	for (const verdict of verdicts) assert.ok(decidedText(sampleReport({ verdict: decision(verdict) })));
});

test("what has become of it by now is said where the verdict does not say it", () => {
	const said = (state: "there" | "hidden" | "gone", verdict?: (typeof verdicts)[number]) =>
		stateText(sampleReport({ about: { state }, ...(verdict && { verdict: decision(verdict) }) }));
	assert.equal(said("there"), null);
	assert.equal(said("gone"), "It has been deleted.");
	assert.equal(said("hidden"), "It is already hidden.");
	assert.equal(said("gone", "remove"), null);
	assert.equal(said("hidden", "hide"), null);
	assert.equal(said("there", "hide"), "It has been unhidden.");
	assert.equal(stateText(sampleReport({ about: { kind: "member", state: "gone" } })), null);
});

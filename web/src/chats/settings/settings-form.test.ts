import { deepEqual, equal } from "node:assert/strict";
import { test } from "vitest";
import { changedMeanwhile, changesOf, keepsShorter, type Rules, ruleText } from "./settings-form.ts";

const known: Rules = {
	door: "always",
	caller_details: "full",
	open_chats_limit: 3,
	visitor_silent_minutes: 20,
	listener_silent_minutes: 3,
	visitor_gone_minutes: 10,
	keep_days: 90,
};

test("what is sent is only what is another now", () => {
	deepEqual(changesOf(known, known), {});
	deepEqual(changesOf(known, { ...known, door: "presence" }), { door: "presence" });
});

test("a change of somebody else is told to whom it meets with a form half filled in", () => {
	const now: Rules = { ...known, open_chats_limit: 5, door: "presence" };
	deepEqual(changedMeanwhile(known, now, known), []);
	const typed = { ...known, visitor_gone_minutes: 15 };
	deepEqual([...changedMeanwhile(known, now, typed)].sort(), ["door", "open_chats_limit"]);
	deepEqual(changedMeanwhile(known, known, typed), []);
});

test("a rule is told with its value in the words of the form", () => {
	equal(ruleText({ ...known, door: "presence" }, "door"), "When chat is open: While a listener is available");
	equal(ruleText(known, "open_chats_limit"), "Chats at a time: 3");
	equal(ruleText(known, "keep_days"), "How long chats are kept: 90 days");
	equal(ruleText({ ...known, keep_days: null }, "keep_days"), "How long chats are kept: Until they are erased");
});

test("only who keeps chats for less long is asked whether they mean it", () => {
	const keeps = (before: number | null, after: number | null) =>
		keepsShorter({ ...known, keep_days: before }, { ...known, keep_days: after });
	equal(keeps(90, 30), true);
	equal(keeps(null, 3650), true);
	equal(keeps(90, 90), false);
	equal(keeps(90, 180), false);
	equal(keeps(90, null), false);
	equal(keeps(null, null), false);
});

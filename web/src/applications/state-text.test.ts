import assert from "node:assert/strict";
import { test } from "vitest";
import { mayBegin, mayChange, standingOf, stateText } from "./state-text.ts";

const declined = { status: "declined", reason: "Please get some rest first.", reapply_from: "2027-05-21" } as const;

test("a new hire begins, goes on with a draft, and waits after a no (O1, D11)", () => {
	assert.equal(standingOf(null, "new_hire"), "none");
	assert.equal(standingOf({ status: "draft" }, "new_hire"), "draft");
	assert.equal(standingOf(declined, "new_hire"), "declined");
	assert.equal(mayBegin("none", null, "2026-11-21"), true);
	assert.equal(mayBegin("declined", declined, "2027-05-20"), false);
	assert.equal(mayBegin("declined", declined, "2027-05-21"), true);
	assert.equal(mayChange("draft"), true);
	assert.equal(mayChange("submitted"), false);
});

test("a trainee has submitted, whatever is known by now, and may answer what a director asks (O5, S7)", () => {
	assert.equal(standingOf(null, "trainee_listener"), "submitted");
	assert.equal(standingOf({ status: "draft" }, "trainee_supervisor"), "submitted");
	assert.equal(standingOf({ status: "asked" }, "trainee_supervisor"), "asked");
	assert.equal(standingOf({ status: "accepted" }, "trainee_listener"), "accepted");
	assert.equal(mayChange("asked"), true);
});

test("who works with us already has nothing to apply for (D11)", () => {
	for (const role of ["listener", "supervisor", "director"] as const) assert.equal(standingOf(null, role), "agent");
	assert.equal(mayBegin("agent", null, "2026-11-21"), false);
});

test("after a no the reason and the day to apply again are said", () => {
	const { lines } = stateText("declined", declined, "2026-11-21");
	assert.equal(lines[0], "The director writes: Please get some rest first.");
	assert.match(lines[1] ?? "", /^You may apply again from May 21, 2027\.$/);
	assert.equal(stateText("declined", declined, "2027-06-01").lines[1], "You may apply again now.");
});

test("who is accepted hears that the steps come first, and then the certificate", () => {
	const { lines } = stateText("accepted", null, "2026-11-21");
	assert.deepEqual(lines, [
		"Welcome. The training starts within two weeks.",
		"When every step is done, a director certifies you. Then you can take chats.",
	]);
});

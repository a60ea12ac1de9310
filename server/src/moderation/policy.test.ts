import assert from "node:assert/strict";
import { type reportKinds, verdicts } from "@warmline/contract/moderation/calls";
import { test } from "vitest";
import { fits, maySuspend } from "./policy.ts";

const person = (id: string, role: "listener" | "supervisor" | "director") => ({ id, role });

test("who may be suspended by whom", () => {
	const [listener, supervisor, director] = (["listener", "supervisor", "director"] as const).map((role) =>
		person("one", role),
	);
	assert.ok(listener && supervisor && director);
	const by = (role: "supervisor" | "director") =>
		[listener, supervisor, director].map((about) => maySuspend(person("other", role), about));
	assert.deepEqual(by("supervisor"), [true, false, false]);
	assert.deepEqual(by("director"), [true, true, false]);
	assert.equal(maySuspend(person("one", "director"), supervisor), false);
});

test("a member as such is not hidden", () => {
	const of = (kind: (typeof reportKinds)[number]) => verdicts.filter((verdict) => fits(kind, verdict));
	assert.deepEqual(of("post"), verdicts);
	assert.deepEqual(of("comment"), verdicts);
	assert.deepEqual(of("member"), ["keep", "remove", "warn", "suspend"]);
});

import assert from "node:assert/strict";
import { recordChange } from "@warmline/contract/applications/record";
import { test } from "vitest";
import { ApiFailure } from "./failure.ts";
import { blamedIn, problemsIn } from "./problems.ts";

test("what is wrong with a form is told once for each field, here and by the server in the same names", () => {
	const { error } = recordChange.safeParse({ police_check: { level: 1, date: "2026-11-02", expires: "2026-11-01" } });
	assert.deepEqual(problemsIn(error), { "police_check.level": "Please choose level 2 or level 3." });
	assert.deepEqual(problemsIn(undefined), {});
	const refused = new ApiFailure(400, "invalid_police_check", "No.", { "police_check.date": "No.", other: "No." });
	assert.deepEqual(blamedIn(refused, ["police_check.date"]), { "police_check.date": "No." });
	assert.deepEqual(blamedIn(new Error("lost"), ["police_check.date"]), {});
});

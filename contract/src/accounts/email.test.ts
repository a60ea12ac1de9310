import assert from "node:assert/strict";
import { test } from "vitest";
import { emailPattern } from "./email.ts";

test("an address has a name, an @ and a place with a dot inside (A1)", () => {
	for (const good of ["a@b.c", "a.b@c.d.example", "a@.b.c", "a@b..c", "a@b.c.", "a@...", "é@ü.example"])
		assert.ok(emailPattern.test(good), good);
	for (const bad of ["", "a", "@b.c", "a@b", "a@.b", "a@b.", "a@..", "a@b@c.d", "a b@c.d", "a@b .c", "a@b.c,"])
		assert.ok(!emailPattern.test(bad), bad);
});

test("an address of very many dots is judged at once (A1)", () => {
	const begun = performance.now();
	assert.ok(!emailPattern.test(`a@${".".repeat(200_000)},`));
	assert.ok(performance.now() - begun < 1000);
});

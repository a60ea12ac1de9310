import assert from "node:assert/strict";
import { test } from "vitest";
import { beThereToAsk, confirmed, confirming, confirmYourself } from "./confirm-yourself.ts";

test("where nobody is there to ask, a refusal stays one", async () => {
	assert.equal(await confirmYourself(), false);
	assert.equal(confirming.get().asked, false);
});

test("calls that are refused at once wait for one answer, and the next one is asked anew", async () => {
	const goes = beThereToAsk();
	const both = Promise.all([confirmYourself(), confirmYourself()]);
	assert.equal(confirming.get().asked, true);
	confirmed(true);
	assert.deepEqual(await both, [true, true]);
	assert.equal(confirming.get().asked, false);
	const next = confirmYourself();
	confirmed(false);
	assert.equal(await next, false);
	goes();
});

test("who leaves the member area is not waited for", async () => {
	const goes = beThereToAsk();
	const asked = confirmYourself();
	goes();
	assert.equal(await asked, false);
	assert.equal(confirming.get().asked, false);
});

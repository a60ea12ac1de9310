import assert from "node:assert/strict";
import { test } from "vitest";
import { tagInAddress } from "./tag-in-address.ts";

test("a hashtag is found however its address spells it (F4)", () => {
	assert.equal(tagInAddress("Motivation"), "motivation");
	assert.equal(tagInAddress("%C3%89t%C3%A9"), "été");
	assert.equal(tagInAddress("%23hope"), "hope");
	assert.equal(tagInAddress("50%"), "50%");
});

import assert from "node:assert/strict";
import { test } from "vitest";
import { sideOf } from "./crop-picture.ts";

test("a cropped picture is as large as it is shown, and never larger than it was", () => {
	assert.equal(sideOf({ x: 0, y: 0, width: 3000, height: 3000 }), 512);
	assert.equal(sideOf({ x: 10, y: 0, width: 120.4, height: 120 }), 120);
	assert.equal(sideOf({ x: 0, y: 0, width: 0.2, height: 0.2 }), 1);
});

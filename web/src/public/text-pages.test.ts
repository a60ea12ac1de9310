import assert from "node:assert/strict";
import { test } from "vitest";
import content from "../../../content/society.json" with { type: "json" };
import { textPageAt } from "./text-pages.ts";

test("the start page leads to the page about the listeners, where somebody in need may be (N1)", () => {
	const page = textPageAt(content.links.our_listeners);
	assert.equal(page?.name, "listeners");
	assert.equal(page?.forVisitors, true);
});

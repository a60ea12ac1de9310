import assert from "node:assert/strict";
import { test } from "vitest";
import { tileName } from "./tile-name.ts";

const author = { id: "1", username: "sam", first_name: "Sam", last_name: "Okafor", name: "Sam", avatar: null };
const shown = { author, media_alt: null, media_type: "image", content_warning: null } as const;

test("a picture among many is called by what it shows, else by whose it is (P4, P6)", () => {
	assert.equal(tileName({ ...shown, media_alt: "Two cups of tea" }), "Two cups of tea");
	assert.equal(tileName(shown), "A picture by Sam");
	assert.equal(tileName({ ...shown, media_type: "video" }), "A video by Sam");
});

test("a picture behind a content warning tells the warning and nothing of itself (P6)", () => {
	const name = tileName({ ...shown, media_alt: "A syringe", content_warning: "needles" });
	assert.equal(name, "Content warning: needles");
});

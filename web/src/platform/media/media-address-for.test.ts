import assert from "node:assert/strict";
import { test } from "vitest";
import { mediaAddressFor } from "./media-address-for.ts";

const member = "0190a0a0-1234-7000-8000-00000000ab01";

test("a picture's address says as which member it is asked for", () => {
	assert.equal(mediaAddressFor("/api/v1/media/1/small/", member, ""), "/api/v1/media/1/small/?as=0000ab01");
});

test("where the API is on another host, its pictures are too", () => {
	assert.equal(
		mediaAddressFor("/api/v1/media/1/", member, "https://api.example/api/v1"),
		"https://api.example/api/v1/media/1/?as=0000ab01",
	);
});

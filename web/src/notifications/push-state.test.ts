import assert from "node:assert/strict";
import { test } from "vitest";
import { bytesOf, isOfKey, type PushBrowser, pushStateOf } from "./push-state.ts";

const browser: PushBrowser = {
	supported: true,
	apple: false,
	installed: false,
	permission: "default",
	subscribed: false,
};

test("what push is in a browser follows from what it can, and what it was allowed", () => {
	assert.equal(pushStateOf(browser), "off");
	assert.equal(pushStateOf({ ...browser, permission: "granted" }), "off");
	assert.equal(pushStateOf({ ...browser, permission: "granted", subscribed: true }), "on");
	assert.equal(pushStateOf({ ...browser, permission: "denied", subscribed: true }), "blocked");
	assert.equal(pushStateOf({ ...browser, supported: false }), "unsupported");
	assert.equal(pushStateOf({ ...browser, supported: false, apple: true }), "home_screen");
	assert.equal(pushStateOf({ ...browser, supported: false, apple: true, installed: true }), "unsupported");
});

test("a key is compared by its bytes", () => {
	const key = Buffer.from([4, 251, 255, 62, 1]).toString("base64url");
	assert.deepEqual([...bytesOf(key)], [4, 251, 255, 62, 1]);
	assert.equal(isOfKey(bytesOf(key).buffer, key), true);
	assert.equal(isOfKey(bytesOf(key).buffer, Buffer.from([4, 251, 255, 62, 2]).toString("base64url")), false);
	assert.equal(isOfKey(bytesOf(key).buffer, Buffer.from([4]).toString("base64url")), false);
	assert.equal(isOfKey(null, key), false);
});

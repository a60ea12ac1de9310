import assert from "node:assert/strict";
import { test } from "vitest";
import { masked } from "./mask-caller.ts";

const caller = {
	name: "Visitor 12AB",
	age: null,
	gender: null,
	interest: null,
	scale: 4,
	email: null,
	language: "en" as const,
	location: { city: "Toronto", region: null, country: "Canada" },
	ip_address: null,
};
const addressOf = (ip_address: string) => masked({ ...caller, ip_address }).ip_address;
const emailOf = (email: string) => masked({ ...caller, email }).email;

test("of an address the first half is left, however it is written", () => {
	assert.equal(addressOf("203.0.113.77"), "203.0.*.*");
	assert.equal(addressOf("2001:db8:85a3:8d3:1319:8a2e:370:7348"), "2001:db8:85a3:8d3:***");
	assert.equal(addressOf("2001:db8::1"), "2001:db8:0:0:***");
	assert.equal(addressOf("2001:db8:1:2::7"), "2001:db8:1:2:***");
	assert.equal(addressOf("::1"), "0:0:0:0:***");
	assert.equal(addressOf("fe80::"), "fe80:0:0:0:***");
});

test("of an email the first letters are left", () => {
	assert.equal(emailOf("jo.doe@example.org"), "j***@e***");
	assert.equal(emailOf("🌻x@example.org"), "🌻***@e***");
});

test("what was not given stays not given, and the rest is untouched", () => {
	assert.deepEqual(masked(caller), caller);
});

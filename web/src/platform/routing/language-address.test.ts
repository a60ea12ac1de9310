import assert from "node:assert/strict";
import { test } from "vitest";
import { base, inOtherLanguage } from "./language-address.ts";

test("English stands without a base", () => {
	assert.equal(base, "");
});

test("the same page in the other language has its base, its path and its search", () => {
	assert.equal(inOtherLanguage("/", ""), "/fr/?lang=fr");
	assert.equal(inOtherLanguage("/Crisis", "?place=Ottawa&kind=talk"), "/fr/Crisis?place=Ottawa&kind=talk&lang=fr");
	assert.equal(inOtherLanguage("/Crisis", "?place=Ottawa", "en"), "/Crisis?place=Ottawa&lang=en");
});

test("a language that was chosen before is chosen anew", () => {
	assert.equal(inOtherLanguage("/About", "?lang=fr&from=mail", "en"), "/About?lang=en&from=mail");
});

test("no path leads to another host", () => {
	for (const path of ["//elsewhere.example", "/\\elsewhere.example", "\\\\elsewhere.example"]) {
		assert.equal(inOtherLanguage(path, "", "en"), "/elsewhere.example?lang=en");
	}
});

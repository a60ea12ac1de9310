import assert from "node:assert/strict";
import { test } from "vitest";
import { countryName } from "./country-name.ts";

test("a caller's country is shown by its name, also where only its code is known (D4)", () => {
	assert.equal(countryName("CA", "en"), "Canada");
	assert.equal(countryName("DE", "en"), "Germany");
	assert.equal(countryName("DE", "fr"), "Allemagne");
	assert.equal(countryName("Germany", "en"), "Germany");
});

test("a country that is not known stays what it is (D4)", () => {
	assert.equal(countryName(null, "en"), null);
	assert.equal(countryName("QX", "en"), "QX");
});

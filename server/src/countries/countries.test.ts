import assert from "node:assert/strict";
import { countriesCall } from "@warmline/contract/countries/calls";
import { test } from "vitest";
import { refusal } from "../../test/refusal.ts";
import { society } from "../../test/society.ts";

const { newBrowser } = await society();

const listed = async (query: Record<string, string> = {}) => {
	const { status, headers, body } = await newBrowser().calls(countriesCall, undefined, query);
	assert.equal(status, 200, JSON.stringify(body));
	return { headers, countries: countriesCall.answer.parse(body).results };
};

test("anybody gets every country with its code, its name and the name it has itself (N12)", async () => {
	const { countries } = await listed();
	const byCode = new Map(countries.map((country) => [country.code, country]));
	assert.equal(byCode.size, countries.length);
	assert.ok(countries.length > 240, String(countries.length));
	assert.deepEqual(byCode.get("DE"), { code: "DE", name: "Germany", native: "Deutschland" });
	assert.deepEqual(byCode.get("EG"), { code: "EG", name: "Egypt", native: "مصر" });
	assert.deepEqual(byCode.get("CA"), { code: "CA", name: "Canada", native: "Canada" });
});

test("the list of countries is in French for who asks for French, in the order of its alphabet (N12)", async () => {
	const { countries } = await listed({ language: "fr" });
	const names = countries.map(({ name }) => name);
	assert.deepEqual(
		countries.find(({ code }) => code === "DE"),
		{ code: "DE", name: "Allemagne", native: "Deutschland" },
	);
	assert.deepEqual(names, names.toSorted(new Intl.Collator("fr").compare));
	// An accent does not send a country to the end.
	assert.ok(names.indexOf("États-Unis") < names.indexOf("France"));
	const english = (await listed()).countries.map(({ name }) => name);
	assert.deepEqual(english, english.toSorted(new Intl.Collator("en").compare));
});

test("the list of countries may be kept for a day (N12)", async () => {
	const { headers } = await listed();
	assert.equal(headers.get("cache-control"), "public, max-age=86400");
});

test("countries in a language that is not spoken here are refused (N12)", async () => {
	refusal(await newBrowser().calls(countriesCall, undefined, { language: "de" }), 400, "invalid_language");
});

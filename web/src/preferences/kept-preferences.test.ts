import assert from "node:assert/strict";
import { test } from "vitest";
import { readKept, writeKept } from "./kept-preferences.ts";

const storage = () => {
	const values = new Map<string, string>();
	return {
		getItem: (name: string) => values.get(name) ?? null,
		setItem: (name: string, value: string) => void values.set(name, value),
	};
};

test("a tab remembers the theme and the zone of the member who is in it (P4)", () => {
	const tab = storage();
	assert.equal(readKept(tab, "sam"), null);
	writeKept(tab, "sam", { theme: "dark", time_zone: "America/Toronto" });
	assert.deepEqual(readKept(tab, "sam"), { theme: "dark", time_zone: "America/Toronto" });
	assert.equal(readKept(tab, "lina"), null);
});

test("a torn or foreign value in the tab's storage counts as nothing", () => {
	const tab = storage();
	for (const value of ["{", "null", '{"sam":{"theme":"pink","time_zone":null}}', '{"sam":7}']) {
		tab.setItem("warmline.preferences", value);
		assert.equal(readKept(tab, "sam"), null, value);
	}
});

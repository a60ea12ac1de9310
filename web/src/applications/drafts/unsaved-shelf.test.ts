import assert from "node:assert/strict";
import { test } from "vitest";
import { shelfOf } from "./unsaved-shelf.ts";

const room = () => {
	const kept = new Map<string, string>();
	return {
		kept,
		getItem: (key: string) => kept.get(key) ?? null,
		setItem: (key: string, value: string) => void kept.set(key, value),
		removeItem: (key: string) => void kept.delete(key),
	};
};

test("what the server has by now is not sent again (O6)", () => {
	const shelf = shelfOf("one", room());
	shelf.put("address", "1 Pine", null);
	shelf.put("shifts", ["a"], []);
	assert.deepEqual(shelf.missingFrom({ address: "1 Pine", shifts: [] }), { shifts: ["a"] });
});

test("unsaved words win over a newer draft; words that went out and were replaced elsewhere do not come back (O6)", () => {
	const shelf = shelfOf("one", room());
	shelf.put("address", "typed here", "before");
	assert.deepEqual(shelf.missingFrom({ address: "typed elsewhere" }), { address: "typed here" });
	shelf.markSent({ address: "typed here" });
	assert.deepEqual(
		shelf.missingFrom({ address: "before" }),
		{ address: "typed here" },
		"it went out and never arrived",
	);
	assert.deepEqual(shelf.missingFrom({ address: "typed elsewhere" }), {});
});

test("two windows keep their fields beside each other, and a save takes out only what it saved (O6)", () => {
	const place = room();
	const one = shelfOf("one", place);
	const other = shelfOf("one", place);
	one.put("address", "a", null);
	other.put("phone_number", "p", null);
	one.drop({ address: "a" });
	assert.deepEqual(one.missingFrom({}), { phone_number: "p" });
	other.put("phone_number", "p2", null);
	other.drop({ phone_number: "p" });
	assert.deepEqual(one.missingFrom({}), { phone_number: "p2" });
});

test("torn, foreign and forbidden storage keeps nothing and breaks nothing (O6)", () => {
	const place = room();
	for (const text of ["{", "null", "[]", '{"at":1,"fields":[]}', '{"at":"x","fields":{}}']) {
		place.kept.set("application:one", text);
		assert.deepEqual(shelfOf("one", place).missingFrom({}), {}, text);
	}
	const full = { ...place, setItem: () => assert.fail("full") };
	assert.equal(shelfOf("one", full).put("address", "a", null), false);
	assert.equal(shelfOf("one", undefined).put("address", "a", null), false);
});

test("words that were never sent are forgotten after two months (O6)", () => {
	const place = room();
	place.kept.set("application:one", JSON.stringify({ at: 1, fields: { address: { value: "a", base: null } } }));
	assert.deepEqual(shelfOf("one", place).missingFrom({}), {});
});

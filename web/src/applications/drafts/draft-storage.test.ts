import assert from "node:assert/strict";
import { test } from "vitest";
import { createDraftStorage } from "./draft-storage.ts";

const emptyStorage = () => {
	const kept = new Map<string, string>();
	return {
		kept,
		getItem: (key: string) => kept.get(key) ?? null,
		setItem: (key: string, value: string) => void kept.set(key, value),
		removeItem: (key: string) => void kept.delete(key),
	};
};

test("what the server has by now is not sent again (O6)", () => {
	const storage = createDraftStorage("one", emptyStorage());
	storage.put("address", "1 Pine", null);
	storage.put("shifts", ["a"], []);
	assert.deepEqual(storage.missingFrom({ address: "1 Pine", shifts: [] }), { shifts: ["a"] });
});

test("unsaved words win over a newer draft; words that went out and were replaced elsewhere do not come back (O6)", () => {
	const storage = createDraftStorage("one", emptyStorage());
	storage.put("address", "typed here", "before");
	assert.deepEqual(storage.missingFrom({ address: "typed elsewhere" }), { address: "typed here" });
	storage.markSent({ address: "typed here" });
	assert.deepEqual(
		storage.missingFrom({ address: "before" }),
		{ address: "typed here" },
		"it went out and never arrived",
	);
	assert.deepEqual(storage.missingFrom({ address: "typed elsewhere" }), {});
});

test("two windows keep their fields beside each other, and a save takes out only what it saved (O6)", () => {
	const place = emptyStorage();
	const one = createDraftStorage("one", place);
	const other = createDraftStorage("one", place);
	one.put("address", "a", null);
	other.put("phone_number", "p", null);
	one.drop({ address: "a" });
	assert.deepEqual(one.missingFrom({}), { phone_number: "p" });
	other.put("phone_number", "p2", null);
	other.drop({ phone_number: "p" });
	assert.deepEqual(one.missingFrom({}), { phone_number: "p2" });
});

test("torn, foreign and forbidden storage keeps nothing and breaks nothing (O6)", () => {
	const place = emptyStorage();
	for (const text of ["{", "null", "[]", '{"at":1,"fields":[]}', '{"at":"x","fields":{}}']) {
		place.kept.set("application:one", text);
		assert.deepEqual(createDraftStorage("one", place).missingFrom({}), {}, text);
	}
	const full = { ...place, setItem: () => assert.fail("full") };
	assert.equal(createDraftStorage("one", full).put("address", "a", null), false);
	assert.equal(createDraftStorage("one", undefined).put("address", "a", null), false);
});

test("words that were never sent are forgotten after two months (O6)", () => {
	const place = emptyStorage();
	place.kept.set("application:one", JSON.stringify({ at: 1, fields: { address: { value: "a", base: null } } }));
	assert.deepEqual(createDraftStorage("one", place).missingFrom({}), {});
});

import assert from "node:assert/strict";
import { beforeEach, test, vi } from "vitest";
import * as z from "zod/mini";
import { leaveEnded } from "../log-out.ts";
import { createDraftStore } from "./draft-store.ts";

const schema = z.object({ text: z.string() });
const parse = (stored: object) => schema.safeParse(stored).data;
const storage: Record<string, string> = {};

/** A tab's storage has what it keeps as names of its own. */
const methods = {
	getItem: (name: string) => storage[name] ?? null,
	setItem: (name: string, text: string) => void Reflect.set(storage, name, text),
	removeItem: (name: string) => void Reflect.deleteProperty(storage, name),
};
beforeEach(() => {
	for (const name of Object.keys(storage)) delete storage[name];
	const tab = new Proxy(storage, { get: (_, name) => Reflect.get(methods, name) });
	vi.stubGlobal("sessionStorage", tab);
});

test("a draft is there after a reload, and until it is dropped", () => {
	createDraftStore({ prefix: "one_", parse }).keep("lina", { text: "Hello" });
	const reloaded = createDraftStore({ prefix: "one_", parse });
	assert.deepEqual(reloaded.get("lina"), { text: "Hello" });
	assert.equal(reloaded.get("lina"), reloaded.get("lina"));
	assert.equal(reloaded.get("omar"), undefined);
	reloaded.drop("lina");
	assert.equal(reloaded.get("lina"), undefined);
	assert.deepEqual(storage, {});
});

test("torn or foreign text in the tab's storage counts as nothing", () => {
	for (const text of ["", "{", "3", "[]", '{"text":1}']) {
		storage.one_lina = text;
		assert.equal(createDraftStore({ prefix: "one_", parse }).get("lina"), undefined, text);
	}
});

test("a draft with nothing in it stays in the page, and is not stored", () => {
	const drafts = createDraftStore({ prefix: "one_", parse, isEmpty: ({ text }) => text.trim() === "" });
	drafts.keep("lina", { text: "Hello" });
	drafts.keep("lina", { text: " " });
	assert.deepEqual(drafts.get("lina"), { text: " " });
	assert.deepEqual(storage, {});
});

test("drafts end with the session, but those of nobody who logs in", () => {
	const drafts = createDraftStore({ prefix: "one_", parse });
	const ofNobody = createDraftStore({ prefix: "two_", parse, outlivesSession: true });
	drafts.keep("lina", { text: "Hello" });
	ofNobody.keep("", { text: "Hello" });
	storage.one_omar = '{"text":"of a reload before"}';
	leaveEnded();
	assert.equal(drafts.get("lina"), undefined);
	assert.equal(drafts.get("omar"), undefined);
	assert.deepEqual(ofNobody.get(""), { text: "Hello" });
});

test("a browser that forbids its storage keeps drafts in the page", () => {
	vi.stubGlobal("sessionStorage", undefined);
	const drafts = createDraftStore({ prefix: "one_", parse });
	drafts.keep("lina", { text: "Hello" });
	assert.deepEqual(drafts.get("lina"), { text: "Hello" });
});

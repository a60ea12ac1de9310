import assert from "node:assert/strict";
import type { Problems } from "@warmline/contract/applications/answers";
import { onTestFinished, test, vi } from "vitest";
import { ApiFailure, networkFailure } from "../../platform/http/failure.ts";
import type { Begun, Values } from "../kind.ts";
import { createDraft } from "./draft.ts";
import { createDraftStorage } from "./draft-storage.ts";

type Kept = Begun & { readonly address?: string; readonly phone_number?: string };

const begun: Kept = {
	id: "0190a0a0-0000-7000-8000-0000000000aa",
	status: "draft",
	updated_at: "2026-11-21T10:00:00.000Z",
	submitted_at: null,
	decided_at: null,
	reason: null,
	reapply_from: null,
};

const emptyStorage = () => {
	const kept = new Map<string, string>();
	return {
		kept,
		getItem: (key: string) => kept.get(key) ?? null,
		setItem: (key: string, value: string) => void kept.set(key, value),
		removeItem: (key: string) => void kept.delete(key),
	};
};

/** A server that answers when it is told to. */
const form = (first: Kept = begun, place = emptyStorage()) => {
	let kept = first;
	let minute = 0;
	let failure: Error | null = null;
	const sent: { readonly values: Values; readonly keepalive: boolean }[] = [];
	const draft = createDraft(first, {
		send: async (_application, values, keepalive) => {
			sent.push({ values, keepalive });
			if (failure) throw failure;
			minute++;
			kept = { ...kept, ...values, updated_at: `2026-11-21T10:${String(minute).padStart(2, "0")}:00.000Z` };
			return kept;
		},
		refused: ({ address }): Problems => (String(address).length > 30 ? { address: "This text is too long." } : {}),
		storage: createDraftStorage(first.id, place),
	});
	return {
		draft,
		sent,
		place,
		kept: () => kept,
		breaks: (with_: Error | null) => {
			failure = with_;
		},
	};
};

const settle = async () => {
	for (let turn = 0; turn < 20; turn++) await Promise.resolve();
};

test("a word is saved one second after the last key press, together with those before it (O6, S2)", async () => {
	vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
	onTestFinished(() => void vi.useRealTimers());
	const { draft, sent } = form();
	draft.change("address", "1 Pine");
	vi.advanceTimersByTime(900);
	draft.change("phone_number", "555");
	vi.advanceTimersByTime(999);
	assert.equal(sent.length, 0);
	assert.equal(draft.state().saving, "saving");
	vi.advanceTimersByTime(1);
	await settle();
	assert.deepEqual(sent, [{ values: { address: "1 Pine", phone_number: "555" }, keepalive: false }]);
	assert.equal(draft.state().saving, "saved");
	assert.deepEqual(draft.state().unsaved, {});
});

test("without a connection nothing is lost: it is tried again, and a reload has it still (O6, S2)", async () => {
	vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
	onTestFinished(() => void vi.useRealTimers());
	const one = form();
	one.breaks(networkFailure());
	one.draft.change("address", "1 Pine Street");
	vi.advanceTimersByTime(1000);
	await settle();
	assert.equal(one.draft.state().saving, "failed");

	const reloaded = form(begun, one.place);
	assert.deepEqual(reloaded.draft.state().unsaved, { address: "1 Pine Street" });
	reloaded.draft.wake();
	vi.advanceTimersByTime(0);
	await settle();
	assert.equal(reloaded.kept().address, "1 Pine Street");
	assert.equal(one.place.kept.size, 0);

	one.breaks(null);
	vi.advanceTimersByTime(5000);
	await settle();
	assert.equal(one.draft.state().saving, "saved");
});

test("a refusal is not tried again by itself, and one wrong answer does not hold up the others (O6)", async () => {
	vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
	onTestFinished(() => void vi.useRealTimers());
	const { draft, sent, kept } = form();
	draft.change("address", "x".repeat(31));
	draft.change("phone_number", "555");
	await assert.rejects(draft.save(), (failure) => failure instanceof ApiFailure && "address" in failure.errors);
	assert.equal(kept().phone_number, "555");
	assert.deepEqual(Object.keys(draft.state().unsaved), ["address"]);
	vi.advanceTimersByTime(120_000);
	await settle();
	assert.equal(sent.length, 1);
});

test("what is typed while a save is under way is not taken back by its answer (O6)", async () => {
	const { draft, kept } = form();
	draft.change("address", "1");
	const saving = draft.save();
	draft.change("address", "12");
	await saving;
	assert.deepEqual(draft.state().unsaved, { address: "12" });
	await draft.save();
	assert.equal(kept().address, "12");
	draft.close();
});

test("an older answer says nothing new, a newer draft from another device does, but not over unsaved words (O6)", () => {
	const { draft } = form();
	draft.change("address", "here");
	draft.hear({ ...begun, updated_at: "2026-11-21T11:00:00.000Z", address: "there", phone_number: "555" });
	draft.hear({ ...begun, updated_at: "2026-11-21T09:00:00.000Z", phone_number: "old" });
	const { application, unsaved } = draft.state();
	assert.deepEqual({ ...application, ...unsaved }.phone_number, "555");
	assert.equal({ ...application, ...unsaved }.address, "here");
	draft.close();
});

test("on leaving the page the rest goes out at once, in a call that outlives it (O6, S2)", async () => {
	const { draft, sent, place } = form();
	draft.change("address", "on the way out");
	draft.leave();
	assert.deepEqual(sent, [{ values: { address: "on the way out" }, keepalive: true }]);
	await settle();
	assert.equal(draft.state().saving, "saved");
	assert.equal(place.kept.size, 0);
});

test("after submitting, nothing is kept on this device (O5, S7)", async () => {
	const { draft, place, sent } = form();
	draft.change("address", "1 Pine");
	assert.equal(place.kept.size, 1);
	draft.close();
	assert.equal(place.kept.size, 0);
	await draft.save();
	assert.equal(sent.length, 0);
});

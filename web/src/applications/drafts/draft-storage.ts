import { now } from "../../platform/time/time.ts";
import type { Values } from "../kind.ts";

/** `base`: what the server had when the value was typed. `sent`: it went out, and nobody stayed for the answer. */
type StoredField = { readonly value: unknown; readonly base: unknown; readonly sent?: boolean };
type StoredDraft = { readonly at: number; readonly fields: Readonly<Record<string, StoredField>> };

const prefix = "application:";
/** Milliseconds after which words that were never sent are no longer kept. */
const longest = 60 * 24 * 60 * 60_000;

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
	typeof value === "object" && value !== null && !Array.isArray(value);

const storedFieldIn = (value: unknown): StoredField | undefined =>
	isObject(value) && "value" in value
		? { value: value.value, base: value.base ?? null, ...(value.sent === true ? { sent: true } : {}) }
		: undefined;

const nothing: StoredDraft = { at: 0, fields: {} };

const parse = (text: string | null): StoredDraft => {
	try {
		const value: unknown = JSON.parse(text ?? "null");
		if (!isObject(value) || typeof value.at !== "number" || !isObject(value.fields)) return nothing;
		if (now() - value.at > longest) return nothing;
		const fields = Object.entries(value.fields).flatMap(([name, one]) => {
			const kept = storedFieldIn(one);
			return kept ? [[name, kept] as const] : [];
		});
		return { at: value.at, fields: Object.fromEntries(fields) };
	} catch {
		return nothing;
	}
};

const same = (one: unknown, other: unknown): boolean => JSON.stringify(one ?? null) === JSON.stringify(other ?? null);

type StringStorage = Pick<Storage, "getItem" | "setItem" | "removeItem">;

export type DraftStorage = ReturnType<typeof createDraftStorage>;

/**
 * Keeps on this device what of an application the server does not have yet, field by field: two windows with the same
 * application do not undo each other.
 */
export const createDraftStorage = (applicationId: string, storage: StringStorage | undefined) => {
	const key = prefix + applicationId;
	const read = (): StoredDraft => {
		try {
			return parse(storage?.getItem(key) ?? null);
		} catch {
			return nothing;
		}
	};
	/** False where the browser keeps nothing, or has no room left. */
	const write = (fields: StoredDraft["fields"]): boolean => {
		try {
			if (!storage) return false;
			if (Object.keys(fields).length === 0) storage.removeItem(key);
			else storage.setItem(key, JSON.stringify({ at: now(), fields }));
			return true;
		} catch {
			return false;
		}
	};

	return {
		put: (name: string, value: unknown, base: unknown): boolean => {
			const { fields } = read();
			const before = fields[name];
			return write({ ...fields, [name]: { value, base: before ? before.base : (base ?? null) } });
		},
		/** They went out on the way out of the page. */
		markSent: (values: Values): void => {
			const fields = Object.entries(read().fields).map(([name, kept]) => [
				name,
				name in values && same(kept.value, values[name]) ? { ...kept, sent: true } : kept,
			]);
			write(Object.fromEntries(fields));
		},
		/** The server has these now. What was typed since stays. */
		drop: (values: Values): void => {
			const left = Object.entries(read().fields)
				.filter(([name, kept]) => !(name in values && same(kept.value, values[name])))
				.map(([name, kept]) => [name, name in values ? { value: kept.value, base: values[name] } : kept]);
			write(Object.fromEntries(left));
		},
		/**
		 * What must still be sent, given what the server has. Words that are here only win over a newer draft from another
		 * device; words that went out and were replaced there do not come back.
		 */
		missingFrom: (server: Values): Values => {
			const { fields } = read();
			const due = Object.entries(fields).filter(
				([name, { value, base, sent }]) => !same(server[name], value) && (!sent || same(server[name], base)),
			);
			if (due.length < Object.keys(fields).length) write(Object.fromEntries(due));
			return Object.fromEntries(due.map(([name, { value }]) => [name, value]));
		},
		clear: (): void => void write({}),
	};
};

/** The browser's own, where it lets us. */
export const browserStorage = (): Storage | undefined => {
	try {
		return window.localStorage;
	} catch {
		return undefined;
	}
};

/** Nothing stays behind for whoever uses this device next. */
export const clearDraftStorage = (): void => {
	try {
		for (const key of Object.keys(localStorage)) if (key.startsWith(prefix)) localStorage.removeItem(key);
	} catch {
		// Where nothing may be kept there is nothing to clear.
	}
};

import { useSyncExternalStore } from "react";
import { beforeLoggingOut } from "../log-out.ts";
import { parseStoredObject } from "./parse-stored-object.ts";

type Kept<T> = {
	/** Begins the names in the tab's storage. A key after it has the member in it: who logs in next is another. */
	readonly prefix: string;
	/** Of JSON that the storage had, which may be foreign; undefined where nothing of it can be used. */
	readonly parse: (stored: object) => T | undefined;
	/** There is nothing in it that a reload would lose. */
	readonly isEmpty?: (draft: T) => boolean;
	/** It is nobody's who logs in, and stays when somebody logs out. */
	readonly outlivesSession?: boolean;
};

/** A browser that forbids its storage keeps drafts until the page is loaded anew. */
const inTab = <R>(use: (storage: Storage) => R): R | undefined => {
	try {
		return use(sessionStorage);
	} catch {
		return undefined;
	}
};

/**
 * Drafts by a key: what was begun and is not done. It outlives the part of the page where one writes, and a reload where
 * `kept` says how; it ends with the session. What a visitor writes is not here, but in `chats/visitor/chat-in-tab.ts`: it
 * is shared with a pop-up's opener. Nor are applications, in `applications/drafts`: they are saved field by field.
 */
export const createDraftStore = <T>(kept?: Kept<T>) => {
	const known = new Map<string, T | undefined>();
	const listeners = new Set<() => void>();
	const tell = (): void => {
		for (const listener of listeners) listener();
	};

	const subscribe = (listener: () => void) => {
		listeners.add(listener);
		return () => listeners.delete(listener);
	};

	const load = (key: string): T | undefined => {
		const text = kept && inTab((storage) => storage.getItem(kept.prefix + key));
		return kept && text ? kept.parse(parseStoredObject(text)) : undefined;
	};
	/** The same each time, as long as nothing was kept or dropped. */
	const get = (key: string): T | undefined => {
		if (!known.has(key)) known.set(key, load(key));
		return known.get(key);
	};
	const put = (key: string, draft: T | undefined): void => {
		known.set(key, draft);
		if (kept) {
			const text = draft === undefined || kept.isEmpty?.(draft) ? null : JSON.stringify(draft);
			const name = kept.prefix + key;
			inTab((storage) => (text === null ? storage.removeItem(name) : storage.setItem(name, text)));
		}
		tell();
	};

	if (!kept?.outlivesSession) {
		beforeLoggingOut(() => {
			known.clear();
			inTab((storage) => {
				for (const name of Object.keys(storage)) if (kept && name.startsWith(kept.prefix)) storage.removeItem(name);
			});
			tell();
		});
	}

	return {
		get,
		keep: (key: string, draft: T): void => put(key, draft),
		drop: (key: string): void => {
			if (get(key) !== undefined) put(key, undefined);
		},
		/** A page that was rendered ahead knows of none until it is drawn again. */
		useDraft: (key: string): T | undefined =>
			useSyncExternalStore(
				subscribe,
				() => get(key),
				() => undefined,
			),
	};
};

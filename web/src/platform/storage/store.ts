import { useSyncExternalStore } from "react";

/** State that lives outside of React, because frames arrive outside of it. */
export type Store<S> = {
	readonly get: () => S;
	readonly change: (part: Partial<S>) => void;
	readonly subscribe: (listener: () => void) => () => void;
};

export const createStore = <S extends object>(first: S): Store<S> => {
	let state = first;
	const listeners = new Set<() => void>();
	return {
		get: () => state,
		change: (part) => {
			state = { ...state, ...part };
			for (const listener of listeners) listener();
		},
		subscribe: (listener) => {
			listeners.add(listener);
			return () => listeners.delete(listener);
		},
	};
};

export const useStore = <S extends object>(store: Store<S>): S => useSyncExternalStore(store.subscribe, store.get);

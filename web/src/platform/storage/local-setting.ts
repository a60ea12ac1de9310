import { useSyncExternalStore } from "react";

/** Something that is on unless it was switched off on this machine. */
export const localSetting = (key: string) => {
	const listeners = new Set<() => void>();

	/** A browser that forbids its storage has it on, and forgets what was set when the page closes. */
	const stored = (): boolean => {
		try {
			return localStorage.getItem(key) !== "off";
		} catch {
			return true;
		}
	};

	let on = stored();
	const isOn = (): boolean => on;
	const subscribe = (listener: () => void) => {
		listeners.add(listener);
		return () => listeners.delete(listener);
	};

	return {
		isOn,
		set: (next: boolean): void => {
			on = next;
			try {
				localStorage.setItem(key, next ? "on" : "off");
			} catch {
				// Kept for this page only.
			}
			for (const listener of listeners) listener();
		},
		useIsOn: (): boolean => useSyncExternalStore(subscribe, isOn),
	};
};

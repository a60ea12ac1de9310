import { useSyncExternalStore } from "react";

const key = "warmline.alerts";
const listeners = new Set<() => void>();

/** A browser that forbids its storage has alerts, and forgets what was set when the page closes. */
const stored = (): boolean => {
	try {
		return localStorage.getItem(key) !== "off";
	} catch {
		return true;
	}
};

let on = stored();

export const alertsOn = (): boolean => on;

export const setAlerts = (next: boolean): void => {
	on = next;
	try {
		localStorage.setItem(key, next ? "on" : "off");
	} catch {
		// Kept for this page only.
	}
	for (const listener of listeners) listener();
};

const subscribe = (listener: () => void) => {
	listeners.add(listener);
	return () => listeners.delete(listener);
};

/** Whether sound and notices are wanted on this machine. */
export const useAlertsOn = (): boolean => useSyncExternalStore(subscribe, alertsOn);

import { useEffect, useRef, useState } from "react";
import { showAlert, soundAlert } from "../platform/alert-person.ts";
import { useAlertsOn } from "../platform/alert-setting.ts";
import { alertsOf, type LastLooked, lookedAt } from "./alerts.ts";
import type { Desk, DeskState } from "./desk.ts";
import type { Me } from "./lists.ts";

/** Milliseconds after which what still wants somebody is heard again. */
const againAfter = 20_000;

/** Null while the tab is looked at, else what the own chats had when it was looked at last. */
const useLookedAway = (desk: Desk, me: Me): LastLooked | null => {
	const [looked, setLooked] = useState<LastLooked | null>(null);
	useEffect(() => {
		const look = () => setLooked(document.visibilityState === "visible" ? null : lookedAt(desk.store.get(), me));
		document.addEventListener("visibilitychange", look);
		return () => document.removeEventListener("visibilitychange", look);
	}, [desk, me]);
	return looked;
};

/** Calls the agent when he is wanted, again and again until somebody has come. */
export const useAlerts = (desk: Desk, state: DeskState, me: Me): void => {
	const looked = useLookedAway(desk, me);
	const on = useAlertsOn();
	const alerts = alertsOf(state, me, looked);
	const keys = alerts.map(({ key }) => key).join("\n");
	const shown = useRef(new Map<string, Notification | null>());

	// biome-ignore lint/correctness/useExhaustiveDependencies: the alerts are told apart by their keys.
	useEffect(() => {
		const known = shown.current;
		const fresh = alerts.filter(({ key }) => !known.has(key));
		for (const alert of fresh) known.set(alert.key, looked === null ? null : showAlert(alert.key, alert.text));
		for (const [key, one] of known) {
			if (alerts.some((alert) => alert.key === key)) continue;
			one?.close();
			known.delete(key);
		}
		if (fresh.length > 0) soundAlert();
	}, [keys, looked]);

	const calling = on && alerts.length > 0;
	useEffect(() => {
		if (!calling) return;
		const timer = setInterval(soundAlert, againAfter);
		return () => clearInterval(timer);
	}, [calling]);

	useEffect(
		() => () => {
			for (const one of shown.current.values()) one?.close();
		},
		[],
	);
};

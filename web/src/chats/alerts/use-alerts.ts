import type { DebriefNews } from "@warmline/contract/chats/debrief-calls";
import { useEffect, useRef, useState } from "react";
import { useLocation } from "wouter";
import { showAlert, soundAlert } from "../../platform/alerts/alert-person.ts";
import { useAlertsOn } from "../../platform/alerts/alert-setting.ts";
import type { AgentState, AgentStore } from "../store/agent-store.ts";
import type { Me } from "../store/chat-lists.ts";
import { discreetLine } from "./alert-text.ts";
import { type Alert, alertsOf, isOfChat, type LastLooked, lookedAt } from "./alerts.ts";

/** Milliseconds after which what still wants somebody is heard again. */
const againAfter = 20_000;

export const chatsPath = "chat-dashboard";

export const isAtChats = (pathname: string): boolean => pathname.toLowerCase().endsWith(`/${chatsPath}`);

/** Null while the tab is looked at, else what the own chats had when it was looked at last. */
const useLookedAway = (store: AgentStore, me: Me): LastLooked | null => {
	const [looked, setLooked] = useState<LastLooked | null>(null);
	useEffect(() => {
		const look = () => setLooked(document.visibilityState === "visible" ? null : lookedAt(store.store.get(), me));
		document.addEventListener("visibilitychange", look);
		return () => document.removeEventListener("visibilitychange", look);
	}, [store, me]);
	return looked;
};

/** What comes at the same moment is one notice, which stands until the last of it has ended. */
class Notices {
	private readonly shown = new Map<string, Notification | null>();

	fresh(alerts: readonly Alert[]): readonly Alert[] {
		return alerts.filter(({ key }) => !this.shown.has(key));
	}

	add(alerts: readonly Alert[], beside: boolean) {
		const [first] = alerts;
		if (!first) return;
		const notice = beside ? showAlert(first.key, discreetLine(alerts)) : null;
		for (const { key } of alerts) this.shown.set(key, notice);
	}

	keepOnly(alerts: readonly Alert[]) {
		const keys = new Set(alerts.map(({ key }) => key));
		for (const [key, notice] of this.shown) {
			if (keys.has(key)) continue;
			this.shown.delete(key);
			if (![...this.shown.values()].includes(notice)) notice?.close();
		}
	}

	close() {
		for (const one of this.shown.values()) one?.close();
	}
}

/** Calls the agent when they are wanted, again and again until somebody has come. */
export const useAlerts = (store: AgentStore, state: AgentState, me: Me, debriefs: DebriefNews): readonly Alert[] => {
	const looked = useLookedAway(store, me);
	const on = useAlertsOn();
	const [pathname] = useLocation();
	const alerts = alertsOf(state, me, looked, debriefs);
	const keys = alerts.map(({ key }) => key).join("\n");
	const [notices] = useState(() => new Notices());
	const beside = useRef(false);
	beside.current = looked !== null || !isAtChats(pathname);

	// biome-ignore lint/correctness/useExhaustiveDependencies: the alerts are told apart by their keys.
	useEffect(() => {
		const fresh = notices.fresh(alerts);
		notices.add(fresh, beside.current);
		notices.keepOnly(alerts);
		if (fresh.length > 0) soundAlert();
	}, [keys, looked]);

	const openId = state.lists.open?.chat_id;
	const hasNote = looked === null && state.notes.some(({ chat_id }) => chat_id === openId);
	useEffect(() => {
		if (hasNote && openId) store.noteRead(openId);
	}, [store, hasNote, openId]);

	// A talk can wait until a chat is over: it is heard once.
	const calling = on && alerts.some(isOfChat);
	useEffect(() => {
		if (!calling) return;
		const timer = setInterval(soundAlert, againAfter);
		return () => clearInterval(timer);
	}, [calling]);

	useEffect(() => () => notices.close(), [notices]);
	return alerts;
};

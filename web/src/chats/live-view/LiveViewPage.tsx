import { t, tn } from "@warmline/contract/i18n";
import { useEffect, useState } from "react";
import { now } from "../../platform/time/time.ts";
import { ConnectionBanner } from "../../ui/conversation/ConnectionBanner.tsx";
import { Banner } from "../../ui/feedback/Banner.tsx";
import { Empty } from "../../ui/feedback/Empty.tsx";
import { Loading } from "../../ui/feedback/Loading.tsx";
import { Field } from "../../ui/forms/Field.tsx";
import { Select } from "../../ui/forms/Select.tsx";
import { Page } from "../../ui/navigation/Page.tsx";
import { OpeningLine } from "../availability/OpeningLine.tsx";
import { useAgent } from "../store/AgentProvider.tsx";
import type { AgentState, AgentStore } from "../store/agent-store.ts";
import type { Me } from "../store/chat-lists.ts";
import { useHeldOrder, useHold } from "../workspace/use-held-order.ts";
import { LiveViewCard } from "./LiveViewCard.tsx";
import { useLiveViewActions } from "./LiveViewDialogs.tsx";
import { byUrgency, chosen, type LiveViewFilter, listenersOn, ringsByChat } from "./live-view-order.ts";
import { OnDutyPanel } from "./OnDutyPanel.tsx";

export function LiveViewPage() {
	const room = useAgent();
	return room && <LiveView {...room} />;
}

type LiveViewProps = { readonly me: Me; readonly store: AgentStore; readonly state: AgentState };

const countText = (all: number, waiting: number): string => {
	if (waiting > 0) {
		return tn(all, { one: "1 chat, {waiting} waiting", other: "{count} chats, {waiting} waiting" }, { waiting });
	}
	return tn(all, {
		one: "1 chat, no one waiting",
		other: "{count} chats, no one waiting",
	});
};

function LiveView({ me, store, state }: LiveViewProps) {
	const [filter, setFilter] = useState<LiveViewFilter>("all");
	const now = useNow();
	const { onAct, dialogs, said } = useLiveViewActions(store, state);
	useCompleteLists(store, state);

	const all = [...state.lists.unassigned, ...state.lists.assigned];
	const rings = ringsByChat(state.rings);
	const { held, hold } = useHold();
	const chats = useHeldOrder(byUrgency(chosen(all, filter, rings), rings), held);
	const connected = state.connection === "connected";
	const loaded = state.loaded.unassigned && state.loaded.assigned;
	return (
		<Page
			title={t("Live view")}
			lead={loaded ? countText(all.length, state.lists.unassigned.length) : undefined}
			width="full"
		>
			<ConnectionBanner state={state.connection} onReconnect={store.channel.wake} />
			{state.refusal !== null && (
				<Banner tone="failure" className="mb-4">
					{state.refusal}
				</Banner>
			)}
			<OpeningLine opening={state.opening} className="mb-4" />
			<p role="status" className="font-medium text-good not-empty:mb-4">
				{said}
			</p>
			<div className="grid items-start gap-6 xl:grid-cols-[1fr_22rem]">
				<section aria-label={t("Live chats")} className="min-w-0 max-xl:order-last">
					<FilterField filter={filter} onFilter={setFilter} listeners={listenersOn(all)} />
					{loaded && chats.length === 0 && (
						<Empty>{all.length === 0 ? t("All quiet. No open chats.") : t("No chats match this filter.")}</Empty>
					)}
					{!loaded && connected && <Loading skeleton="cards">{t("Loading chats...")}</Loading>}
					<ul className="mt-4 grid gap-4 sm:grid-cols-2 2xl:grid-cols-3" {...hold}>
						{chats.map((chat) => (
							<LiveViewCard
								key={chat.chat_id}
								chat={chat}
								rings={rings.get(chat.chat_id) ?? null}
								meId={me.id}
								now={now}
								connected={connected}
								onAct={onAct}
							/>
						))}
					</ul>
				</section>
				<OnDutyPanel people={state.onDuty} meId={me.id} connected={connected} onEndDuty={store.endDuty} />
			</div>
			{dialogs}
		</Page>
	);
}

type FilterFieldProps = {
	readonly filter: LiveViewFilter;
	readonly onFilter: (filter: LiveViewFilter) => void;
	readonly listeners: ReturnType<typeof listenersOn>;
};

function FilterField({ filter, onFilter, listeners }: FilterFieldProps) {
	const gone = !["all", "waiting", "needs"].includes(filter) && !listeners.some(([id]) => id === filter);
	return (
		<Field label={t("Show")} className="max-w-sm">
			<Select value={filter} onChange={(event) => onFilter(event.target.value)}>
				<option value="all">{t("All chats")}</option>
				<option value="waiting">{t("Waiting for a listener")}</option>
				<option value="needs">{t("Needs attention")}</option>
				{listeners.length > 0 && (
					<optgroup label={t("By listener")}>
						{listeners.map(([id, name]) => (
							<option key={id} value={id}>
								{t("With {name}", { name })}
							</option>
						))}
					</optgroup>
				)}
				{gone && <option value={filter}>{t("Listener without chats")}</option>}
			</Select>
		</Field>
	);
}

const halfMinute = 30_000;

/** The time, again twice a minute: waiting times grow on a screen where nothing else happens. */
const useNow = (): number => {
	const [at, setAt] = useState(now);
	useEffect(() => {
		const timer = setInterval(() => setAt(now()), halfMinute);
		return () => clearInterval(timer);
	}, []);
	return at;
};

/** Chats up to which further pages are loaded without being asked for. */
const mostChats = 1000;

/** Both lists to their ends, and without what was searched for on another page. */
const useCompleteLists = (store: AgentStore, { lists, next, connection }: AgentState): void => {
	const searched = lists.query !== "";
	useEffect(() => {
		if (searched) store.search("");
	}, [store, searched]);

	const few = lists.unassigned.length + lists.assigned.length < mostChats;
	useEffect(() => {
		if (!few || connection !== "connected") return;
		if (next.unassigned !== null) store.more("unassigned");
		if (next.assigned !== null) store.more("assigned");
	}, [store, next.unassigned, next.assigned, few, connection]);
};

import type { Chat } from "@warmline/contract/chats/chat";
import { t } from "@warmline/contract/i18n";
import Keyboard from "lucide-react/icons/keyboard";
import { useEffect, useRef, useState } from "react";
import { Button } from "../../ui/Button.tsx";
import { classNames } from "../../ui/class-names.ts";
import { TextInput } from "../../ui/forms/TextInput.tsx";
import { OpeningLine } from "../availability/OpeningLine.tsx";
import type { AgentState, AgentStore } from "../store/agent-store.ts";
import type { ListName, Me } from "../store/chat-lists.ts";
import { chatBeside, nextWaiting } from "../store/chat-order.ts";
import { ChatList } from "./ChatList.tsx";
import { filterNames, type ListFilter, listFilters, passes } from "./list-filter.ts";
import { PresenceMenu } from "./PresenceMenu.tsx";
import { ShortcutsDialog } from "./ShortcutsDialog.tsx";
import { useHeldOrder, useHold } from "./use-held-order.ts";
import { useShortcuts } from "./use-shortcuts.ts";

type ListPaneProps = {
	readonly me: Me;
	readonly store: AgentStore;
	readonly state: AgentState;
	readonly onOpen: (chatId: string) => void;
	/** The same by a key: the chat takes the focus. */
	readonly onGo: (chatId: string) => void;
	readonly onReply: () => void;
};

/** Milliseconds without a key before a search is sent. */
const settle = 300;

const texts = {
	unassigned: { title: t("Unassigned"), empty: t("No unassigned chats.") },
	own: { title: t("My chats"), empty: t("No chats assigned to you.") },
	all: { title: t("Assigned"), empty: t("No assigned chats.") },
} as const;

const emptyText = (usual: string, searched: string, filter: ListFilter) => {
	if (searched.trim() !== "") return t("Nothing found for “{words}”.", { words: searched.trim() });
	return filter === "all" ? usual : t("No chats match this filter.");
};

export function ListPane({ me, store, state, onOpen, onGo, onReply }: ListPaneProps) {
	const [query, setQuery] = useState("");
	const [filter, setFilter] = useState<ListFilter>("all");
	const searched = state.lists.query;
	useEffect(() => {
		if (query === searched) return;
		const timer = setTimeout(() => store.search(query), query === "" ? 0 : settle);
		return () => clearTimeout(timer);
	}, [query, searched, store]);

	const [helping, setHelping] = useState(false);
	const searchField = useRef<HTMLInputElement>(null);
	const { held, hold } = useHold();
	const passing = (chats: readonly Chat[]) => chats.filter((chat) => passes(chat, filter, me.id));
	const rows = {
		unassigned: useHeldOrder(passing(state.lists.unassigned), held),
		assigned: useHeldOrder(passing(state.lists.assigned), held),
	};
	// A listener looks after their own first; a supervisor after those nobody has.
	const order: readonly ListName[] = me.supervising ? ["unassigned", "assigned"] : ["assigned", "unassigned"];

	const { open } = state.lists;
	const inOrder = order.flatMap((name) => rows[name]);
	const goTo = (chat: Chat | null) => {
		if (chat) onGo(chat.chat_id);
		return chat !== null;
	};
	useShortcuts({
		next: () => goTo(chatBeside(inOrder, open?.chat_id ?? null, 1)),
		previous: () => goTo(chatBeside(inOrder, open?.chat_id ?? null, -1)),
		waiting: () => goTo(nextWaiting(inOrder, open?.chat_id ?? null)),
		accept: () => {
			if (open?.status !== "waiting") return false;
			store.accept(open.chat_id);
			return true;
		},
		reply: () => {
			if (open) onReply();
			return open !== null;
		},
		search: () => {
			searchField.current?.focus();
			return true;
		},
		help: () => {
			setHelping(true);
			return true;
		},
	});
	return (
		<div className="flex h-full min-h-0 flex-col bg-surface">
			<div className="flex flex-wrap items-center justify-between gap-x-2 px-4 pt-3">
				<h1 tabIndex={-1} className="text-2xl">
					{t("Chats")}
				</h1>
				<PresenceMenu
					availability={state.availability}
					connected={state.connection === "connected"}
					onChange={store.setPresence}
				/>
			</div>
			<OpeningLine opening={state.opening} className="px-4 pt-1" />
			<div className="flex items-center gap-1 px-3 pt-2 pb-2">
				<TextInput
					ref={searchField}
					type="search"
					aria-label={t("Search chats by name")}
					placeholder={t("Search by name")}
					value={query}
					onChange={(event) => setQuery(event.target.value)}
					onKeyDown={(event) => event.key === "Escape" && setQuery("")}
				/>
				<Button
					variant="quiet"
					aria-label={t("Keyboard shortcuts")}
					title={t("Keyboard shortcuts")}
					className="px-2.5 max-md:hidden"
					onClick={() => setHelping(true)}
				>
					<Keyboard aria-hidden="true" className="size-5" />
				</Button>
				<ShortcutsDialog open={helping} onClose={() => setHelping(false)} />
			</div>
			{me.supervising && <Filters chosen={filter} onChoose={setFilter} />}
			<div className="min-h-0 flex-1 overflow-y-auto px-1" data-lists="" {...hold}>
				{order.map((name) => {
					const text = name === "unassigned" ? texts.unassigned : me.supervising ? texts.all : texts.own;
					return (
						<ChatList
							key={name}
							title={text.title}
							empty={emptyText(text.empty, searched, filter)}
							chats={rows[name]}
							loaded={state.loaded[name]}
							openId={state.lists.open?.chat_id ?? null}
							meId={me.id}
							showAgent={me.supervising}
							onSelect={onOpen}
							onMore={state.next[name] === null ? null : () => store.more(name)}
						/>
					);
				})}
			</div>
		</div>
	);
}

type FiltersProps = { readonly chosen: ListFilter; readonly onChoose: (filter: ListFilter) => void };

function Filters({ chosen, onChoose }: FiltersProps) {
	return (
		<fieldset className="flex flex-wrap gap-1 px-3 pb-2">
			<legend className="sr-only">{t("Show")}</legend>
			{listFilters.map((one) => (
				<button
					key={one}
					type="button"
					aria-pressed={one === chosen}
					onClick={() => onChoose(one)}
					className={classNames(
						"min-h-11 min-w-11 rounded-full border px-2 text-sm font-semibold",
						one === chosen ? "border-transparent bg-pine text-on-pine" : "border-line text-soft hover:bg-pine-wash",
					)}
				>
					{filterNames[one]}
				</button>
			))}
		</fieldset>
	);
}

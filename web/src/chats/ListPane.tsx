import { say } from "@warmline/contract/say";
import { useEffect, useState } from "react";
import { classNames } from "../ui/class-names.ts";
import { TextInput } from "../ui/TextInput.tsx";
import { ChatList } from "./ChatList.tsx";
import { DoorLine } from "./DoorLine.tsx";
import type { Desk, DeskState } from "./desk.ts";
import { filterNames, type ListFilter, listFilters, passes } from "./list-filter.ts";
import type { ListName, Me } from "./lists.ts";
import { PresenceMenu } from "./PresenceMenu.tsx";

type ListPaneProps = {
	readonly me: Me;
	readonly desk: Desk;
	readonly state: DeskState;
	readonly onOpen: (chatId: string) => void;
};

/** Milliseconds without a key before a search is sent. */
const settle = 300;

const texts = {
	unassigned: { title: say("Unassigned"), empty: say("No unassigned chats.") },
	own: { title: say("My chats"), empty: say("No chats assigned to you.") },
	all: { title: say("Assigned"), empty: say("No assigned chats.") },
} as const;

const emptyText = (usual: string, searched: string, filter: ListFilter) => {
	if (searched.trim() !== "") return say("Nothing found for “{words}”.", { words: searched.trim() });
	return filter === "all" ? usual : say("No chat like this right now.");
};

export function ListPane({ me, desk, state, onOpen }: ListPaneProps) {
	const [query, setQuery] = useState("");
	const [filter, setFilter] = useState<ListFilter>("all");
	const searched = state.lists.query;
	useEffect(() => {
		if (query === searched) return;
		const timer = setTimeout(() => desk.search(query), query === "" ? 0 : settle);
		return () => clearTimeout(timer);
	}, [query, searched, desk]);

	// A listener looks after his own first; a supervisor after those nobody has.
	const order: readonly ListName[] = me.supervising ? ["unassigned", "assigned"] : ["assigned", "unassigned"];
	return (
		<div className="flex h-full min-h-0 flex-col bg-surface">
			<div className="flex items-center justify-between gap-2 px-4 pt-3">
				<h1 className="text-2xl">{say("Chats")}</h1>
				<PresenceMenu
					availability={state.availability}
					connected={state.connection === "connected"}
					onChange={desk.setPresence}
				/>
			</div>
			<DoorLine door={state.door} className="px-4 pt-1" />
			<div className="px-3 pt-2 pb-2">
				<TextInput
					type="search"
					aria-label={say("Search chats by name")}
					placeholder={say("Search by name")}
					value={query}
					onChange={(event) => setQuery(event.target.value)}
					onKeyDown={(event) => event.key === "Escape" && setQuery("")}
				/>
			</div>
			{me.supervising && <Filters chosen={filter} onChoose={setFilter} />}
			<div className="min-h-0 flex-1 overflow-y-auto px-1">
				{order.map((name) => {
					const text = name === "unassigned" ? texts.unassigned : me.supervising ? texts.all : texts.own;
					return (
						<ChatList
							key={name}
							title={text.title}
							empty={emptyText(text.empty, searched, filter)}
							chats={state.lists[name].filter((chat) => passes(chat, filter, me.id))}
							loaded={state.loaded[name]}
							openId={state.lists.open?.chat_id ?? null}
							meId={me.id}
							showAgent={me.supervising}
							onSelect={onOpen}
							onMore={state.next[name] === null ? null : () => desk.more(name)}
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
			<legend className="sr-only">{say("Show")}</legend>
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

import { useEffect, useState } from "react";
import { TextInput } from "../ui/TextInput.tsx";
import { AvailabilitySwitch } from "./AvailabilitySwitch.tsx";
import { ChatList } from "./ChatList.tsx";
import type { Desk, DeskState } from "./desk.ts";
import type { ListName, Me } from "./lists.ts";

type ListPaneProps = {
	readonly me: Me;
	readonly desk: Desk;
	readonly state: DeskState;
	readonly onOpen: (chatId: string) => void;
};

/** Milliseconds without a key before a search is sent. */
const settle = 250;

const texts = {
	unassigned: { title: "Unassigned", empty: "No unassigned chats." },
	own: { title: "My chats", empty: "No chats assigned to you." },
	all: { title: "Assigned", empty: "No assigned chats." },
} as const;

export function ListPane({ me, desk, state, onOpen }: ListPaneProps) {
	const [query, setQuery] = useState("");
	const searched = state.lists.query;
	useEffect(() => {
		if (query === searched) return;
		const timer = setTimeout(() => desk.search(query), settle);
		return () => clearTimeout(timer);
	}, [query, searched, desk]);

	// A listener looks after his own first; a supervisor after those nobody has.
	const order: readonly ListName[] = me.supervising ? ["unassigned", "assigned"] : ["assigned", "unassigned"];
	return (
		<div className="flex h-full min-h-0 flex-col bg-surface">
			<div className="flex items-center justify-between gap-2 px-4 pt-3">
				<h1 className="text-2xl">Chats</h1>
				<AvailabilitySwitch
					available={state.availability?.available ?? null}
					connected={state.connection === "connected"}
					onChange={desk.setAvailable}
				/>
			</div>
			<div className="px-3 pt-2 pb-2">
				<TextInput
					type="search"
					aria-label="Search chats by name"
					placeholder="Search by name"
					value={query}
					onChange={(event) => setQuery(event.target.value)}
				/>
			</div>
			<div className="min-h-0 flex-1 overflow-y-auto px-1">
				{order.map((name) => {
					const text = name === "unassigned" ? texts.unassigned : me.supervising ? texts.all : texts.own;
					return (
						<ChatList
							key={name}
							title={text.title}
							empty={searched === "" ? text.empty : "Nothing found."}
							chats={state.lists[name]}
							loaded={state.loaded[name]}
							openId={state.lists.open?.chat_id ?? null}
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

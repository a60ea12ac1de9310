import { useEffect } from "react";
import type { AgentState, AgentStore } from "./agent-store.ts";

/** Pages a wall goes on asking for by itself. */
const mostChats = 1000;

/** Both lists to their ends, and without what was searched for on another page. */
export const useCompleteLists = (store: AgentStore, { lists, next, connection }: AgentState): void => {
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

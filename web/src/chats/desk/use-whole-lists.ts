import { useEffect } from "react";
import type { Desk, DeskState } from "./desk.ts";

/** Pages a wall goes on asking for by itself. */
const mostChats = 1000;

/** Both lists to their ends, and without what was searched for on another page. */
export const useWholeLists = (desk: Desk, { lists, next, connection }: DeskState): void => {
	const searched = lists.query !== "";
	useEffect(() => {
		if (searched) desk.search("");
	}, [desk, searched]);

	const few = lists.unassigned.length + lists.assigned.length < mostChats;
	useEffect(() => {
		if (!few || connection !== "connected") return;
		if (next.unassigned !== null) desk.more("unassigned");
		if (next.assigned !== null) desk.more("assigned");
	}, [desk, next.unassigned, next.assigned, few, connection]);
};

import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useRef } from "react";
import { useMemberFrame } from "../../platform/realtime/member-channel.tsx";
import { waitingVisitorsQuery } from "./api.ts";

type ListenersLiveProps = {
	/** Who is there, as the agent's pages were told last; null until they were. */
	readonly told: string | null;
};

/** Keeps the number of listeners on Home true when somebody comes or goes, whatever page one is on. */
export function ListenersLive({ told }: ListenersLiveProps) {
	const queries = useQueryClient();
	const known = useRef(told);
	useMemberFrame("duty_changed", () => void queries.invalidateQueries(waitingVisitorsQuery));
	useEffect(() => {
		const changed = known.current !== null && known.current !== told;
		known.current = told;
		if (changed) void queries.invalidateQueries(waitingVisitorsQuery);
	}, [told, queries]);
	return null;
}

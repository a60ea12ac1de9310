import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { chatKeys } from "../../platform/http/query-keys.ts";
import { debriefNewsQuery, sendSeen } from "./debriefs-api.ts";

/** What is new in a debrief is read once it stands in a tab that is looked at. */
export const useDebriefSeen = (id: string): void => {
	const queries = useQueryClient();
	const { data } = useQuery(debriefNewsQuery);
	const newest = data?.unread.find((one) => one.id === id)?.at;
	useEffect(() => {
		if (newest === undefined) return;
		const see = () => {
			if (document.visibilityState !== "visible") return;
			sendSeen(id).then(
				() => queries.invalidateQueries({ queryKey: chatKeys.debriefNews }),
				// It stays new, and is seen at the next look.
				() => undefined,
			);
		};
		see();
		document.addEventListener("visibilitychange", see);
		return () => document.removeEventListener("visibilitychange", see);
	}, [id, newest, queries]);
};

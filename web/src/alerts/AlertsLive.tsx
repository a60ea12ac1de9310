import { useQueryClient } from "@tanstack/react-query";
import { alertKeys } from "../platform/http/query-keys.ts";
import { useMemberFrame, useMemberLineBack, useMemberLineFirst } from "../platform/realtime/member-channel.tsx";

/** Keeps what was loaded of open alerts as it is, whatever page one is on. */
export function AlertsLive() {
	const queries = useQueryClient();
	const askAgain = () => void queries.invalidateQueries({ queryKey: alertKeys.open });
	useMemberFrame("alerts_changed", askAgain);
	useMemberLineFirst(askAgain);
	useMemberLineBack(askAgain);
	return null;
}

import { useQueryClient } from "@tanstack/react-query";
import { blockKeys } from "../platform/http/query-keys.ts";
import { useMemberFrame, useMemberLineBack, useMemberLineFirst } from "../platform/realtime/member-channel.tsx";

/** Keeps what was loaded of blocks as it is, whatever page one is on. */
export function BlocksLive() {
	const queries = useQueryClient();
	const askAgain = () => void queries.invalidateQueries({ queryKey: blockKeys.all });
	useMemberFrame("blocks_changed", askAgain);
	useMemberLineFirst(askAgain);
	useMemberLineBack(askAgain);
	return null;
}

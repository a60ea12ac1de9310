import { useQueryClient } from "@tanstack/react-query";
import { useMemberFrame, useMemberLineBack, useMemberLineFirst } from "../platform/realtime/member-channel.tsx";
import { blocksKey } from "./api.ts";

/** Keeps what was loaded of blocks as it is, whatever page one is on. */
export function BlocksLive() {
	const queries = useQueryClient();
	const askAgain = () => void queries.invalidateQueries({ queryKey: blocksKey });
	useMemberFrame("blocks_changed", askAgain);
	useMemberLineFirst(askAgain);
	useMemberLineBack(askAgain);
	return null;
}

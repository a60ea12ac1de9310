import { useEffect, useRef } from "react";
import { useSearchParams } from "../../platform/routing/address.ts";
import type { AgentState, AgentStore } from "../store/agent-store.ts";
import { findChat } from "../store/chat-lists.ts";

/**
 * Which chat is open stands in the address: a phone's way back leads to the list, and a reload comes back to the chat.
 */
export const useOpenChat = (store: AgentStore, { lists }: AgentState) => {
	const [params, setParams] = useSearchParams();
	const wanted = params.get("chat");
	const openId = lists.open?.chat_id ?? null;
	const known = wanted === null || findChat(lists, wanted) !== null;
	const wasOpen = useRef<string | null>(null);

	useEffect(() => {
		if (wanted !== openId && known) store.select(wanted);
	}, [store, wanted, openId, known]);

	// Who leaves the page has no chat before them: what comes then is unread.
	useEffect(() => () => store.select(null), [store]);

	useEffect(() => {
		const takenAway = openId === null && wasOpen.current !== null && wasOpen.current === wanted;
		wasOpen.current = openId;
		if (takenAway) setParams({}, { replace: true });
	}, [openId, wanted, setParams]);

	return (chatId: string | null) =>
		setParams(chatId === null ? {} : { chat: chatId }, { replace: chatId === null || openId !== null });
};

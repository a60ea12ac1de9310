import { useInfiniteQuery, useQuery } from "@tanstack/react-query";
import { agentChannelPath } from "@warmline/contract/chats/agent-channel";
import type { Chat } from "@warmline/contract/chats/chat";
import { networkFailure } from "../../platform/http/failure.ts";
import { chatKeys } from "../../platform/http/query-keys.ts";
import { memberChannelAddress, memberSocket } from "../../platform/realtime/member-socket.ts";
import { askPastChats, type PastChatsPage } from "./past-chats.ts";

/** A blank cursor stands for the first page. */
const ask = async (query: string, cursor: string): Promise<PastChatsPage> => {
	const url = memberChannelAddress(agentChannelPath);
	if (url === null) throw networkFailure();
	return askPastChats({ url, connect: memberSocket, query, cursor });
};

export const usePastChats = (query: string) =>
	useInfiniteQuery({
		queryKey: chatKeys.past(query),
		initialPageParam: "",
		queryFn: ({ pageParam }) => ask(query, pageParam),
		getNextPageParam: ({ next }) => next,
	});

/** One ended chat; null when it has not ended. The server finds a chat by its whole id. */
export const usePastChat = (chatId: string) =>
	useQuery({
		queryKey: chatKeys.pastChat(chatId),
		queryFn: async (): Promise<Chat | null> => {
			const { chats } = await ask(chatId, "");
			return chats.find(({ chat_id }) => chat_id === chatId) ?? null;
		},
	});

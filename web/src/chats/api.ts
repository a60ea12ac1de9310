import { queryOptions } from "@tanstack/react-query";
import { listeners } from "@warmline/contract/accounts/calls";
import { chatMessages, updateCallerName } from "@warmline/contract/chats/calls";
import { request } from "../platform/api.ts";

/** Kept up to date by the channel's `listeners` frames. */
export const listenersQuery = queryOptions({
	queryKey: ["listeners"],
	queryFn: async () => (await request(listeners)).results,
});

export const fetchMessages = async (chatId: string, after: number) =>
	(await request(chatMessages, { params: { chat_id: chatId }, query: { after } })).results;

export const saveCallerName = async (chatId: string, new_name: string) =>
	(await request(updateCallerName, { params: { chat_id: chatId }, body: { new_name } })).result.name;

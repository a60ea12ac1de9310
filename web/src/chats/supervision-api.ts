import { queryOptions } from "@tanstack/react-query";
import { finishLeftMessage, leftMessages } from "@warmline/contract/chats/agent-calls";
import { chatMessages } from "@warmline/contract/chats/calls";
import type { Message } from "@warmline/contract/chats/message";
import {
	type ChatSettings,
	changeChatSettings,
	readChatSettings,
	setChatsLimit,
} from "@warmline/contract/chats/settings-calls";
import { request } from "../platform/http/api.ts";
import { chatKeys } from "../platform/http/query-keys.ts";

export const changeChatsLimit = async (id: string, limit: number | null) =>
	(await request(setChatsLimit, { params: { id }, body: { limit } })).result.limit;

export const settingsQuery = queryOptions({
	queryKey: chatKeys.settings,
	queryFn: async () => (await request(readChatSettings)).result,
});

export const saveSettings = async (changes: Partial<ChatSettings>) =>
	(await request(changeChatSettings, { body: changes })).result;

/** A chat that goes on grows; of one that is over the first pages are all there is. */
const fetchTranscript = async (chat_id: string): Promise<readonly Message[]> => {
	const all: Message[] = [];
	for (let after: number | null = 0; after !== null; ) {
		const page: { results: Message[]; next: string | null } = await request(chatMessages, {
			params: { chat_id },
			query: { after },
		});
		all.push(...page.results);
		after = page.next === null ? null : Number(page.next);
	}
	return all;
};

export const transcriptQuery = (chatId: string) =>
	queryOptions({
		queryKey: chatKeys.transcript(chatId),
		queryFn: () => fetchTranscript(chatId),
		// Each look is written to the audit log: none happens by itself.
		staleTime: Number.POSITIVE_INFINITY,
		gcTime: 0,
		refetchOnReconnect: false,
		refetchOnWindowFocus: false,
	});

export const fetchLeftMessages = (cursor: string | undefined) => request(leftMessages, { query: { cursor } });

export const sendLeftMessageDone = (message_id: string) =>
	request(finishLeftMessage, { params: { message_id }, keepalive: true });

import { queryOptions } from "@tanstack/react-query";
import { listeners } from "@warmline/contract/accounts/calls";
import {
	addCannedResponse,
	addNote,
	changeCannedResponse,
	listCannedResponses,
	notes,
	removeCannedResponse,
	revealCaller,
	updateCallerName,
	wrapUp,
} from "@warmline/contract/chats/agent-calls";
import { chatMessages } from "@warmline/contract/chats/calls";
import { request } from "../platform/http/api.ts";
import { chatKeys } from "../platform/http/query-keys.ts";

/** Kept up to date by the channel's `listeners` frames, which supervisors hear. */
export const listenersQuery = queryOptions({
	queryKey: chatKeys.listeners,
	queryFn: async () => (await request(listeners)).results,
});

export const fetchMessages = async (chatId: string, after: number) =>
	(await request(chatMessages, { params: { chat_id: chatId }, query: { after } })).results;

export const saveCallerName = async (chatId: string, new_name: string) =>
	(await request(updateCallerName, { params: { chat_id: chatId }, body: { new_name } })).result.name;

/** Each look is logged: only after a press. */
export const fetchWholeCaller = async (chat_id: string) =>
	(await request(revealCaller, { params: { chat_id } })).result;

export const notesQuery = (chat_id: string) =>
	queryOptions({
		queryKey: chatKeys.notes(chat_id),
		queryFn: async () => (await request(notes, { params: { chat_id } })).results,
	});

export const saveNote = async (chat_id: string, body: string) =>
	(await request(addNote, { params: { chat_id }, body: { body } })).result;

export const cannedResponsesQuery = queryOptions({
	queryKey: chatKeys.cannedResponses,
	queryFn: async () => (await request(listCannedResponses)).results,
	staleTime: 60_000,
});

export type CannedResponseFields = { readonly shortcut: string; readonly body: string; readonly shared: boolean };

/** Adds a response, or changes the one with that id. */
export const saveCannedResponse = async (response_id: string | null, fields: CannedResponseFields) =>
	response_id === null
		? (await request(addCannedResponse, { body: fields })).result
		: (await request(changeCannedResponse, { params: { response_id }, body: fields })).result;

export const deleteCannedResponse = (response_id: string) => request(removeCannedResponse, { params: { response_id } });

export const saveWrapUp = (chat_id: string, summary: string, heavy: boolean) =>
	request(wrapUp, {
		params: { chat_id },
		body: { heavy, ...(summary.trim() === "" ? {} : { summary: summary.trim() }) },
	});

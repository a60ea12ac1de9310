import { newClientId } from "../../platform/realtime/new-client-id.ts";
import { createDraftStore } from "../../platform/storage/draft-store.ts";

/** `tried`: what was sent under which name and perhaps arrived. */
type Begun = { readonly text: string; readonly tried: { readonly content: string; readonly client_id: string } | null };

const nothing: Begun = { text: "", tried: null };

/** Comments that were begun, by the post: a dialog is closed by a slip more easily than a page. */
const begun = createDraftStore<Begun>();

const keyOf = (memberId: string, postId: string) => `${memberId} ${postId}`;

export const useKeptComment = (memberId: string, postId: string): string =>
	(begun.useDraft(keyOf(memberId, postId)) ?? nothing).text;

export const keepComment = (memberId: string, postId: string, text: string): void => {
	const key = keyOf(memberId, postId);
	begun.keep(key, { ...(begun.get(key) ?? nothing), text });
};

/** The same again goes under the same name: it is stored once, however often the connection breaks. */
export const commentName = (memberId: string, postId: string, content: string): string => {
	const key = keyOf(memberId, postId);
	const { text, tried } = begun.get(key) ?? nothing;
	if (tried?.content === content) return tried.client_id;
	const client_id = newClientId();
	begun.keep(key, { text, tried: { content, client_id } });
	return client_id;
};

/** It is stored: what was written since then stays. */
export const commentArrived = (memberId: string, postId: string, content: string): void => {
	const key = keyOf(memberId, postId);
	const { text } = begun.get(key) ?? nothing;
	if (text.trim() === content) begun.drop(key);
	else begun.keep(key, { text, tried: null });
};

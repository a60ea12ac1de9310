import { useCallback } from "react";
import { beforeLoggingOut } from "../../platform/log-out.ts";
import { createStore, type Store, useStore } from "../../platform/storage/store.ts";
import { afterPosting, isEmpty, type PostDraft, readDraft } from "./draft.ts";

const begin = "post_draft_";
/** With the member in it: who logs in next in this tab is another. */
const keyOf = (memberId: string) => `${begin}${memberId}`;

/** Outside of the page: a post may arrive when one has left it. */
const drafts = new Map<string, Store<PostDraft>>();

beforeLoggingOut(() => {
	drafts.clear();
	for (const key of Object.keys(sessionStorage)) if (key.startsWith(begin)) sessionStorage.removeItem(key);
});

const draftOf = (memberId: string): Store<PostDraft> => {
	const draft = drafts.get(memberId) ?? createStore(readDraft(sessionStorage.getItem(keyOf(memberId))));
	drafts.set(memberId, draft);
	return draft;
};

const changeDraft = (memberId: string, part: Partial<PostDraft>): void => {
	const draft = draftOf(memberId);
	draft.change(part);
	if (isEmpty(draft.get())) sessionStorage.removeItem(keyOf(memberId));
	else sessionStorage.setItem(keyOf(memberId), JSON.stringify(draft.get()));
};

/** What was sent under this name has arrived. */
export const draftArrived = (memberId: string, clientId: string | undefined): void => {
	const draft = drafts.get(memberId)?.get();
	if (draft?.tried && draft.tried.client_id === clientId) changeDraft(memberId, afterPosting(draft));
};

/** The post that is being written in this tab: kept until it is posted. */
export const useDraft = (memberId: string) => {
	const draft = useStore(draftOf(memberId));
	const change = useCallback((part: Partial<PostDraft>) => changeDraft(memberId, part), [memberId]);
	return { draft, change };
};

import { useCallback } from "react";
import { createDraftStore } from "../../platform/storage/draft-store.ts";
import { afterPosting, emptyDraft, isEmpty, type PostDraft, postDraft } from "./draft.ts";

/** By the member. A post may arrive when one has left the page where it was written. */
const drafts = createDraftStore({ prefix: "post_draft_", parse: (stored) => postDraft.parse(stored), isEmpty });

/** What was sent under this name has arrived. */
export const draftArrived = (memberId: string, clientId: string | undefined): void => {
	const draft = drafts.get(memberId);
	if (draft?.tried && draft.tried.client_id === clientId) drafts.keep(memberId, afterPosting(draft));
};

/** The post that is being written in this tab: kept until it is posted. */
export const useDraft = (memberId: string) => {
	const draft = drafts.useDraft(memberId) ?? emptyDraft;
	const change = useCallback(
		(part: Partial<PostDraft>) => drafts.keep(memberId, { ...(drafts.get(memberId) ?? emptyDraft), ...part }),
		[memberId],
	);
	return { draft, change };
};

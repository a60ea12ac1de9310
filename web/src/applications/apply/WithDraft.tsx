import { t } from "@warmline/contract/i18n";
import type { ReactNode } from "react";
import { Redirect } from "wouter";
import { errorMessage } from "../../platform/http/describe-error.ts";
import { useSession } from "../../platform/session.ts";
import { Failed } from "../../ui/feedback/Failed.tsx";
import { Loading } from "../../ui/feedback/Loading.tsx";
import type { Draft, DraftState } from "../drafts/draft.ts";
import type { Drafts } from "../drafts/open-drafts.ts";
import { useDraft } from "../drafts/use-application.ts";
import { type Begun, isOpen, pagePath } from "../kind.ts";

type WithDraftProps<A extends Begun> = {
	readonly drafts: Drafts<A>;
	readonly children: (draft: Draft<A>, state: DraftState<A>) => ReactNode;
};

/** For the pages of an application: one that was not begun, or is not open, leads back to the introduction. */
export function WithDraft<A extends Begun>({ drafts, children }: WithDraftProps<A>) {
	const userId = useSession()?.user_id ?? "";
	const { query, draft, state } = useDraft(drafts);
	if (draft && state && isOpen(state.application)) return children(draft, state);
	if (query.data !== undefined) return <Redirect to={pagePath(drafts.kind, userId)} replace />;
	if (query.error) {
		return (
			<Failed
				message={errorMessage(query.error, drafts.kind.words.notFetched)}
				onRetry={() => void query.refetch()}
				busy={query.isFetching}
			/>
		);
	}
	return <Loading>{t("Loading your application...")}</Loading>;
}

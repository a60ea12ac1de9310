import { useQueryClient } from "@tanstack/react-query";
import { me } from "@warmline/contract/accounts/calls";
import { useLocation } from "wouter";
import { request } from "../../platform/http/api.ts";
import { ownUserKey } from "../../platform/http/query-keys.ts";
import { renewUser, useSession } from "../../platform/session.ts";
import type { Draft } from "../drafts/draft.ts";
import type { Drafts } from "../drafts/open-drafts.ts";
import type { Begun } from "../kind.ts";

/** Saves what is left, submits, and leads to the dashboard, where a new role shows at once. */
export const useSubmit = <A extends Begun>(drafts: Drafts<A>, draft: Draft<A>) => {
	const session = useSession();
	const client = useQueryClient();
	const [, navigate] = useLocation();
	return async () => {
		if (!session) return;
		const userId = session.user_id;
		await draft.save();
		const application = await drafts.kind.submit(draft.state().application, userId);
		drafts.finish(application.id);
		// The role has moved already: that it cannot be read now must not look as if nothing had been submitted.
		const user = await request(me).catch(() => null);
		if (user) {
			renewUser(user.result);
			client.setQueryData(ownUserKey, user.result);
		} else void client.invalidateQueries({ queryKey: ownUserKey });
		navigate(`/${userId}/chat-dashboard`, { replace: true, state: { submitted: true } });
	};
};

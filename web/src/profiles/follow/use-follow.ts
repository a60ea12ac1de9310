import { useQueryClient } from "@tanstack/react-query";
import { follow, type Profile } from "@warmline/contract/profiles/calls";
import { useRef } from "react";
import { request } from "../../platform/http/api.ts";
import { feedKeys, profileKeys } from "../../platform/http/query-keys.ts";
import { useApiMutation } from "../../platform/http/use-api-mutation.ts";
import { type MemberPages, profileQuery } from "../api.ts";
import { withFollow, withFollowIn } from "./following.ts";

/** Follows a member or no longer: it shows at once, and is taken back when it does not succeed. */
export const useFollow = (id: string, ownId: string) => {
	const queries = useQueryClient();
	const { queryKey } = profileQuery(id);
	const show = (following: boolean) => {
		queries.setQueryData<Profile>(queryKey, (profile) => profile && withFollow(profile, following));
		queries.setQueriesData<MemberPages>(
			{ queryKey: profileKeys.lists },
			(pages) => pages && withFollowIn(pages, id, following),
		);
	};
	const mutationKey = profileKeys.following(id);
	/** What was pressed meanwhile says what is shown. */
	const isLast = () => queries.isMutating({ mutationKey }) === 1;
	/** What the server has, while what is shown runs ahead of it. */
	const held = useRef<boolean | null>(null);
	return useApiMutation((following: boolean) => request(follow, { body: { follow_id: id, following } }), {
		mutationKey,
		// One after the other, so that the last press is what holds.
		scope: { id: mutationKey.join() },
		onMutate: async (following) => {
			if (isLast()) held.current = !following;
			await queries.cancelQueries({ queryKey });
			show(following);
			const loaded = queries
				.getQueryCache()
				.findAll({ queryKey: profileKeys.allFollows, predicate: ({ state }) => state.data !== undefined });
			return new Set(loaded.map(({ queryHash }) => queryHash));
		},
		onSuccess: (answer) => {
			held.current = answer.following;
			if (isLast()) show(answer.following);
		},
		onError: (_, following) => {
			if (isLast()) show(held.current ?? !following);
		},
		onSettled: async (_answer, _failure, _following, loadedThen) => {
			if (!isLast()) return;
			await Promise.all([
				queries.invalidateQueries({ queryKey }),
				queries.invalidateQueries({ queryKey: profileQuery(ownId).queryKey }),
				queries.invalidateQueries({ queryKey: profileKeys.allFollows, refetchType: "none" }),
				// Who goes on to another list at once may have it from before; the one they pressed in stays as it is.
				queries.refetchQueries({
					queryKey: profileKeys.allFollows,
					type: "active",
					predicate: ({ queryHash, state }) => !loadedThen?.has(queryHash) || state.fetchStatus === "fetching",
				}),
				// Posts for followers come or go with it.
				queries.invalidateQueries({ queryKey: feedKeys.all, refetchType: "none" }),
			]);
		},
	});
};

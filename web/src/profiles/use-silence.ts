import { queryOptions, useQueryClient } from "@tanstack/react-query";
import { endSilence, listSilenced, type Profile, type SilenceKind, silence } from "@warmline/contract/profiles/calls";
import { request } from "../platform/http/api.ts";
import { feedKeys, profileKeys } from "../platform/http/query-keys.ts";
import { useApiMutation } from "../platform/http/use-api-mutation.ts";
import { profileQuery } from "./api.ts";

export const silencedQuery = queryOptions({
	queryKey: profileKeys.silenced,
	queryFn: async () => (await request(listSilenced)).results,
	staleTime: 0,
});

/**
 * Mutes or blocks a member; null: neither any more. `overProfile`: it is done in a dialog over the member's profile,
 * which stays under it until whoever opened it fetches it again.
 */
export const useSilence = (member_id: string, { overProfile = false } = {}) => {
	const queries = useQueryClient();
	return useApiMutation(
		async (kind: SilenceKind | null) => {
			if (kind === null) await request(endSilence, { params: { member_id } });
			else await request(silence, { params: { member_id }, body: { kind } });
		},
		{
			// Lists, posts, comments and who is online: all of them leave somebody out from now on, or show them again. Nobody
			// waits for them: on a slow line that would be long after it holds.
			onSuccess: (_, kind) => {
				const { queryKey: profileKey } = profileQuery(member_id);
				queries.setQueryData<Profile>(profileKey, (profile) => profile && { ...profile, silenced: kind });
				if (kind === null) {
					queries.setQueryData(silencedQuery.queryKey, (all) => all?.filter(({ member }) => member.id !== member_id));
				}
				void queries.resetQueries({ queryKey: feedKeys.all });
				void queries.invalidateQueries({
					predicate: ({ queryKey }) =>
						queryKey[0] !== feedKeys.all[0] && !(overProfile && queryKey.join() === profileKey.join()),
				});
			},
		},
	);
};

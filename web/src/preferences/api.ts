import { type QueryClient, queryOptions, useQueryClient } from "@tanstack/react-query";
import { changePreferences, type Preferences, readPreferences } from "@warmline/contract/preferences/calls";
import { useState } from "react";
import { request } from "../platform/http/api.ts";
import { preferenceKeys } from "../platform/http/query-keys.ts";
import { useApiMutation } from "../platform/http/use-api-mutation.ts";
import { withoutChosen } from "./chosen.ts";

export const preferencesQuery = queryOptions({
	queryKey: preferenceKeys.all,
	queryFn: async () => (await request(readPreferences)).result,
	staleTime: Number.POSITIVE_INFINITY,
});

export type PreferencesChange = Partial<Preferences>;

const put = (queries: QueryClient, part: PreferencesChange) =>
	queries.setQueryData<Preferences>(preferencesQuery.queryKey, (kept) => kept && { ...kept, ...part });

/** What the server has, as far as it has said so, while what is shown runs ahead of it. */
const held = new WeakMap<QueryClient, Preferences>();

type Done = { readonly onSuccess?: () => void };

/**
 * Saves at once: it holds before the server has said so, and stands as it was when it could not be kept. `chosen` is
 * what was pressed and is still under way: a box that waited for the cache would jump back for a moment.
 */
export const useChangePreferences = () => {
	const queries = useQueryClient();
	const [chosen, setChosen] = useState<PreferencesChange>({});
	/** While the next choice waits, nothing is taken back on the screen. */
	const isLast = () => queries.isMutating({ mutationKey: preferenceKeys.change }) === 1;
	const { mutate, isPending, isSuccess, error } = useApiMutation(
		async (part: PreferencesChange) => (await request(changePreferences, { body: part })).result,
		{
			mutationKey: preferenceKeys.change,
			// One after the other, so that what was chosen last is what stays.
			scope: { id: "preferences" },
			onMutate: (part) => {
				const kept = queries.getQueryData(preferencesQuery.queryKey);
				if (isLast()) held.delete(queries);
				if (kept && isLast()) held.set(queries, kept);
				put(queries, part);
			},
			onSuccess: (kept) => {
				held.set(queries, kept);
			},
			onSettled: (_, __, part) => {
				if (isLast()) put(queries, held.get(queries) ?? {});
				setChosen((before) => withoutChosen(before, part));
			},
		},
	);
	const change = (part: PreferencesChange, done?: Done) => {
		setChosen((before) => ({ ...before, ...part }));
		mutate(part, done);
	};
	return { chosen, change, isPending, isSuccess, error };
};

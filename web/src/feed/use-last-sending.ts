import { type MutationKey, useMutationState, useQueryClient } from "@tanstack/react-query";

/** How the latest sending under a key stands, though one left the place where it began and came back. */
export const useLastSending = (mutationKey: MutationKey) => {
	const queries = useQueryClient();
	const filters = { mutationKey, exact: true };
	const last = useMutationState({ filters, select: ({ state }) => state }).at(-1);
	const forget = () => {
		const known = queries.getMutationCache();
		for (const one of known.findAll(filters)) if (one.state.status !== "pending") known.remove(one);
	};
	return { isPending: last?.status === "pending", error: last?.error ?? null, forget };
};

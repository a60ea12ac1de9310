import { infiniteQueryOptions, queryOptions } from "@tanstack/react-query";
import { askForBlock, type BlockState, decideOnBlock, liftBlock, listBlocks } from "@warmline/contract/blocks/calls";
import type { BodyInputOf } from "@warmline/contract/calls";
import { request } from "../platform/http/api.ts";
import { ApiFailure } from "../platform/http/failure.ts";
import { blockKeys } from "../platform/http/query-keys.ts";
import { useApiMutation } from "../platform/http/use-api-mutation.ts";

/** Milliseconds between two looks: that one runs out is told to nobody. */
const slowly = 60_000;

const given = (cursor: string) => (cursor === "" ? {} : { cursor });

export const blocksQuery = (state: BlockState) =>
	infiniteQueryOptions({
		queryKey: blockKeys.list(state),
		initialPageParam: "",
		queryFn: ({ pageParam }) => request(listBlocks, { query: { limit: 20, state, ...given(pageParam) } }),
		getNextPageParam: ({ next }) => next,
		staleTime: 0,
		refetchInterval: slowly,
	});

/** How many asks wait for a decision. */
export const waitingQuery = queryOptions({
	queryKey: blockKeys.count,
	queryFn: async () => (await request(listBlocks, { query: { limit: 1 } })).waiting,
});

export type AskInput = BodyInputOf<typeof askForBlock>;

export const useAskForBlock = (chat_id: string) =>
	useApiMutation(async (body: AskInput) => (await request(askForBlock, { params: { chat_id }, body })).result, {
		invalidates: (error) => (error ? [] : [blockKeys.all]),
	});

/** Whether somebody else was quicker: then the list is not what it was. */
export const wasTooLate = (error: Error | null): boolean =>
	error instanceof ApiFailure &&
	(error.code === "already_decided" || error.code === "not_holding" || error.status === 404);

type Outcome = {
	readonly onDone: () => void;
	/** Somebody else was quicker. */
	readonly onTooLate: () => void;
};

/** It leaves its list before it is said what came of it: where it stood there may be nobody left to hear it. */
const useAct = <Input>(act: (input: Input) => Promise<unknown>, { onDone, onTooLate }: Outcome) =>
	useApiMutation(act, {
		invalidates: (error) => (error && !wasTooLate(error) ? [] : [blockKeys.all]),
		waits: true,
		onReloaded: (_, error) => {
			if (!error) onDone();
			else if (wasTooLate(error)) onTooLate();
		},
	});

export type DecisionInput = BodyInputOf<typeof decideOnBlock>;

export const useDecide = (block_id: string, outcome: Outcome) =>
	useAct((body: DecisionInput) => request(decideOnBlock, { params: { block_id }, body }), outcome);

export const useLift = (block_id: string, outcome: Outcome) =>
	useAct((_: undefined) => request(liftBlock, { params: { block_id } }), outcome);

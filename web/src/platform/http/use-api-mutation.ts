import {
	type QueryKey,
	type UseMutationOptions,
	type UseMutationResult,
	useMutation,
	useQueryClient,
} from "@tanstack/react-query";
import { ApiFailure } from "./failure.ts";

type ApiMutationOptions<Input, Answer, Kept> = Omit<UseMutationOptions<Answer, Error, Input, Kept>, "mutationFn"> & {
	/**
	 * What is loaded again once there is an answer, by key; also where it was refused, since what stands on the page was
	 * old. A function says it by what came of it: `error` is null after a success.
	 */
	readonly invalidates?: readonly QueryKey[] | ((error: Error | null) => readonly QueryKey[]);
	/** It stays pending until that is loaded. */
	readonly waits?: boolean;
	/** After that is loaded. */
	readonly onReloaded?: (answer: Answer | undefined, error: Error | null) => void;
};

/** Whether somebody else was quicker: what it was about is gone, or is not any more as it is shown. */
export const isTooLate = (error: unknown): boolean =>
	error instanceof ApiFailure && (error.status === 404 || error.status === 409);

/** A call that changes something at the server. Fails with an `ApiFailure`. */
export const useApiMutation = <Input = void, Answer = unknown, Kept = unknown>(
	send: (input: Input) => Promise<Answer>,
	options: ApiMutationOptions<Input, Answer, Kept> = {},
): UseMutationResult<Answer, Error, Input, Kept> => {
	const queries = useQueryClient();
	const { invalidates = [], waits = false, onReloaded, onSettled, ...others } = options;
	return useMutation<Answer, Error, Input, Kept>({
		...others,
		mutationFn: (input) => send(input),
		onSettled: async (answer, error, ...rest) => {
			await onSettled?.(answer, error, ...rest);
			const keys = typeof invalidates === "function" ? invalidates(error) : invalidates;
			const loaded = Promise.all(keys.map((queryKey) => queries.invalidateQueries({ queryKey })));
			const done = loaded.then(() => onReloaded?.(answer, error));
			if (waits) await done;
		},
	});
};

import { queryOptions, useQueryClient } from "@tanstack/react-query";
import {
	closeToVisitors,
	markSetupStep,
	openToVisitors,
	readSetup,
	type Setup,
	sendTestEmail,
} from "@warmline/contract/setup/calls";
import type { SetupMark, SetupStep } from "@warmline/contract/setup/steps";
import { request } from "../platform/http/api.ts";
import { setupKeys } from "../platform/http/query-keys.ts";
import { useApiMutation } from "../platform/http/use-api-mutation.ts";

export const setupQuery = queryOptions({
	queryKey: setupKeys.all,
	queryFn: async () => (await request(readSetup)).result,
	// Much of it is done on other pages.
	staleTime: 0,
});

/** Milliseconds; as long as the server waits for the mail server. */
const mailPatience = 90_000;

/** Without them nobody can open to visitors. */
export const missingSteps = ({ steps }: Setup) => steps.filter(({ required, state }) => required && state !== "done");

/** Each answers how all steps stand then; after a refusal they are asked for again. */
const useSetupCall = <Input = void>(send: (input: Input) => Promise<{ readonly result: Setup }>) => {
	const queries = useQueryClient();
	return useApiMutation(send, {
		onSuccess: ({ result }) => void queries.setQueryData(setupQuery.queryKey, result),
		invalidates: (error) => (error ? [setupKeys.all] : []),
	});
};

export const useMarkStep = (step: SetupStep) =>
	useSetupCall((mark: SetupMark | null) => request(markSetupStep, { params: { step }, body: { mark } }));

export const useSendTestEmail = () => useSetupCall(() => request(sendTestEmail, { patience: mailPatience }));
export const useOpenToVisitors = () => useSetupCall(() => request(openToVisitors));
export const useCloseToVisitors = () => useSetupCall(() => request(closeToVisitors));

import { useQueryClient } from "@tanstack/react-query";
import type { Duty } from "@warmline/contract/shifts/duty-calls";
import { shiftKeys } from "../../platform/http/query-keys.ts";
import { useApiMutation } from "../../platform/http/use-api-mutation.ts";
import { dutyQuery } from "./duty-api.ts";

/** Does something about the duty; the answer says how it stands now, and the shifts are asked for again. */
export const useDutyAct = <Asked>(send: (asked: Asked) => Promise<Duty>, done: (asked: Asked) => void) => {
	const queries = useQueryClient();
	return useApiMutation(send, {
		onSuccess: async (duty, asked) => {
			await queries.cancelQueries(dutyQuery);
			queries.setQueryData(dutyQuery.queryKey, duty);
			done(asked);
		},
		// It was refused by what has changed meanwhile.
		invalidates: (error) => [error ? dutyQuery.queryKey : shiftKeys.all],
	});
};

import { useQueryClient } from "@tanstack/react-query";
import { memberKeys } from "../../platform/http/query-keys.ts";
import { isTooLate, useApiMutation } from "../../platform/http/use-api-mutation.ts";
import { doMemberAct, type MemberAct, memberQuery } from "./members-api.ts";

/** Does one act to a member; pages show afterwards who they are now, also when somebody else was quicker. */
export const useMemberAct = (memberId: string) => {
	const queries = useQueryClient();
	const { queryKey } = memberQuery(memberId);
	return useApiMutation((asked: MemberAct) => doMemberAct(memberId, asked), {
		onSuccess: (member) => queries.setQueryData(queryKey, member),
		invalidates: (error) => {
			if (!error) return [memberKeys.lists];
			return isTooLate(error) ? [queryKey] : [];
		},
	});
};

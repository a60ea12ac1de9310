import { useMutation, useQueryClient } from "@tanstack/react-query";
import { ApiFailure } from "../../platform/http/failure.ts";
import { doMemberAct, type MemberAct, memberQuery, membersKey } from "./members-api.ts";

/** Does one act to a member; pages show afterwards who they are now, also when somebody else was quicker. */
export const useMemberAct = (memberId: string) => {
	const queries = useQueryClient();
	const { queryKey } = memberQuery(memberId);
	return useMutation({
		mutationFn: (asked: MemberAct) => doMemberAct(memberId, asked),
		onSuccess: (member) => {
			queries.setQueryData(queryKey, member);
			void queries.invalidateQueries({ queryKey: membersKey });
		},
		onError: (error) => {
			const late = error instanceof ApiFailure && (error.status === 409 || error.status === 404);
			if (late) void queries.invalidateQueries({ queryKey });
		},
	});
};

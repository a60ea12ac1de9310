import { infiniteQueryOptions, queryOptions } from "@tanstack/react-query";
import { auditActs, auditLog, auditMembers } from "@warmline/contract/audit/calls";
import * as z from "zod/mini";
import { request } from "../platform/http/api.ts";

/** What the log is narrowed to, as it stands in the address; what makes no sense there narrows nothing. */
export type AuditFilter = {
	readonly act: string;
	readonly member: string;
	readonly chat: string;
	readonly from: string;
	readonly to: string;
};

const act = z.enum(auditActs);
const given = (text: string) => (text === "" ? undefined : text);

export const auditLogQuery = (filter: AuditFilter) =>
	infiniteQueryOptions({
		queryKey: ["audit", filter],
		initialPageParam: "",
		queryFn: ({ pageParam }) =>
			request(auditLog, {
				query: {
					cursor: given(pageParam),
					act: act.safeParse(filter.act).data,
					member: given(filter.member),
					chat: given(filter.chat),
					from: given(filter.from),
					to: given(filter.to),
				},
			}),
		getNextPageParam: ({ next }) => next,
		// Who looks again sees what happened since: their own look at a transcript stands there, too.
		staleTime: 0,
	});

export const auditMembersQuery = queryOptions({
	queryKey: ["audit", "members"],
	queryFn: async () => (await request(auditMembers)).results,
});

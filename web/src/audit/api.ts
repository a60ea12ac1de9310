import { infiniteQueryOptions, queryOptions } from "@tanstack/react-query";
import { auditActs, auditLog, auditMembers, auditTable } from "@warmline/contract/audit/calls";
import * as z from "zod/mini";
import { request, withQuery } from "../platform/http/api.ts";
import { auditKeys } from "../platform/http/query-keys.ts";
import { saveFile } from "../platform/http/save-file.ts";
import { society } from "../platform/society.ts";
import { now } from "../platform/time/time.ts";
import { dayIn } from "../platform/time/zones.ts";

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

const narrowedTo = (filter: AuditFilter) => ({
	act: act.safeParse(filter.act).data,
	member: given(filter.member),
	chat: given(filter.chat),
	from: given(filter.from),
	to: given(filter.to),
});

export const auditLogQuery = (filter: AuditFilter) =>
	infiniteQueryOptions({
		queryKey: auditKeys.log(filter),
		initialPageParam: "",
		queryFn: ({ pageParam }) => request(auditLog, { query: { cursor: given(pageParam), ...narrowedTo(filter) } }),
		getNextPageParam: ({ next }) => next,
		// Who looks again sees what happened since: their own look at a transcript stands there, too.
		staleTime: 0,
	});

export const auditMembersQuery = queryOptions({
	queryKey: auditKeys.members,
	queryFn: async () => (await request(auditMembers)).results,
});

export const saveAuditLog = (filter: AuditFilter): Promise<void> =>
	saveFile(withQuery(auditTable.path, narrowedTo(filter)), `audit-log-${dayIn(now(), society.clock)}.csv`);

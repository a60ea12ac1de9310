import { auditLog, auditMembers, auditTable } from "@warmline/contract/audit/calls";
import type { MemberRow } from "../accounts/index.ts";
import { daysAfter, startOfDay } from "../platform/days.ts";
import { byId, fetchPage } from "../platform/db/keyset-page.ts";
import type { Calls } from "../platform/http/calls.ts";
import { wishedLanguage } from "../platform/language.ts";
import type { Platform } from "../platform/platform.ts";
import { society } from "../platform/society.ts";
import { tableOf } from "./audit-table.ts";
import { listLog, membersInLog } from "./queries.ts";
import { serializeEntry } from "./serialize-entry.ts";

type Days = { readonly from?: string | undefined; readonly to?: string | undefined };

/** A first and a last day, on the clocks of the organisation, as moments. */
const inMoments = <Filter extends Days>({ from, to, ...others }: Filter) => ({
	...others,
	from: from === undefined ? undefined : startOfDay(society().clock, from),
	until: to === undefined ? undefined : startOfDay(society().clock, daysAfter(to, 1)),
});

export const auditRoutes = (calls: Calls<MemberRow>, platform: Platform) => {
	const { database } = platform;
	calls.answer(auditLog, async ({ query: { cursor, limit, ...filter } }) => {
		const { rows, next } = await fetchPage(byId, { cursor, limit }, (page) =>
			listLog(database.db, { ...inMoments(filter), ...page }),
		);
		return { results: rows.map(serializeEntry), next };
	});

	calls.answer(auditTable, async ({ query, request }) => tableOf(platform, inMoments(query), wishedLanguage(request)));

	calls.answer(auditMembers, async () => ({ results: await membersInLog(database.db) }));
};

import { type AuditEntry, auditLog, auditMembers, auditTable } from "@warmline/contract/audit/calls";
import { formerMember } from "@warmline/contract/members/former-member";
import type { MemberRow } from "../accounts/index.ts";
import { daysAfter, startOfDay } from "../platform/days.ts";
import { byId, fetchPage } from "../platform/db/keyset-page.ts";
import type { Calls } from "../platform/http/calls.ts";
import { translate, wishedLanguage } from "../platform/language.ts";
import type { Platform } from "../platform/platform.ts";
import { society } from "../platform/society.ts";
import { tableOf } from "./audit-table.ts";
import { type LineRow, listLog, membersInLog } from "./queries.ts";

type Days = { readonly from?: string | undefined; readonly to?: string | undefined };

/** A first and a last day, on the clocks of the society, as moments. */
const inMoments = <Filter extends Days>({ from, to, ...others }: Filter) => ({
	...others,
	from: from === undefined ? undefined : startOfDay(society.clock, from),
	until: to === undefined ? undefined : startOfDay(society.clock, daysAfter(to, 1)),
});

const toEntry = (line: LineRow): AuditEntry => ({
	id: line.id,
	at: line.at.toISOString(),
	act: line.act,
	member: { id: line.member_id, name: line.member_name },
	chat_id: line.chat_id,
	about: line.about_id === null ? null : { id: line.about_id, name: line.about_name ?? translate(formerMember) },
	detail: line.detail,
});

export const auditRoutes = (calls: Calls<MemberRow>, platform: Platform) => {
	const { database } = platform;
	calls.answer(auditLog, async ({ query: { cursor, limit, ...filter } }) => {
		const { rows, next } = await fetchPage(byId, { cursor, limit }, (page) =>
			listLog(database.db, { ...inMoments(filter), ...page }),
		);
		return { results: rows.map(toEntry), next };
	});

	calls.answer(auditTable, async ({ query, request }) => tableOf(platform, inMoments(query), wishedLanguage(request)));

	calls.answer(auditMembers, async () => ({ results: await membersInLog(database.db) }));
};

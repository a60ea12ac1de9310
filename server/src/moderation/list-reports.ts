import type { AnswerOf, QueryOf } from "@warmline/contract/calls";
import type { listReports } from "@warmline/contract/moderation/calls";
import type { MemberRow } from "../accounts/index.ts";
import { byId, fetchPage } from "../platform/db/keyset-page.ts";
import type { Platform } from "../platform/platform.ts";
import { countWaiting, reportsDecided, reportsWaiting } from "./queries.ts";
import { toReport } from "./serializers.ts";

export const listReportsFor = async (
	{ database: { db } }: Platform,
	moderator: MemberRow,
	{ decided, ...paging }: QueryOf<typeof listReports>,
): Promise<AnswerOf<typeof listReports>> => {
	const reports = decided ? reportsDecided : reportsWaiting;
	const [{ rows, next }, waiting] = await Promise.all([
		fetchPage(byId, paging, (page) => reports(db, { reader: moderator.id, ...page })),
		countWaiting(db, moderator.id),
	]);
	return { results: rows.map(toReport), next, waiting };
};

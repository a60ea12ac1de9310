import type { AnswerOf, QueryOf } from "@warmline/contract/calls";
import type { listReports } from "@warmline/contract/moderation/calls";
import type { MemberRow } from "../accounts/index.ts";
import { idAt } from "../platform/http/requests/cursor.ts";
import type { Platform } from "../platform/platform.ts";
import { countWaiting, reportsDecided, reportsWaiting } from "./queries.ts";
import { toReport } from "./serializers.ts";

export const listReportsFor = async (
	{ database: { db } }: Platform,
	moderator: MemberRow,
	{ cursor, limit, decided }: QueryOf<typeof listReports>,
): Promise<AnswerOf<typeof listReports>> => {
	const page = { reader: moderator.id, after: idAt(cursor), limit: limit + 1 };
	const [found, waiting] = await Promise.all([
		decided ? reportsDecided(db, page) : reportsWaiting(db, page),
		countWaiting(db, moderator.id),
	]);
	const shown = found.slice(0, limit);
	return { results: shown.map(toReport), next: (found.length > limit && shown.at(-1)?.id) || null, waiting };
};

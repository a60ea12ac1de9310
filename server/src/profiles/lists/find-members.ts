import type { AnswerOf, QueryOf } from "@warmline/contract/calls";
import type { findMembers } from "@warmline/contract/profiles/calls";
import type { MemberRow } from "../../accounts/index.ts";
import { byName, fetchPage } from "../../platform/db/keyset-page.ts";
import type { Platform } from "../../platform/platform.ts";
import { toListed } from "../serializers.ts";
import { membersFound } from "./list-queries.ts";

export const findMembersBy = async (
	{ database: { db } }: Platform,
	reader: MemberRow,
	{ query, ...paging }: QueryOf<typeof findMembers>,
): Promise<AnswerOf<typeof findMembers>> => {
	const { rows, next } = await fetchPage(byName, paging, (page) =>
		membersFound(db, { query, readerId: reader.id, ...page }),
	);
	return { results: rows.map(toListed), next };
};

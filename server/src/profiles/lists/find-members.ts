import type { AnswerOf, QueryOf } from "@warmline/contract/calls";
import { id } from "@warmline/contract/ids";
import type { findMembers } from "@warmline/contract/profiles/calls";
import * as z from "zod/mini";
import type { MemberRow } from "../../accounts/index.ts";
import { cursorOf, placeAt } from "../../platform/http/requests/cursor.ts";
import type { Platform } from "../../platform/platform.ts";
import { toListed } from "../serializers.ts";
import { membersFound } from "./list-queries.ts";

/** Where a page ended: by both names, and whose they are. */
const place = z.tuple([z.string(), z.string(), id]);

export const findMembersBy = async (
	{ database: { db } }: Platform,
	reader: MemberRow,
	{ cursor, limit, query }: QueryOf<typeof findMembers>,
): Promise<AnswerOf<typeof findMembers>> => {
	const after = placeAt(cursor, place);
	const rows = await membersFound(db, { query, readerId: reader.id, after, limit: limit + 1 });
	const shown = rows.slice(0, limit);
	const last = shown.at(-1);
	const next = rows.length > limit && last ? cursorOf([last.by_first, last.by_last, last.id]) : null;
	return { results: shown.map(toListed), next };
};

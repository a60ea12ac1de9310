import type { AnswerOf, QueryOf } from "@warmline/contract/calls";
import { id } from "@warmline/contract/ids";
import type { listFollows } from "@warmline/contract/profiles/calls";
import * as z from "zod/mini";
import type { MemberRow } from "../../accounts/index.ts";
import { cursorOf, instantInCursor, placeAt } from "../../platform/http/requests/cursor.ts";
import type { Platform } from "../../platform/platform.ts";
import { preferencesOf } from "../../preferences/index.ts";
import { countTied, membersTied } from "../lists/list-queries.ts";
import { meetMember } from "../meet-member.ts";
import { maySeeAll } from "../policy.ts";
import { toListed } from "../serializers.ts";

/** Where a page ended: since when, and who. */
const place = z.tuple([instantInCursor, id]);

export const listFollowsOf = async (
	{ database: { db }, clock }: Platform,
	reader: MemberRow,
	memberId: string,
	{ cursor, limit, kind }: QueryOf<typeof listFollows>,
): Promise<AnswerOf<typeof listFollows>> => {
	const after = placeAt(cursor, place);
	const standing = await meetMember(db, clock, reader, { id: memberId });
	const asked = { memberId, kind, readerId: reader.id };
	const total = await countTied(db, asked);
	if (!maySeeAll(reader, standing, await preferencesOf(db, memberId))) return { results: [], next: null, total };
	const rows = await membersTied(db, { ...asked, after, limit: limit + 1 });
	const shown = rows.slice(0, limit);
	const last = shown.at(-1);
	const next = rows.length > limit && last ? cursorOf([last.at.toISOString(), last.id]) : null;
	return { results: shown.map(toListed), next, total };
};

import type { AnswerOf, QueryOf } from "@warmline/contract/calls";
import { id } from "@warmline/contract/ids";
import type { listFollows } from "@warmline/contract/profiles/calls";
import * as z from "zod/mini";
import type { MemberRow } from "../../accounts/index.ts";
import { fetchPage, instantKey, type Keyset } from "../../platform/db/keyset-page.ts";
import type { Platform } from "../../platform/platform.ts";
import { preferencesOf } from "../../preferences/index.ts";
import { countTied, type FollowKey, membersTied } from "../lists/list-queries.ts";
import { meetMember } from "../meet-member.ts";
import { maySeeAll } from "../policy.ts";
import { toListed } from "../serializers.ts";

/** Since when, and who. */
const byFollow: Keyset<{ at: Date; id: string }, FollowKey> = {
	key: z.readonly(z.tuple([instantKey, id])),
	keyOf: (row) => [row.at.toISOString(), row.id],
};

export const listFollowsOf = async (
	{ database: { db }, clock }: Platform,
	reader: MemberRow,
	memberId: string,
	{ kind, ...paging }: QueryOf<typeof listFollows>,
): Promise<AnswerOf<typeof listFollows>> => {
	const standing = await meetMember(db, clock, reader, { id: memberId });
	const asked = { memberId, kind, readerId: reader.id };
	const total = await countTied(db, asked);
	if (!maySeeAll(reader, standing, await preferencesOf(db, memberId))) return { results: [], next: null, total };
	const { rows, next } = await fetchPage(byFollow, paging, (page) => membersTied(db, { ...asked, ...page }));
	return { results: rows.map(toListed), next, total };
};

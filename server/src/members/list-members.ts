import type { QueryOf } from "@warmline/contract/calls";
import { t } from "@warmline/contract/i18n";
import { id } from "@warmline/contract/ids";
import type { KeptMember, listMembers } from "@warmline/contract/members/calls";
import * as z from "zod/mini";
import { oldestUse } from "../accounts/index.ts";
import { suspendedAmong } from "../applications/index.ts";
import { notFound } from "../platform/errors.ts";
import { cursorOf, placeAt } from "../platform/http/requests/cursor.ts";
import type { Platform } from "../platform/platform.ts";
import { isOnline } from "../platform/realtime/presence.ts";
import { type ListedMember, memberListed, membersAfter } from "./queries.ts";
import { toKeptMember } from "./serializers.ts";

/** Where a page ended: by both names, and whose they are. */
const place = z.tuple([z.string(), z.string(), id]);

const shownAs = async ({ database: { db }, hub }: Platform, rows: readonly ListedMember[]): Promise<KeptMember[]> => {
	const ids = rows.map(({ id }) => id);
	const suspended = ids.length === 0 ? new Set() : await suspendedAmong(db, ids);
	return rows.map((row) => toKeptMember(row, { online: isOnline(hub, row.id), suspended: suspended.has(row.id) }));
};

export const pageOfMembers = async (
	platform: Platform,
	{ cursor, limit, ...filter }: QueryOf<typeof listMembers>,
): Promise<{ results: KeptMember[]; next: string | null }> => {
	const since = oldestUse(platform.clock.now());
	const asked = { ...filter, after: placeAt(cursor, place), limit: limit + 1 };
	const rows = await membersAfter(platform.database.db, since, asked);
	const shown = rows.slice(0, limit);
	const last = shown.at(-1);
	return {
		results: await shownAs(platform, shown),
		next: rows.length > limit && last ? cursorOf([last.by_first, last.by_last, last.id]) : null,
	};
};

export const noSuchMember = () => notFound(t("No such member."));

export const keptMember = async (platform: Platform, memberId: string): Promise<KeptMember> => {
	const found = await memberListed(platform.database.db, oldestUse(platform.clock.now()), memberId);
	const [shown] = found ? await shownAs(platform, [found]) : [];
	if (!shown) throw noSuchMember();
	return shown;
};

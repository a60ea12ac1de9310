import type { QueryOf } from "@warmline/contract/calls";
import { t } from "@warmline/contract/i18n";
import type { KeptMember, listMembers } from "@warmline/contract/members/calls";
import { suspendedAmong } from "../applications/index.ts";
import { byName, fetchPage } from "../platform/db/keyset-page.ts";
import { notFound } from "../platform/errors.ts";
import type { Platform } from "../platform/platform.ts";
import { isOnline } from "../platform/realtime/presence.ts";
import { type ListedMember, memberListed, membersAfter } from "./queries.ts";
import { toKeptMember } from "./serializers.ts";

const shownAs = async ({ database: { db }, hub }: Platform, rows: readonly ListedMember[]): Promise<KeptMember[]> => {
	const ids = rows.map(({ id }) => id);
	const suspended = ids.length === 0 ? new Set() : await suspendedAmong(db, ids);
	return rows.map((row) => toKeptMember(row, { online: isOnline(hub, row.id), suspended: suspended.has(row.id) }));
};

export const pageOfMembers = async (
	platform: Platform,
	{ cursor, limit, ...filter }: QueryOf<typeof listMembers>,
): Promise<{ results: KeptMember[]; next: string | null }> => {
	const { rows, next } = await fetchPage(byName, { cursor, limit }, (page) =>
		membersAfter(platform.database.db, platform.clock.now(), { ...filter, ...page }),
	);
	return { results: await shownAs(platform, rows), next };
};

export const noSuchMember = () => notFound(t("No such member."));

export const keptMember = async (platform: Platform, memberId: string): Promise<KeptMember> => {
	const found = await memberListed(platform.database.db, platform.clock.now(), memberId);
	const [shown] = found ? await shownAs(platform, [found]) : [];
	if (!shown) throw noSuchMember();
	return shown;
};

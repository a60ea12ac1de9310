import type { QueryOf } from "@warmline/contract/calls";
import { id } from "@warmline/contract/ids";
import type { KeptMember, listMembers } from "@warmline/contract/members/calls";
import { say } from "@warmline/contract/say";
import * as z from "zod/mini";
import { isOnline, oldestUse } from "../accounts/index.ts";
import { suspendedAmong } from "../applications/index.ts";
import type { Platform } from "../platform/platform.ts";
import { invalid, notFound } from "../platform/refusals.ts";
import { type ListedMember, memberListed, membersAfter, type Place } from "./queries.ts";
import { toKeptMember } from "./shapes.ts";

const place = z.tuple([z.string(), z.string(), id]);

const cursorOf = ({ by_first, by_last, id }: ListedMember) =>
	Buffer.from(JSON.stringify([by_first, by_last, id])).toString("base64url");

const parsed = (text: string): unknown => {
	try {
		return JSON.parse(text);
	} catch {
		return undefined;
	}
};

const placeAt = (cursor: string | undefined): Place | undefined => {
	if (cursor === undefined) return undefined;
	const known = place.safeParse(parsed(Buffer.from(cursor, "base64url").toString()));
	// What is no cursor of ours may hold what no name can, and the database would stumble over.
	if (!known.success || /\p{C}/u.test(known.data.join(""))) {
		throw invalid("invalid_cursor", say("This page does not exist."));
	}
	return known.data;
};

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
	const asked = { ...filter, after: placeAt(cursor), limit: limit + 1 };
	const rows = await membersAfter(platform.database.db, since, asked);
	const shown = rows.slice(0, limit);
	const last = shown.at(-1);
	return { results: await shownAs(platform, shown), next: rows.length > limit && last ? cursorOf(last) : null };
};

export const noSuchMember = () => notFound(say("There is no such member."));

export const keptMember = async (platform: Platform, memberId: string): Promise<KeptMember> => {
	const found = await memberListed(platform.database.db, oldestUse(platform.clock.now()), memberId);
	const [shown] = found ? await shownAs(platform, [found]) : [];
	if (!shown) throw noSuchMember();
	return shown;
};

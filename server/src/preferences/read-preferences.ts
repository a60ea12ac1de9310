import type { Preferences } from "@warmline/contract/preferences/calls";
import type { Db } from "../platform/db/database.ts";
import { fillIn } from "./fill-in.ts";
import { chosenOf, chosenOfMany } from "./queries.ts";

export const preferencesOf = async (db: Db, memberId: string): Promise<Preferences> =>
	fillIn((await chosenOf(db, memberId)) ?? {});

/** Of each of these members, whether they have chosen anything or not. */
export const preferencesOfMany = async (db: Db, memberIds: readonly string[]): Promise<Map<string, Preferences>> => {
	const rows = memberIds.length === 0 ? [] : await chosenOfMany(db, memberIds);
	const chosen = new Map(rows.map((row) => [row.member_id, row.chosen]));
	return new Map(memberIds.map((id) => [id, fillIn(chosen.get(id) ?? {})]));
};

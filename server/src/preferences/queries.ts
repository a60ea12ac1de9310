import type { PreferencesChange } from "@warmline/contract/preferences/calls";
import { eq } from "drizzle-orm";
import { isAnyOf } from "../platform/db/any-of.ts";
import type { Db } from "../platform/db/database.ts";
import { firstRow } from "../platform/db/first-row.ts";
import { member_preferences } from "./tables.ts";

export const chosenOf = async (db: Db, memberId: string): Promise<PreferencesChange | undefined> =>
	firstRow(await db.select().from(member_preferences).where(eq(member_preferences.member_id, memberId)))?.chosen;

/** Those of these members who have chosen something. */
export const chosenOfMany = (db: Db, memberIds: readonly string[]) =>
	db.select().from(member_preferences).where(isAnyOf(member_preferences.member_id, memberIds));

export const setChosen = (tx: Db, member_id: string, chosen: PreferencesChange) =>
	tx
		.insert(member_preferences)
		.values({ member_id, chosen })
		.onConflictDoUpdate({ target: member_preferences.member_id, set: { chosen } });

import {
	changePreferences as changePreferencesCall,
	readPreferences as readPreferencesCall,
} from "@warmline/contract/preferences/calls";
import type { MemberRow } from "../accounts/index.ts";
import type { Db } from "../platform/db/database.ts";
import type { Calls } from "../platform/http/calls.ts";
import type { Platform } from "../platform/platform.ts";
import { changePreferences } from "./change-preferences.ts";
import { chosenOf } from "./queries.ts";
import { preferencesOf } from "./read-preferences.ts";

export { changePreferences } from "./change-preferences.ts";
export { keepLanguage } from "./keep-language.ts";
export { chosenOf } from "./queries.ts";
export { preferencesOf, preferencesOfMany } from "./read-preferences.ts";

/** A member's preferences, for their export. */
export const exportPersonalData = async (db: Db, memberId: string) => (await chosenOf(db, memberId)) ?? null;

export const preferences = (calls: Calls<MemberRow>, platform: Platform) => {
	calls.answer(readPreferencesCall, async ({ member }) => ({
		result: await preferencesOf(platform.database.db, member.id),
	}));

	calls.answer(changePreferencesCall, async ({ member, body }) => ({
		result: await changePreferences(platform, member, body),
	}));
};

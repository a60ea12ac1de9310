import type { Preferences } from "@warmline/contract/preferences/calls";
import * as z from "zod/mini";
import { parseStoredObject } from "../platform/storage/parse-stored-object.ts";

/** What has to hold from the first moment of a page on, before the server has answered. */
export type KeptPreferences = Pick<Preferences, "theme" | "time_zone">;

const key = "warmline.preferences";
const kept = z.object({ theme: z.enum(["system", "light", "dark"]), time_zone: z.nullable(z.string()) });

/** Of this member and this tab; a torn or foreign value counts as nothing. */
export const readKept = (storage: Pick<Storage, "getItem">, memberId: string): KeptPreferences | null => {
	const value = Reflect.get(parseStoredObject(storage.getItem(key)), memberId);
	return kept.safeParse(value).data ?? null;
};

/** Nobody who comes after them has to know it. */
export const forgetKept = (storage: Pick<Storage, "removeItem">): void => storage.removeItem(key);

/** Only the latest member's: a tab has one at a time. */
export const writeKept = (
	storage: Pick<Storage, "setItem">,
	memberId: string,
	{ theme, time_zone }: KeptPreferences,
): void => storage.setItem(key, JSON.stringify({ [memberId]: { theme, time_zone } }));

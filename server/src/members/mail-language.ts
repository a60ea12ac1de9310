import type { Language } from "@warmline/contract/content/words";
import { languageOf } from "../applications/index.ts";
import type { Db } from "../platform/db/database.ts";
import { society } from "../platform/society.ts";
import { chosenOf } from "../preferences/index.ts";

/** In which language, and by which clocks, somebody is written to: as they have chosen, or else as they have applied. */
export const mailLanguageOf = async (db: Db, memberId: string): Promise<{ language: Language; zone: string }> => {
	const [language, chosen] = await Promise.all([languageOf(db, memberId), chosenOf(db, memberId)]);
	return { language, zone: chosen?.time_zone ?? society().clock };
};

import type { Language } from "@warmline/contract/content/words";
import type { Db } from "../platform/db/database.ts";
import { chosenOf } from "../preferences/index.ts";
import { latestApplication } from "./queries.ts";

/** In which language somebody is written to: as they have chosen, or else as they have applied. */
export const languageOf = async (db: Db, memberId: string): Promise<Language> =>
	(await chosenOf(db, memberId))?.language ?? (await latestApplication(db, memberId))?.language ?? "en";

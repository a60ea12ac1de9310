import type { Language } from "@warmline/contract/content/words";
import type { Db } from "../platform/db/database.ts";
import { setChosen } from "./queries.ts";

/** In the transaction that makes the member: the language of the page on which they did, until they choose another. */
export const keepLanguage = (tx: Db, memberId: string, language: Language) => setChosen(tx, memberId, { language });

import type { Db } from "../platform/db/database.ts";
import { deleteFormsFrom, formsFrom } from "./queries.ts";

/** What somebody sent by the forms of the public site: known by the email alone. */
export const exportOf = (db: Db, email: string) => formsFrom(db, email);

export const forgetSender = (tx: Db, email: string) => deleteFormsFrom(tx, email);

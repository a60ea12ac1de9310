import type { Db } from "../platform/db/database.ts";
import { importsBy } from "./queries.ts";

/** When somebody imported a table, and how many people were in it. When they are erased the foreign key takes them out. */
export const exportPersonalData = importsBy satisfies (db: Db, memberId: string) => Promise<unknown>;

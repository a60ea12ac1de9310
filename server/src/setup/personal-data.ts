import type { Db } from "../platform/db/database.ts";
import { markedBy, openedBy } from "./queries.ts";

/** Whether somebody opened the installation, and what they said of its steps. Its foreign keys take the name out. */
export const exportPersonalData = async (db: Db, memberId: string) => ({
	opened: await openedBy(db, memberId),
	steps: await markedBy(db, memberId),
});

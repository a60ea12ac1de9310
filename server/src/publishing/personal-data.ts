import type { Db } from "../platform/db/database.ts";
import { publishedBy, savedBy } from "./queries.ts";

/** What somebody published, and the drafts they saved last. The texts are the organisation's and stay; its foreign keys take the name out. */
export const exportPersonalData = async (db: Db, memberId: string) => ({
	published: await publishedBy(db, memberId),
	drafts: await savedBy(db, memberId),
});

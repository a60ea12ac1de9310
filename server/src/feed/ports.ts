import type { Db } from "../platform/db/database.ts";

/** What the feed is given, because it must not know who does it. */
export type FeedPorts = {
	/** Whether a text repeats what a visitor wrote to this member. */
	repeatsAVisitor(db: Db, memberId: string, text: string): Promise<boolean>;
};

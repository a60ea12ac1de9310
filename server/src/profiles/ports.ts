import type { MediaInPosts } from "../media/index.ts";
import type { Db } from "../platform/db/database.ts";

/** What the profiles are given, because they must not know who does it. */
export type ProfilePorts = {
	/** Which of these pictures and videos others than profiles show. */
	readonly mediaInPosts: MediaInPosts;
	/** Whether a text repeats what a visitor wrote to this member. */
	repeatsAVisitor(db: Db, memberId: string, text: string): Promise<boolean>;
};

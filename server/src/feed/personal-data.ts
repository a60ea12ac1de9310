import { forgetNoticesOf } from "../notifications/index.ts";
import type { Db } from "../platform/db/database.ts";
import type { UnitOfWork } from "../platform/db/transaction.ts";
import type { Platform } from "../platform/platform.ts";
import { announceChanged, announceMemberGone } from "./announce.ts";
import {
	commentsBy,
	deleteCommentsBy,
	deleteLikesBy,
	deletePostsBy,
	likesBy,
	lockPostsNaming,
	postsBy,
} from "./personal-data-queries.ts";

/** What a member wrote here, and what they like; what others wrote below it is theirs. */
export const exportPersonalData = async (db: Db, memberId: string) => {
	const [posts, comments, likes] = await Promise.all([
		postsBy(db, memberId),
		commentsBy(db, memberId),
		likesBy(db, memberId),
	]);
	return { posts, comments, likes };
};

/** Pages show the latest posts; whoever has an older one before them has the right numbers when they look at it again. */
const mostTold = 200;

/** Everything goes with its author, and under the posts of others the numbers are right without them. */
export const erasePersonalData = async (
	platform: Platform,
	{ tx, afterCommit }: UnitOfWork,
	memberId: string,
): Promise<void> => {
	await lockPostsNaming(tx, memberId);
	const liked = await deleteLikesBy(tx, memberId);
	const commented = await deleteCommentsBy(tx, memberId);
	const own = await deletePostsBy(tx, memberId);
	await forgetNoticesOf(tx, { post_ids: own });
	const gone = new Set(own);
	const changed = [...new Set([...liked, ...commented])].filter((id) => !gone.has(id));
	afterCommit(() => {
		announceMemberGone(platform, memberId);
		for (const id of changed.toSorted().slice(-mostTold)) announceChanged(platform, id);
	});
};

import { minutesAfter } from "../platform/clock.ts";
import type { Platform } from "../platform/platform.ts";
import { insertFollow } from "../profiles/follows/follow-queries.ts";
import { pastFollows, pastPosts } from "./data/past-posts.ts";
import { insertPastPost } from "./insert-post.ts";

const hour = 60;
/** Minutes between what is said of a post. */
const pace = 9;

/** Whom the members follow, and what they have told each other. */
export const fillFeed = async (platform: Platform, ids: ReadonlyMap<string, string>): Promise<void> => {
	const { database, clock } = platform;
	const now = clock.now();
	const idOf = (username: string) => ids.get(username) ?? "";
	for (const [follower, followed] of Object.entries(pastFollows))
		for (const [at, other] of followed.entries())
			await insertFollow(database.db, idOf(follower), idOf(other), minutesAfter(now, -(20 * 24 + at) * hour));
	for (const { by, hoursAgo, content, warning, followersOnly, pinned, likedBy = [], comments = [] } of pastPosts) {
		const at = minutesAfter(now, -hoursAgo * hour);
		await insertPastPost(platform, {
			author_id: idOf(by),
			content,
			content_warning: warning ?? null,
			is_public: followersOnly !== true,
			pinned_at: pinned ? at : null,
			at,
			likes: likedBy.map((username, n) => ({ member_id: idOf(username), at: minutesAfter(at, (n + 1) * pace) })),
			comments: comments.map((line, n) => ({
				author_id: idOf(line.slice(0, line.indexOf(": "))),
				content: line.slice(line.indexOf(": ") + 2),
				at: minutesAfter(at, (n + 2) * pace),
			})),
		});
	}
};

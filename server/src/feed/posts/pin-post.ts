import type { BodyOf } from "@warmline/contract/calls";
import type { pinPost as pinPostCall } from "@warmline/contract/feed/calls";
import type { Post } from "@warmline/contract/feed/post";
import { t } from "@warmline/contract/i18n";
import { type MemberRow, memberById, namedPerson } from "../../accounts/index.ts";
import { record } from "../../audit/index.ts";
import { inTransaction } from "../../platform/db/transaction.ts";
import { conflict, forbidden } from "../../platform/errors.ts";
import type { Platform } from "../../platform/platform.ts";
import { announceChanged } from "../announce.ts";
import { noSuchPost } from "../errors.ts";
import { mayPin } from "../policy.ts";
import { lockPinnedPosts, lockPost, pinnedBeside, setPinned } from "./post-queries.ts";
import { showPost } from "./show-posts.ts";

/** More would push what is new out of sight. */
const mostPinned = 10;

const tooManyPinned = () =>
	conflict(
		"too_many_pinned",
		t("There are already {most} pinned posts. Please unpin one first.", { most: mostPinned }),
	);

/** As `pinned` says; without it, it is unpinned where it is pinned. */
export const pinPost = async (
	platform: Platform,
	member: MemberRow,
	{ post_id: postId, pinned }: Pick<BodyOf<typeof pinPostCall>, "post_id" | "pinned">,
): Promise<Post> => {
	const { database, clock } = platform;
	await inTransaction(database.db, async ({ tx, afterCommit }) => {
		await lockPinnedPosts(tx);
		const post = await lockPost(tx, member, postId);
		if (!post) throw noSuchPost();
		if (!mayPin(member)) throw forbidden();
		const isPinned = post.pinned_at !== null;
		const pins = pinned ?? !isPinned;
		if (pins === isPinned) return;
		if (pins && (await pinnedBeside(tx, postId)) >= mostPinned) throw tooManyPinned();
		await setPinned(tx, postId, pins ? clock.now() : null);
		const author = await memberById(tx, post.author_id);
		const about = author && author.id !== member.id ? namedPerson(author) : undefined;
		await record(tx, clock, {
			act: pins ? "pin_post" : "unpin_post",
			member,
			about,
			params: { kind: "post", id: postId },
		});
		afterCommit(() => announceChanged(platform, postId, { pinned: true }));
	});
	return showPost(database.db, member, postId);
};

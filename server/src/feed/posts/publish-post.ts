import {
	hashtagsIn,
	mentionsIn,
	type NewPost,
	type Post,
	type PostMediaType,
	postsAnHour,
	youtubeId,
} from "@warmline/contract/feed/post";
import { v7 } from "uuid";
import { avatarsAmong, type MemberRow } from "../../accounts/index.ts";
import { record } from "../../audit/index.ts";
import { ownMedia } from "../../media/index.ts";
import type { Db } from "../../platform/db/database.ts";
import { inTransaction } from "../../platform/db/transaction.ts";
import type { Platform } from "../../platform/platform.ts";
import { limitTo } from "../../platform/rate-limit/limits.ts";
import { ensureMayWrite } from "../../profiles/index.ts";
import { announceNewPost } from "../announce.ts";
import { idsOfUsernames } from "../audience-queries.ts";
import { noSuchMedia, repeatsWords } from "../errors.ts";
import { tellMentioned } from "../notify-mentioned.ts";
import type { FeedPorts } from "../ports.ts";
import { idOfNamed, insertPost, setNamed } from "./post-queries.ts";
import { showPost } from "./show-posts.ts";
import { wordsOf } from "./words-of.ts";

type Media = { media_type: PostMediaType | null; media_id: string | null; youtube_id: string | null };

const none: Media = { media_type: null, media_id: null, youtube_id: null };

/** What was uploaded must be the author's own. */
const mediaFor = async (tx: Db, member: MemberRow, { media_type, media_url }: NewPost): Promise<Media> => {
	if (!media_url) return none;
	const youtube =
		media_type === "youtube" || media_type === undefined || media_type === null ? youtubeId(media_url) : undefined;
	if (youtube !== undefined) return { ...none, media_type: "youtube", youtube_id: youtube };
	const own = await ownMedia(tx, member.id, media_url);
	if (!own || (media_type && media_type !== own.type)) throw noSuchMedia();
	// With the post it would go away, and a face is to stay.
	if ((await avatarsAmong(tx, [own.id])).size > 0) throw noSuchMedia();
	return { ...none, media_type: own.type, media_id: own.id };
};

export const publishPost = async (
	platform: Platform,
	{ repeatsAVisitor }: Pick<FeedPorts, "repeatsAVisitor">,
	member: MemberRow,
	asked: NewPost,
): Promise<Post> => {
	const { database, clock } = platform;
	const { db } = database;
	const known = asked.client_id === undefined ? undefined : await idOfNamed(db, member.id, asked.client_id);
	if (known) return showPost(db, member, known);
	await ensureMayWrite(db, clock, member);
	await limitTo(platform, ["posts", member.id], { limit: postsAnHour, windowSeconds: 3600 });
	const repeats = await repeatsAVisitor(db, member.id, wordsOf(asked));
	if (repeats && !asked.checked) throw repeatsWords();
	const content = asked.content ?? "";
	const postId = await inTransaction(db, async (work) => {
		const { tx, afterCommit } = work;
		const media = await mediaFor(tx, member, asked);
		const post = await insertPost(tx, {
			id: v7(),
			author_id: member.id,
			content,
			is_public: asked.is_public ?? true,
			...media,
			media_title: asked.media_title ?? null,
			media_alt: asked.media_alt ?? null,
			content_warning: asked.content_warning ?? null,
			client_id: asked.client_id ?? null,
			created_at: clock.now(),
		});
		if (!post) {
			const same = asked.client_id === undefined ? undefined : await idOfNamed(tx, member.id, asked.client_id);
			if (!same) throw noSuchMedia();
			return same;
		}
		await setNamed(tx, post.id, {
			tags: hashtagsIn(content),
			memberIds: await idsOfUsernames(tx, mentionsIn(content)),
		});
		if (repeats)
			await record(tx, clock, { act: "publish_after_warning", member, params: { kind: "post", id: post.id } });
		await tellMentioned(platform, work, post);
		afterCommit(() => announceNewPost(platform, post));
		return post.id;
	});
	return showPost(db, member, postId);
};

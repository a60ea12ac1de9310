import type { Post } from "@warmline/contract/feed/post";
import type { Db } from "../../platform/db/database.ts";
import { noSuchPost } from "../errors.ts";
import { aroundPosts } from "../seen-queries.ts";
import { toPost } from "../serializers.ts";
import type { Reader } from "../visibility-queries.ts";
import { type NamedPost, postSeen } from "./post-queries.ts";

export const showPosts = async (db: Db, reader: Reader, posts: readonly NamedPost[]): Promise<Post[]> => {
	if (posts.length === 0) return [];
	const around = await aroundPosts(
		db,
		reader,
		posts.map(({ id }) => id),
	);
	return posts.map((post) => toPost(reader, post, around(post.id)));
};

/** By its address. */
export const showPost = async (db: Db, reader: Reader, postId: string): Promise<Post> => {
	const post = await postSeen(db, reader, postId);
	const [shown] = post ? await showPosts(db, reader, [post]) : [];
	if (!shown) throw noSuchPost();
	return shown;
};

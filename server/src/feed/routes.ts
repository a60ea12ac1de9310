import {
	createPost,
	deletePost as deletePostCall,
	editPost as editPostCall,
	listPosts,
	pinPost as pinPostCall,
	readPost,
	suggest as suggestCall,
	trendingTags as trendingTagsCall,
} from "@warmline/contract/feed/calls";
import { t } from "@warmline/contract/i18n";
import { ensureSelf, type MemberRow } from "../accounts/index.ts";
import type { Calls } from "../platform/http/calls.ts";
import { idFrom } from "../platform/http/requests/path-id.ts";
import type { Platform } from "../platform/platform.ts";
import { noSuchPost } from "./errors.ts";
import type { FeedPorts } from "./ports.ts";
import { deletePost } from "./posts/delete-post.ts";
import { editPost } from "./posts/edit-post.ts";
import { pageOfPosts } from "./posts/list-posts.ts";
import { pinPost } from "./posts/pin-post.ts";
import { publishPost } from "./posts/publish-post.ts";
import { showPost } from "./posts/show-posts.ts";
import { suggest } from "./suggestions/suggest.ts";
import { trendingTags } from "./suggestions/trending-tags.ts";

const postIdFrom = ({ post_id }: Record<string, string>) => idFrom(post_id, noSuchPost);

export const postRoutes = (calls: Calls<MemberRow>, platform: Platform, ports: FeedPorts) => {
	const { db } = platform.database;

	calls.answer(listPosts, ({ member, query }) => pageOfPosts(platform, member, query));

	calls.answer(readPost, async ({ member, params }) => ({ result: await showPost(db, member, postIdFrom(params)) }));

	calls.answer(createPost, async ({ member, body }) => {
		ensureSelf(member, body.author);
		return { result: await publishPost(platform, ports, member, body) };
	});

	calls.answer(editPostCall, async ({ member, params, body }) => ({
		result: await editPost(platform, ports, member, postIdFrom(params), body),
	}));

	calls.answer(pinPostCall, async ({ member, body }) => {
		ensureSelf(member, body.user_id);
		const result = await pinPost(platform, member, body);
		const message = result.is_pinned ? t("Post pinned.") : t("Post unpinned.");
		return { message, result };
	});

	calls.answer(deletePostCall, async ({ member, body }) => {
		ensureSelf(member, body.user_id);
		await deletePost(platform, member, body.post_id);
		return { message: t("Post deleted."), result: { id: body.post_id } };
	});

	calls.answer(trendingTagsCall, ({ member }) => trendingTags(platform, member));

	calls.answer(suggestCall, ({ member, query }) => suggest(platform, member, query));
};

import { useQueryClient } from "@tanstack/react-query";
import { deletePost, likePost, pinPost } from "@warmline/contract/feed/calls";
import type { Post } from "@warmline/contract/feed/post";
import { t } from "@warmline/contract/i18n";
import { useCallback, useState } from "react";
import { request } from "../../platform/http/api.ts";
import { errorMessage } from "../../platform/http/describe-error.ts";
import { ApiFailure } from "../../platform/http/failure.ts";
import { withLike } from "../feed-cache.ts";
import { changeKnown, forgetPost, hearAnswer } from "../known-posts.ts";
import { createInTurn } from "./in-turn.ts";

const likes = createInTurn<Post>();

/** What one does to a post, and what is said where it did not work. */
export const usePostActs = (post: Post) => {
	const queries = useQueryClient();
	const [problem, setProblem] = useState<string | null>(null);
	const [busy, setBusy] = useState(false);
	const { id, liked, is_pinned } = post;

	/** True: it is done. */
	const trying = async (act: () => Promise<unknown>, sentence: string): Promise<boolean> => {
		setProblem(null);
		setBusy(true);
		try {
			await act();
			return true;
		} catch (failure) {
			setProblem(errorMessage(failure, sentence, "unanswered"));
			return false;
		} finally {
			setBusy(false);
		}
	};

	/** Counts at once; where the server does not take it, it is as it was. */
	const like = () => {
		setProblem(null);
		changeKnown(queries, id, withLike(!liked));
		return likes(id, !liked, {
			send: async (wanted) => (await request(likePost, { body: { post_id: id, like: wanted } })).result,
			arrived: (now) => hearAnswer(queries, now),
			failed: (stands, failure) => {
				changeKnown(queries, id, withLike(stands));
				setProblem(errorMessage(failure, t("Failed to like post."), "unanswered"));
			},
		});
	};

	const pin = () =>
		trying(
			async () => hearAnswer(queries, (await request(pinPost, { body: { post_id: id, pinned: !is_pinned } })).result),
			t("Failed to pin post."),
		);

	const remove = () =>
		trying(async () => {
			try {
				await request(deletePost, { body: { post_id: id } });
			} catch (failure) {
				// Somebody else was faster: it is gone, as it should be.
				if (!(failure instanceof ApiFailure && failure.status === 404)) throw failure;
			}
			forgetPost(queries, id);
		}, t("Failed to delete post."));

	return { like, pin, remove, busy, problem, dismiss: useCallback(() => setProblem(null), []) };
};

export type PostActs = ReturnType<typeof usePostActs>;

import { t } from "@warmline/contract/i18n";
import { useEffect } from "react";
import { errorMessage } from "../../platform/http/describe-error.ts";
import { PagedList } from "../../ui/PagedList.tsx";
import { CommentItem } from "./CommentItem.tsx";
import { type CommentActs, useComments } from "./use-comments.ts";

type CommentsProps = {
	readonly postId: string;
	readonly acts: CommentActs;
	/** The one that the address leads to: it is looked for, page by page. */
	readonly soughtId: string | null;
};

export function Comments({ postId, acts, soughtId }: CommentsProps) {
	const { query, comments } = useComments(postId);
	const { data, error, hasNextPage, isFetching, fetchNextPage } = query;
	const sought = soughtId !== null && !comments.some(({ id }) => id === soughtId);
	const goesOn = sought && hasNextPage && !isFetching && error === null;
	useEffect(() => {
		if (goesOn) void fetchNextPage();
	}, [goesOn, fetchNextPage]);
	return (
		<section aria-label={t("Comments")}>
			{sought && data && !hasNextPage && (
				<p role="status" className="mt-4 text-soft">
					{t("That comment is no longer there.")}
				</p>
			)}
			<PagedList
				query={query}
				empty={data && comments.length === 0 && !error ? t("No comments yet. Yours can be the first.") : undefined}
				failure={error ? errorMessage(error, t("Couldn’t load the comments."), "unanswered") : undefined}
				loading={t("Loading comments...")}
				more={t("Show more comments")}
			>
				{comments.length > 0 && (
					<ul className="space-y-3">
						{comments.map((comment) => (
							<CommentItem key={comment.id} comment={comment} acts={acts} sought={comment.id === soughtId} />
						))}
					</ul>
				)}
			</PagedList>
		</section>
	);
}

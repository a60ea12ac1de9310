import { Dialog as Base } from "@base-ui/react/dialog";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import type { Post } from "@warmline/contract/feed/post";
import { commentInHash } from "@warmline/contract/feed/post-address";
import { t } from "@warmline/contract/i18n";
import X from "lucide-react/icons/x";
import { use, useEffect, useRef } from "react";
import { useParams, useRouter } from "wouter";
import { errorMessage } from "../../platform/http/describe-error.ts";
import { useAddress } from "../../platform/routing/address.ts";
import { useCloseModal } from "../../platform/routing/background-location.ts";
import { fullName } from "../../platform/session.ts";
import { society } from "../../platform/society.ts";
import { Empty } from "../../ui/feedback/Empty.tsx";
import { Failed } from "../../ui/feedback/Failed.tsx";
import { Loading } from "../../ui/feedback/Loading.tsx";
import { usePageTitle } from "../../ui/navigation/page-title.ts";
import { postQuery } from "../api.ts";
import { CommentForm } from "../comments/CommentForm.tsx";
import { Comments } from "../comments/Comments.tsx";
import { useCommentActs } from "../comments/use-comments.ts";
import { FeedExtrasContext } from "../extras.ts";
import { changeKnown, forgetPost, postInLists } from "../known-posts.ts";
import { PostCard } from "./PostCard.tsx";

/** The page under it gets its title back. */
const useTitleWhileOpen = (title: string) => {
	useEffect(() => {
		const before = document.title;
		return () => {
			document.title = before;
		};
	}, []);
	usePageTitle(`${title} · ${society.name}`);
};

/** One post with its comments, over the page one came from. */
export function PostDialog() {
	const { userId = "", postId = "" } = useParams();
	const { base } = useRouter();
	const leave = useCloseModal(`${base}/${userId}/activity-feed`);
	const queries = useQueryClient();
	const heading = useRef<HTMLHeadingElement>(null);
	const { data, error, refetch, isFetching, isFetchedAfterMount } = useQuery({
		...postQuery(postId),
		initialData: () => postInLists(queries, postId),
		initialDataUpdatedAt: 0,
	});
	// The page below shows it as it is now, or not at all.
	useEffect(() => {
		if (data === null) forgetPost(queries, postId);
		else if (data && isFetchedAfterMount) changeKnown(queries, postId, () => data);
	}, [queries, postId, data, isFetchedAfterMount]);
	const gone = data === null;
	const title = data ? t("Post by {name}", { name: fullName(data.author) }) : t("A post");
	useTitleWhileOpen(title);
	return (
		<Base.Root open onOpenChange={(open) => !open && leave()}>
			<Base.Portal>
				<Base.Backdrop className="fixed inset-0 z-30 bg-veil" />
				<Base.Popup
					initialFocus={heading}
					className="fixed inset-0 z-40 flex flex-col bg-surface shadow-float outline-none md:inset-x-0 md:top-8 md:bottom-auto md:mx-auto md:max-h-[calc(100dvh-4rem)] md:w-[min(44rem,calc(100vw-4rem))] md:rounded-card md:border md:border-line"
				>
					<header className="flex shrink-0 items-center justify-between gap-3 border-b border-line px-4 py-2 md:px-5">
						<Base.Title ref={heading} tabIndex={-1} className="min-w-0 truncate text-lg outline-none">
							{title}
						</Base.Title>
						<Base.Close
							aria-label={t("Close")}
							className="grid size-11 shrink-0 place-items-center rounded-control text-soft hover:bg-pine-wash hover:text-pine-strong"
						>
							<X aria-hidden="true" className="size-6" />
						</Base.Close>
					</header>
					{data ? (
						<WholePost key={data.id} post={data} onDeleted={leave} />
					) : (
						<div className="p-5">
							{gone && <Empty>{t("This post is no longer there, or isn’t shared with you.")}</Empty>}
							{error && !gone && (
								<Failed
									message={errorMessage(error, t("Couldn’t load the post."), "unanswered")}
									onRetry={() => void refetch()}
									busy={isFetching}
								/>
							)}
							{!error && !gone && <Loading>{t("Loading the post...")}</Loading>}
						</div>
					)}
				</Base.Popup>
			</Base.Portal>
		</Base.Root>
	);
}

type WholePostProps = { readonly post: Post; readonly onDeleted: () => void };

function WholePost({ post, onDeleted }: WholePostProps) {
	const { hash } = useAddress();
	const acts = useCommentActs(post);
	const { Writing } = use(FeedExtrasContext);
	return (
		<>
			<div className="min-h-0 flex-1 overflow-y-auto p-4 md:p-5">
				<article aria-label={t("Post by {name}", { name: fullName(post.author) })}>
					<PostCard post={post} whole onDeleted={onDeleted} />
				</article>
				<div className="mt-4 border-t border-line pb-2">
					<Comments postId={post.id} acts={acts} soughtId={commentInHash(hash)} />
				</div>
			</div>
			<div className="shrink-0 border-t border-line px-4 py-3 pb-[max(0.75rem,env(safe-area-inset-bottom))] md:px-5">
				<Writing>
					<CommentForm write={acts.write} postId={post.id} />
				</Writing>
			</div>
		</>
	);
}

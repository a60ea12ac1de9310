import type { Post } from "@warmline/contract/feed/post";
import { t, tn } from "@warmline/contract/i18n";
import MessageCircle from "lucide-react/icons/message-circle";
import { useRef } from "react";
import { Link } from "wouter";
import { useStaysBehind } from "../../platform/routing/behind.ts";
import { EditPost } from "../compose/EditPost.tsx";
import { editOf, postEdits } from "../compose/kept-edits.ts";
import { Problem } from "../Problem.tsx";
import { useFocusAfter } from "../use-focus-after.ts";
import { Folded } from "./Folded.tsx";
import { footerLook } from "./footer-look.ts";
import { LikeButton } from "./LikeButton.tsx";
import { PostHeader } from "./PostHeader.tsx";
import { PostMedia } from "./PostMedia.tsx";
import { PostMenu } from "./PostMenu.tsx";
import { PostText } from "./PostText.tsx";
import { usePostAddress } from "./post-address.ts";
import { usePostActs } from "./use-post-acts.ts";

type PostCardProps = {
	readonly post: Post;
	/** Read alone, above its comments. */
	readonly whole?: boolean;
	readonly onDeleted?: () => void;
};

/** One post. The article around it is the caller's. */
export function PostCard({ post, whole = false, onDeleted }: PostCardProps) {
	const place = `${whole ? "whole" : "listed"} ${post.id}`;
	const kept = postEdits.useDraft(place);
	const edit = post.can_edit ? kept : undefined;
	const body = useRef<HTMLDivElement>(null);
	useFocusAfter(edit !== undefined, body);
	const acts = usePostActs(post);
	const address = usePostAddress(post.id);
	const behind = useStaysBehind();
	const mentions = post.mentions.map(({ username }) => username);
	const comments = tn(post.total_comments, { one: "1 comment", other: "{count} comments" });
	return (
		<>
			<PostHeader
				post={post}
				whole={whole}
				menu={
					<PostMenu
						post={post}
						acts={acts}
						onEdit={() => postEdits.keep(place, kept ?? editOf(post))}
						onDeleted={onDeleted}
					/>
				}
			/>
			{post.is_hidden && (
				<p className="mt-3 rounded-control bg-bad-wash px-4 py-2.5 text-sm text-bad">
					{t("A moderator hid this post. Only its author and moderators can see it.")}
				</p>
			)}
			{edit ? (
				<EditPost post={post} edit={edit} name={place} />
			) : (
				<div ref={body} tabIndex={-1} className="mt-3 outline-none">
					<Folded key={post.content_warning ?? ""} warning={post.content_warning}>
						<div className="space-y-3">
							{post.content !== "" && <PostText text={post.content} mentions={mentions} folds={!whole} />}
							<PostMedia post={post} />
						</div>
					</Folded>
				</div>
			)}
			<div className="-mx-3 mt-2 -mb-2 flex flex-wrap items-center">
				<LikeButton post={post} onLike={() => void acts.like()} />
				{whole ? (
					<span className="inline-flex min-h-11 items-center gap-2 px-3 text-sm font-semibold text-soft tabular-nums">
						<MessageCircle aria-hidden="true" className="size-5" />
						{comments}
					</span>
				) : (
					<Link to={address} state={behind} className={footerLook}>
						<MessageCircle aria-hidden="true" className="size-5" />
						{comments}
					</Link>
				)}
			</div>
			<Problem sentence={acts.problem} onClose={acts.dismiss} />
		</>
	);
}

import { type Post, youtubeId } from "@warmline/contract/feed/post";
import { t, tn } from "@warmline/contract/i18n";
import EyeOff from "lucide-react/icons/eye-off";
import Heart from "lucide-react/icons/heart";
import MessageCircle from "lucide-react/icons/message-circle";
import { type ReactNode, useRef, useState } from "react";
import { Link } from "wouter";
import { Picture } from "../../media/Picture.tsx";
import { Video } from "../../media/Video.tsx";
import { YouTube } from "../../media/YouTube.tsx";
import { useBackgroundState } from "../../platform/routing/background-location.ts";
import { Button } from "../../ui/Button.tsx";
import { classNames } from "../../ui/class-names.ts";
import { EditPost } from "../compose/EditPost.tsx";
import { editOf, postEdits } from "../compose/kept-edits.ts";
import { Problem } from "../Problem.tsx";
import { useFocusAfter } from "../use-focus-after.ts";
import { footerLook } from "./footer-look.ts";
import { PostHeader } from "./PostHeader.tsx";
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
	const background = useBackgroundState();
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
					<Link to={address} state={background} className={footerLook}>
						<MessageCircle aria-hidden="true" className="size-5" />
						{comments}
					</Link>
				)}
			</div>
			<Problem sentence={acts.problem} onClose={acts.dismiss} />
		</>
	);
}

type FoldedProps = { readonly warning: string | null; readonly children: ReactNode };

/** Behind a warning nothing shows until one wants it; without one it stands open. */
function Folded({ warning, children }: FoldedProps) {
	const [open, setOpen] = useState(false);
	if (warning === null) return children;
	return (
		<div>
			<div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 rounded-control bg-care-wash px-4 py-2.5 text-care">
				<p className="flex min-w-0 items-center gap-2.5 font-medium">
					<EyeOff aria-hidden="true" className="size-5 shrink-0" />
					<span className="min-w-0 wrap-anywhere">{t("Content warning: {warning}", { warning })}</span>
				</p>
				<Button variant="quiet" aria-expanded={open} onClick={() => setOpen(!open)} className="text-care">
					{open ? t("Hide again") : t("Show it")}
				</Button>
			</div>
			{open && <div className="mt-3">{children}</div>}
		</div>
	);
}

type LikeButtonProps = { readonly post: Post; readonly onLike: () => void };

function LikeButton({ post, onLike }: LikeButtonProps) {
	const { liked, total_likes } = post;
	return (
		<button
			type="button"
			aria-pressed={liked}
			onClick={onLike}
			className={classNames(footerLook, liked && "text-ember-ink")}
		>
			<Heart aria-hidden="true" className={classNames("size-5", liked && "fill-ember text-ember")} />
			{tn(total_likes, { one: "1 like", other: "{count} likes" })}
		</button>
	);
}

/** The picture or the video of a post. */
function PostMedia({ post }: { readonly post: Post }) {
	const { media_type, media_url, media_alt } = post;
	if (media_type === null || media_url === null) return null;
	switch (media_type) {
		case "image":
			return (
				<Picture
					url={media_url}
					small={post.media_small_url}
					alt={media_alt}
					width={post.media_width}
					height={post.media_height}
				/>
			);
		case "video":
			return <Video url={media_url} alt={media_alt} />;
		case "youtube": {
			const id = youtubeId(media_url);
			return id === undefined ? null : <YouTube id={id} title={post.media_title} />;
		}
	}
}

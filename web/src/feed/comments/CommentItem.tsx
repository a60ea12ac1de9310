import type { Comment } from "@warmline/contract/feed/post";
import { t } from "@warmline/contract/i18n";
import Ellipsis from "lucide-react/icons/ellipsis";
import EyeOff from "lucide-react/icons/eye-off";
import Pencil from "lucide-react/icons/pencil";
import Trash2 from "lucide-react/icons/trash-2";
import { use, useEffect, useRef, useState } from "react";
import { Link } from "wouter";
import { errorMessage } from "../../platform/http/describe-error.ts";
import { fullName, useSession } from "../../platform/session.ts";
import { Avatar } from "../../ui/Avatar.tsx";
import { classNames } from "../../ui/class-names.ts";
import { ConfirmDialog } from "../../ui/overlay/ConfirmDialog.tsx";
import { Menu, MenuItem } from "../../ui/overlay/Menu.tsx";
import { Ago } from "../../ui/text/Ago.tsx";
import { commentEdits } from "../compose/kept-edits.ts";
import { FeedExtrasContext } from "../extras.ts";
import { Problem } from "../Problem.tsx";
import { menuButtonLook } from "../posts/PostMenu.tsx";
import { PostText } from "../posts/PostText.tsx";
import { memberAddress } from "../posts/post-address.ts";
import { useFocusAfter } from "../use-focus-after.ts";
import { EditComment } from "./EditComment.tsx";
import type { CommentActs } from "./use-comments.ts";

type CommentItemProps = {
	readonly comment: Comment;
	readonly acts: CommentActs;
	/** The address leads to this one. */
	readonly sought: boolean;
};

export function CommentItem({ comment, acts, sought }: CommentItemProps) {
	const { id, author, content, created_at, edited_at, is_hidden, can_edit, can_delete } = comment;
	const name = fullName(author);
	const ownId = useSession()?.user_id;
	const { menuItems } = use(FeedExtrasContext);
	const editing = commentEdits.useDraft(id) !== undefined && can_edit;
	const [asking, setAsking] = useState(false);
	const item = useRef<HTMLLIElement>(null);
	const { remove } = acts;
	useFocusAfter(editing, item);
	const removeIt = () => {
		const beside = item.current?.nextElementSibling ?? item.current?.previousElementSibling;
		const goOn = () => beside instanceof HTMLElement && beside.focus({ preventScroll: true });
		// The dialog gives the focus back first, to a button that is gone.
		remove.mutate(id, { onSettled: () => setAsking(false), onSuccess: () => void setTimeout(goOn) });
	};
	const removing = remove.variables === id;
	const others = author.id === ownId ? null : menuItems;

	useEffect(() => {
		if (!sought) return;
		item.current?.scrollIntoView({ block: "center" });
		item.current?.focus({ preventScroll: true });
	}, [sought]);

	return (
		<li ref={item} tabIndex={-1} className="flex gap-3 rounded-control">
			<Avatar name={name} picture={author.avatar} size="size-8 text-xs" />
			<div className="min-w-0 flex-1">
				<div className={classNames("rounded-control px-3 py-2", sought ? "bg-attention-wash" : "bg-sunk")}>
					<div className="flex items-start justify-between gap-2">
						<p className="min-w-0 text-sm">
							<Link
								to={memberAddress(author.id)}
								className="inline-block min-h-6 text-base font-semibold wrap-anywhere hover:text-pine hover:underline"
							>
								{name}
							</Link>{" "}
							<span className="text-soft">
								<Ago at={created_at} />
								{edited_at !== null && t(" · edited")}
							</span>
						</p>
						{(can_edit || can_delete || others) && (
							<Menu
								label={t("Options for the comment by {name}", { name })}
								buttonClassName={classNames(menuButtonLook, "-my-2 -mr-2")}
								button={<Ellipsis aria-hidden="true" className="size-5" />}
							>
								{can_edit && (
									<MenuItem
										onSelect={() => {
											if (!editing) commentEdits.keep(id, { text: content, touched: false });
										}}
									>
										<Pencil aria-hidden="true" className="size-5" />
										{t("Edit comment")}
									</MenuItem>
								)}
								{can_delete && (
									<MenuItem onSelect={() => setAsking(true)}>
										<Trash2 aria-hidden="true" className="size-5" />
										{t("Delete comment")}
									</MenuItem>
								)}
								{others?.({ kind: "comment", id, post_id: comment.post_id, author: { id: author.id, name } })}
							</Menu>
						)}
					</div>
					{is_hidden && (
						<p className="mb-2 flex items-start gap-2 text-sm text-bad">
							<EyeOff aria-hidden="true" className="mt-0.5 size-4 shrink-0" />
							{t("A moderator hid this comment. Only its author and moderators can see it.")}
						</p>
					)}
					{editing ? <EditComment comment={comment} edit={acts.edit} /> : <PostText text={content} folds />}
				</div>
				<Problem
					sentence={
						removing && remove.error
							? errorMessage(remove.error, t("Couldn’t delete the comment."), "unanswered")
							: null
					}
					onClose={remove.reset}
				/>
			</div>
			<ConfirmDialog
				open={asking}
				title={t("Delete this comment?")}
				confirm={t("Delete comment")}
				danger
				busy={remove.isPending}
				onConfirm={removeIt}
				onCancel={() => setAsking(false)}
			>
				{t("This removes it for everyone and can’t be undone.")}
			</ConfirmDialog>
		</li>
	);
}

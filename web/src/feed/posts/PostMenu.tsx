import type { Post } from "@warmline/contract/feed/post";
import { t } from "@warmline/contract/i18n";
import Ellipsis from "lucide-react/icons/ellipsis";
import Pencil from "lucide-react/icons/pencil";
import Pin from "lucide-react/icons/pin";
import PinOff from "lucide-react/icons/pin-off";
import Trash2 from "lucide-react/icons/trash-2";
import { use, useState } from "react";
import { fullName, useSession } from "../../platform/session.ts";
import { ConfirmDialog } from "../../ui/overlay/ConfirmDialog.tsx";
import { Menu, MenuItem } from "../../ui/overlay/Menu.tsx";
import { FeedExtrasContext } from "../extras.ts";
import type { PostActs } from "./use-post-acts.ts";

export const menuButtonLook =
	"grid size-11 shrink-0 place-items-center rounded-control text-soft hover:bg-pine-wash hover:text-pine-strong aria-expanded:bg-pine-wash";

type PostMenuProps = {
	readonly post: Post;
	readonly acts: PostActs;
	readonly onEdit: () => void;
	readonly onDeleted?: (() => void) | undefined;
};

export function PostMenu({ post, acts, onEdit, onDeleted }: PostMenuProps) {
	const ownId = useSession()?.user_id;
	const { menuItems } = use(FeedExtrasContext);
	const [asking, setAsking] = useState(false);
	const { author, can_pin, can_edit, can_delete, is_pinned } = post;
	const name = fullName(author);
	const foreign = author.id !== ownId;
	if (!can_pin && !can_edit && !can_delete && !(foreign && menuItems)) return null;

	const remove = async () => {
		const done = await acts.remove();
		setAsking(false);
		if (done) onDeleted?.();
	};

	return (
		<>
			<Menu
				label={t("Options for the post by {name}", { name })}
				buttonClassName={menuButtonLook}
				button={<Ellipsis aria-hidden="true" className="size-5" />}
			>
				{can_pin && (
					<MenuItem onSelect={() => void acts.pin()}>
						{is_pinned ? (
							<PinOff aria-hidden="true" className="size-5" />
						) : (
							<Pin aria-hidden="true" className="size-5" />
						)}
						{is_pinned ? t("Unpin Post") : t("Pin Post")}
					</MenuItem>
				)}
				{can_edit && (
					<MenuItem onSelect={onEdit}>
						<Pencil aria-hidden="true" className="size-5" />
						{t("Edit post")}
					</MenuItem>
				)}
				{can_delete && (
					<MenuItem onSelect={() => setAsking(true)}>
						<Trash2 aria-hidden="true" className="size-5" />
						{t("Delete post")}
					</MenuItem>
				)}
				{foreign && menuItems?.({ kind: "post", id: post.id, post_id: post.id, author: { id: author.id, name } })}
			</Menu>
			<ConfirmDialog
				open={asking}
				title={t("Delete this post?")}
				confirm={t("Delete post")}
				danger
				busy={acts.busy}
				onConfirm={() => void remove()}
				onCancel={() => setAsking(false)}
			>
				{foreign
					? t("This post by {name} and its comments will be removed for everyone. This can’t be undone.", {
							name,
						})
					: t("The post and its comments will be removed for everyone. This can’t be undone.")}
			</ConfirmDialog>
		</>
	);
}

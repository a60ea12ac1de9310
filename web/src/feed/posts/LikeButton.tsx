import type { Post } from "@warmline/contract/feed/post";
import { tn } from "@warmline/contract/i18n";
import Heart from "lucide-react/icons/heart";
import { classNames } from "../../ui/class-names.ts";
import { footerLook } from "./footer-look.ts";

type LikeButtonProps = { readonly post: Post; readonly onLike: () => void };

export function LikeButton({ post, onLike }: LikeButtonProps) {
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

import type { Post } from "@warmline/contract/feed/post";
import { postAddress } from "@warmline/contract/feed/post-address";
import EyeOff from "lucide-react/icons/eye-off";
import Play from "lucide-react/icons/play";
import { Link } from "wouter";
import { mediaAddress } from "../../platform/media/media-address.ts";
import { useBackgroundState } from "../../platform/routing/background-location.ts";
import { tileName } from "./tile-name.ts";

type MediaTileProps = { readonly post: Post; readonly userId: string };

/** A picture or a video in a grid; it opens its post. What stands behind a content warning stays there. */
export function MediaTile({ post, userId }: MediaTileProps) {
	const background = useBackgroundState();
	return (
		<Link
			to={postAddress(userId, post.id)}
			state={background}
			aria-label={tileName(post)}
			className="relative block aspect-square overflow-hidden rounded-control border border-line bg-sunk"
		>
			<Inside post={post} />
		</Link>
	);
}

function Inside({ post }: { readonly post: Post }) {
	const { content_warning, media_type, media_small_url, media_url } = post;
	if (content_warning !== null) {
		return (
			<span className="grid size-full place-content-center justify-items-center gap-1 p-2 text-center text-xs text-soft">
				<EyeOff aria-hidden="true" className="size-5" />
				<span className="line-clamp-2 wrap-anywhere">{content_warning}</span>
			</span>
		);
	}
	const picture = media_small_url ?? (media_type === "image" ? media_url : null);
	return (
		<>
			{picture ? (
				<img src={mediaAddress(picture)} alt="" loading="lazy" decoding="async" className="size-full object-cover" />
			) : (
				media_url && (
					// Named by the link around it; only its first picture is shown.
					<video
						src={`${mediaAddress(media_url)}#t=0.1`}
						preload="metadata"
						muted
						playsInline
						tabIndex={-1}
						aria-hidden="true"
						className="pointer-events-none size-full object-cover"
					/>
				)
			)}
			{media_type === "video" && (
				<span className="absolute inset-0 m-auto grid size-11 place-items-center rounded-full bg-veil text-[#fff]">
					<Play aria-hidden="true" className="size-5 fill-current" />
				</span>
			)}
		</>
	);
}

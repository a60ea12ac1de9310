import { type Post, youtubeId } from "@warmline/contract/feed/post";
import { Picture } from "../../media/Picture.tsx";
import { Video } from "../../media/Video.tsx";
import { YouTube } from "../../media/YouTube.tsx";

/** The picture or the video of a post. */
export function PostMedia({ post }: { readonly post: Post }) {
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

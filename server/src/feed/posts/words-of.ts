import { youtubeAddress } from "./youtube-address.ts";

type Words = {
	readonly content?: string | undefined;
	readonly content_warning?: string | null | undefined;
	readonly media_title?: string | null | undefined;
	readonly media_alt?: string | null | undefined;
	readonly youtube_id?: string | null | undefined;
};

/** Everything of a post that others read, in the order in which it stands there. */
export const wordsOf = ({ content_warning, content, media_title, media_alt, youtube_id }: Words): string =>
	[content_warning, content, media_title, media_alt, youtube_id && youtubeAddress(youtube_id)]
		.filter(Boolean)
		.join("\n\n");

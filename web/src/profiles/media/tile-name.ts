import type { Post } from "@warmline/contract/feed/post";
import { t } from "@warmline/contract/i18n";

type Shown = Pick<Post, "author" | "media_alt" | "media_type" | "content_warning">;

/** What a picture or a video among many is called: what it shows where that was said, else whose it is. */
export const tileName = ({ author, media_alt, media_type, content_warning }: Shown): string => {
	const { name } = author;
	if (content_warning !== null) return t("Content warning: {warning}", { warning: content_warning });
	if (media_alt) return media_alt;
	return media_type === "video" ? t("A video by {name}", { name }) : t("A picture by {name}", { name });
};

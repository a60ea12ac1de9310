import { t } from "@warmline/contract/i18n";
import { invalid, notFound } from "../platform/errors.ts";

export { repeatsWords } from "../profiles/index.ts";

/** The same for what is not there and for what somebody may not see. */
export const noSuchPost = () => notFound(t("No such post."));
export const noSuchComment = () => notFound(t("No such comment."));

export const noSuchMedia = () => {
	const sentence = t("This picture or video is no longer there. Please add it again.");
	return invalid("no_such_media", sentence, { media_url: sentence });
};

import { say } from "@warmline/contract/say";
import { invalid, notFound } from "../platform/errors.ts";

export { repeatsWords } from "../profiles/index.ts";

/** The same for what is not there and for what somebody may not see. */
export const noSuchPost = () => notFound(say("There is no such post."));
export const noSuchComment = () => notFound(say("There is no such comment."));

export const noSuchMedia = () => {
	const sentence = say("This picture or video is not there any more. Please add it again.");
	return invalid("no_such_media", sentence, { media_url: sentence });
};

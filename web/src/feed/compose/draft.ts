import type { BodyInputOf } from "@warmline/contract/calls";
import type { createPost } from "@warmline/contract/feed/calls";
import { postMost } from "@warmline/contract/feed/post";
import { characters } from "@warmline/contract/text";
import * as z from "zod/mini";

const stored = z.object({
	kind: z.enum(["image", "video"]),
	url: z.string(),
	public_id: z.string(),
	width: z.nullable(z.int()),
	height: z.nullable(z.int()),
});
const youtube = z.object({ kind: z.literal("youtube"), id: z.string() });
const media = z.union([stored, youtube]);
export type DraftMedia = z.infer<typeof media>;

const parts = {
	text: z.catch(z.string(), ""),
	/** Null: there is no warning. */
	warning: z.catch(z.nullable(z.string()), null),
	isPublic: z.catch(z.boolean(), true),
	media: z.catch(z.nullable(media), null),
	alt: z.catch(z.string(), ""),
	/** What was sent under which name and perhaps arrived. */
	tried: z.catch(z.nullable(z.object({ client_id: z.string(), body: z.string() })), null),
};
/** Of stored JSON: what of it cannot be used is as if nothing had been written. */
export const postDraft = z.object(parts);

/** A post that is being written. */
export type PostDraft = z.infer<typeof postDraft>;
export type PostBody = BodyInputOf<typeof createPost>;

export const emptyDraft: PostDraft = postDraft.parse({});

/** Nothing was begun and nothing chosen: who set "Private" first is not to find it public. */
export const isEmpty = ({ text, media, warning, isPublic }: PostDraft): boolean =>
	text.trim() === "" && media === null && (warning ?? "").trim() === "" && isPublic;

/** What is left once it is posted. Who wrote for followers, or for everybody, most likely does again. */
export const afterPosting = ({ isPublic }: PostDraft): PostDraft => ({ ...emptyDraft, isPublic });

/** There are words or media, and not too many words. */
export const isSendable = ({ text, media }: PostDraft): boolean =>
	(text.trim() !== "" || media !== null) && characters(text.trim()) <= postMost;

const mediaParts = ({ media, alt }: PostDraft) => {
	if (media === null) return {};
	const words = alt.trim();
	if (media.kind === "youtube") {
		const media_url = `https://www.youtube.com/watch?v=${media.id}`;
		return { media_type: media.kind, media_url, ...(words === "" ? {} : { media_title: words }) };
	}
	return { media_type: media.kind, media_url: media.url, ...(words === "" ? {} : { media_alt: words }) };
};

const bodyOf = (draft: PostDraft): PostBody => {
	const content_warning = draft.warning?.trim() ?? "";
	return {
		content: draft.text.trim(),
		is_public: draft.isPublic,
		...mediaParts(draft),
		...(content_warning === "" ? {} : { content_warning }),
	};
};

/** What is sent. The same again goes under the same name, so that it is stored once; what was changed is another. */
export const attemptOf = (draft: PostDraft, newId: () => string) => {
	const body = bodyOf(draft);
	const words = JSON.stringify(body);
	const client_id = draft.tried?.body === words ? draft.tried.client_id : newId();
	return { tried: { client_id, body: words }, body: { ...body, client_id } };
};

import * as z from "zod/mini";
import { usernameSpellings } from "../accounts/username.ts";
import { t } from "../i18n.ts";
import { id, time } from "../ids.ts";
import { characters, lengthLimit, limitedText, optionalText, showsNothing, tooLong, trimEndOf } from "../text.ts";

/** Characters a post or a comment may have. */
export const postMost = 5000;
export const commentMost = 2000;

/** How many posts a member may publish in an hour. */
export const postsAnHour = 30;

export const postMediaTypes = ["youtube", "image", "video"] as const;
export type PostMediaType = (typeof postMediaTypes)[number];

/** The eleven characters that YouTube names a video by, out of an address or alone; undefined where there are none. */
export const youtubeId = (text: string): string | undefined => {
	const plain = text.trim();
	if (/^[\w-]{11}$/.test(plain)) return plain;
	const [, found] =
		/^https?:\/\/(?:www\.|m\.)?(?:youtube(?:-nocookie)?\.com\/(?:watch\?(?:[^#\s]*&)?v=|embed\/|shorts\/|live\/)|youtu\.be\/)([\w-]{11})(?![\w-])/.exec(
			plain,
		) ?? [];
	return found;
};

// What must not stand before the sign is matched along with it: older browsers cannot look behind, and would not read
// the file that asks it of them.
/**
 * Words after # that name a topic (the second group): letters with their marks, digits and underscores, and one letter
 * at least. The sign that makes an emoji of a letter is a mark, too, and may stand before it.
 */
export const hashtagPattern = /(^|[^\p{L}\p{M}\p{N}_&/#]|\u{FE0F})#([\p{L}\p{N}_][\p{L}\p{M}\p{N}_]{0,49})/gu;
/** Words after @ that may be a username (the second group), with the dots and dashes that stand at their end. */
export const mentionPattern = /(^|[^\p{L}\p{M}\p{N}._@/-])@([\p{L}\p{M}\p{N}._-]{1,60})/gu;

/** One spelling of each, as it is kept and compared. */
export const spelled = (word: string): string => word.normalize("NFC").toLowerCase();

export const isHashtag = (word: string): boolean => /\p{L}/u.test(word);

export const hashtagsIn = (text: string): string[] => [
	...new Set([...text.matchAll(hashtagPattern)].map(([, , tag = ""]) => spelled(tag)).filter(isHashtag)),
];

/**
 * The usernames that a word after @ may mean, the longest first: a dot or a dash at its end mostly ends a sentence, but there
 * are usernames that end so.
 */
export const usernamesMeant = (word: string): string[] => {
	const whole = spelled(word);
	const signs = whole.length - trimEndOf(whole, ".-").length;
	const ends = Array.from({ length: signs + 1 }, (_, cut) => whole.slice(0, whole.length - cut));
	return [...new Set(ends.filter((one) => one !== "").flatMap(usernameSpellings))];
};

/** For each word after @ the usernames that it may mean. */
export const mentionsIn = (text: string): string[][] =>
	[...new Set([...text.matchAll(mentionPattern)].map(([, , name = ""]) => spelled(name)))].map(usernamesMeant);

export const feedPerson = z.object({
	id,
	username: z.string(),
	first_name: z.string(),
	last_name: z.string(),
	name: z.string(),
	avatar: z.nullable(z.string()),
});
export type FeedPerson = z.infer<typeof feedPerson>;

export const comment = z.object({
	id,
	post_id: id,
	author: feedPerson,
	content: z.string(),
	created_at: time,
	edited_at: z.nullable(time),
	is_hidden: z.boolean().check(z.describe("By a moderator: only its author and moderators see it.")),
	can_edit: z.boolean(),
	can_delete: z.boolean(),
});
export type Comment = z.infer<typeof comment>;

export const post = z.object({
	id,
	author: feedPerson,
	content: z.string(),
	created_at: time,
	edited_at: z.nullable(time),
	is_hidden: z.boolean().check(z.describe("By a moderator: only its author and moderators see it.")),
	is_public: z.boolean().check(z.describe("Otherwise only the author and their followers see it.")),
	is_pinned: z.boolean(),
	total_likes: z.int(),
	likes: z
		.array(z.object({ id }))
		.check(z.describe("The reader's own where there is one, and the latest others: at most 20.")),
	liked: z.boolean(),
	total_comments: z.int(),
	comments: z.array(comment).check(z.describe("The latest two, oldest first.")),
	media_type: z.nullable(z.enum(postMediaTypes)),
	media_url: z.nullable(z.string()).check(z.describe("Of YouTube the address of the video, else below this site.")),
	media_title: z.nullable(z.string()),
	media_alt: z.nullable(z.string()),
	media_small_url: z.nullable(z.string()),
	media_width: z.nullable(z.int()),
	media_height: z.nullable(z.int()),
	content_warning: z.nullable(z.string()).check(z.describe("What it is about; the rest is folded away behind it.")),
	hashtags: z.array(z.string()),
	mentions: z.array(z.object({ id, username: z.string() })).check(z.describe("Those that are members.")),
	can_edit: z.boolean(),
	can_delete: z.boolean(),
	can_pin: z.boolean(),
});
export type Post = z.infer<typeof post>;

/** More marks than a letter has in any language (UAX #15): to put them in order takes the square of their number. */
const manyMarks = /\p{M}{31}/u;

const composed = (words: string): string => (manyMarks.test(words) ? words : words.normalize("NFC"));

const text = (most: number) =>
	z.string(t("Please write something first.")).check(
		lengthLimit(most * 4, tooLong(most)),
		z.overwrite((words) => (showsNothing(words) ? "" : composed(words).trim())),
		z.refine<string>((words) => characters(words) <= most, { error: tooLong(most) }),
	);

/** Sent again under the same name it is stored once. */
export const clientId = z.optional(limitedText(1, 100));
/** A text that repeats what a visitor wrote to the author is refused once, as `repeats_a_visitor`. */
export const checked = z
	.optional(z.boolean())
	.check(z.describe("The author was warned, has read the text again, and says that nobody can be known by it."));

const parts = {
	content: z.optional(text(postMost)),
	media_type: z.optional(z.nullable(z.enum(postMediaTypes))),
	media_url: z
		.optional(z.nullable(limitedText(0, 2000)))
		.check(z.describe("What the upload answered, or an address of YouTube.")),
	media_title: optionalText(200),
	media_alt: optionalText(1000),
	content_warning: optionalText(100),
	is_public: z.optional(z.boolean()),
};

/** A post needs words or media. */
export const newPost = z
	.object({
		...parts,
		author: z.optional(z.unknown()).check(z.describe("Must be the session's own id.")),
		client_id: clientId,
		checked,
	})
	.check(
		z.refine(({ content, media_url }) => Boolean(content) || Boolean(media_url), {
			path: ["content"],
			error: t("Please write something, or add a picture or a video."),
		}),
		z.refine(({ media_type, media_url }) => (media_type ?? null) === null || Boolean(media_url), {
			path: ["media_url"],
			error: t("Please add the picture or the video."),
		}),
		z.refine(
			({ media_type, media_url }) =>
				media_type !== "youtube" || (media_url ? youtubeId(media_url) : undefined) !== undefined,
			{ path: ["media_url"], error: t("This is not a YouTube video address.") },
		),
	);
export type NewPost = z.infer<typeof newPost>;

/** The words, the warning, the description of the picture and who sees it can change; the media stays. */
export const postChange = z.object({
	content: z.optional(text(postMost)),
	media_alt: z.optional(z.nullable(limitedText(0, 1000))),
	content_warning: z.optional(z.nullable(limitedText(0, 100))),
	is_public: z.optional(z.boolean()),
	checked,
});

export const commentText = text(commentMost).check(z.minLength(1, t("Please write something first.")));

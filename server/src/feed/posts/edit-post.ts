import type { BodyOf } from "@warmline/contract/calls";
import type { editPost as editPostCall } from "@warmline/contract/feed/calls";
import { hashtagsIn, mentionsIn, type Post } from "@warmline/contract/feed/post";
import { t } from "@warmline/contract/i18n";
import { showsNothing } from "@warmline/contract/text";
import type { MemberRow } from "../../accounts/index.ts";
import { record } from "../../audit/index.ts";
import { inTransaction } from "../../platform/db/transaction.ts";
import { forbidden, invalid } from "../../platform/errors.ts";
import type { Platform } from "../../platform/platform.ts";
import { limitTo } from "../../platform/rate-limit/limits.ts";
import { ensureMayWrite } from "../../profiles/index.ts";
import { announceChanged, announceGone, whoSees } from "../announce.ts";
import { idsOfUsernames } from "../audience-queries.ts";
import { noSuchPost, repeatsWords } from "../errors.ts";
import { tellMentioned } from "../notify-mentioned.ts";
import { mayEditPost } from "../policy.ts";
import type { FeedPorts } from "../ports.ts";
import { membersWhoSee } from "../visibility-queries.ts";
import { changePost, lockPost, type PostRow, setNamed } from "./post-queries.ts";
import { showPost } from "./show-posts.ts";
import { wordsOf } from "./words-of.ts";

type Change = BodyOf<typeof editPostCall>;

const blankIsNull = (text: string | null) => (text === null || showsNothing(text) ? null : text.trim());

/** The post as it is to be; what is not given stays. */
const changed = (post: PostRow, change: Change) => ({
	content: change.content ?? post.content,
	media_alt: change.media_alt === undefined ? post.media_alt : blankIsNull(change.media_alt),
	content_warning: change.content_warning === undefined ? post.content_warning : blankIsNull(change.content_warning),
	is_public: change.is_public ?? post.is_public,
});

type Editable = ReturnType<typeof changed>;
const isSame = (before: Editable, after: Editable) =>
	before.content === after.content &&
	before.media_alt === after.media_alt &&
	before.content_warning === after.content_warning &&
	before.is_public === after.is_public;

const hour = 3600;
const mostAnHour = 120;

const nothingLeft = () => {
	const sentence = t("A post needs text, a picture or a video.");
	return invalid("nothing_left", sentence, { content: sentence });
};

export const editPost = async (
	platform: Platform,
	{ repeatsAVisitor }: Pick<FeedPorts, "repeatsAVisitor">,
	member: MemberRow,
	postId: string,
	change: Change,
): Promise<Post> => {
	const { database, clock, hub } = platform;
	const { db } = database;
	await ensureMayWrite(db, clock, member);
	await limitTo(platform, ["post edits", member.id], { limit: mostAnHour, windowSeconds: hour });
	const repeats = await repeatsAVisitor(db, member.id, wordsOf(change));
	await inTransaction(db, async (work) => {
		const { tx, afterCommit } = work;
		const before = await lockPost(tx, member, postId);
		if (!before) throw noSuchPost();
		if (!mayEditPost(member, before)) throw forbidden();
		const after = changed(before, change);
		if (after.content === "" && before.media_type === null) throw nothingLeft();
		if (isSame(before, after)) return;
		if (repeats && !change.checked) throw repeatsWords();
		const saw = await whoSees(hub, tx, postId);
		await changePost(tx, postId, { ...after, edited_at: clock.now() });
		const named = { tags: hashtagsIn(after.content), memberIds: await idsOfUsernames(tx, mentionsIn(after.content)) };
		await setNamed(tx, postId, named);
		if (repeats)
			await record(tx, clock, { act: "publish_after_warning", member, params: { kind: "post", id: postId } });
		await tellMentioned(platform, work, { ...before, ...after });
		const see = new Set(await membersWhoSee(tx, postId, saw));
		afterCommit(() => {
			announceChanged(platform, postId, { edited: true });
			announceGone(
				platform,
				postId,
				saw.filter((id) => !see.has(id)),
			);
		});
	});
	return showPost(db, member, postId);
};

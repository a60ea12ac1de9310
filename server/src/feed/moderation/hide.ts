import type { UnitOfWork } from "../../platform/db/transaction.ts";
import type { Platform } from "../../platform/platform.ts";
import { announceChanged, announceGone, whoSees } from "../announce.ts";
import { hideCommentRow, postOfComment } from "../comments/comment-queries.ts";
import { lockPostWhoeverSees } from "../posts/post-queries.ts";
import { membersWhoSee } from "../visibility-queries.ts";
import { hidePostRow } from "./moderation-queries.ts";

export type Named = { kind: "post" | "comment"; id: string };

const hidePost = async (platform: Platform, { tx, afterCommit }: UnitOfWork, id: string): Promise<boolean> => {
	if (!(await lockPostWhoeverSees(tx, id))) return false;
	const saw = await whoSees(platform.hub, tx, id);
	if (!(await hidePostRow(tx, id, platform.clock.now()))) return false;
	const see = new Set(await membersWhoSee(tx, id, saw));
	const lost = saw.filter((memberId) => !see.has(memberId));
	afterCommit(() => {
		announceGone(platform, id, lost);
		announceChanged(platform, id, { edited: true });
	});
	return true;
};

const hideComment = async (platform: Platform, { tx, afterCommit }: UnitOfWork, id: string): Promise<boolean> => {
	const postId = await postOfComment(tx, id);
	if (!postId || !(await lockPostWhoeverSees(tx, postId))) return false;
	if (!(await hideCommentRow(tx, id, platform.clock.now()))) return false;
	afterCommit(() => announceChanged(platform, postId));
	return true;
};

/**
 * From now on only its author and moderators see it. Who may do this, and that it is recorded, is the affair of who
 * calls. False where it is so already, or there is nothing of that name.
 */
export const hide = (platform: Platform, work: UnitOfWork, { kind, id }: Named): Promise<boolean> =>
	kind === "post" ? hidePost(platform, work, id) : hideComment(platform, work, id);

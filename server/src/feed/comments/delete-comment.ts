import { type MemberRow, namedPerson } from "../../accounts/index.ts";
import { record } from "../../audit/index.ts";
import { inTransaction } from "../../platform/db/transaction.ts";
import type { Platform } from "../../platform/platform.ts";
import { noSuchComment } from "../errors.ts";
import { lockCommentToTakeAway } from "./lock-comment.ts";
import { takeAwayComment } from "./take-away-comment.ts";

export const deleteComment = (platform: Platform, member: MemberRow, commentId: string): Promise<void> =>
	inTransaction(platform.database.db, async (work) => {
		const { tx } = work;
		const comment = await lockCommentToTakeAway(tx, member, commentId);
		const { author } = comment;
		if (author.id !== member.id) {
			const about = namedPerson(author);
			await record(tx, platform.clock, {
				act: "delete_comment",
				member,
				about,
				params: { kind: "comment", id: commentId },
			});
		}
		if (!(await takeAwayComment(platform, work, comment))) throw noSuchComment();
	});

import type { AnswerOf } from "@warmline/contract/calls";
import type { readPractice } from "@warmline/contract/practice/calls";
import type { MemberRow } from "../accounts/index.ts";
import type { Platform } from "../platform/platform.ts";
import { noSuchPractice } from "./errors.ts";
import { commentsOf, messagesOf } from "./messages/message-queries.ts";
import { mayRead, maySeeAll } from "./policy.ts";
import { roomById } from "./queries.ts";
import { recordAccess } from "./record-access.ts";
import { toComment, toLine, toRoom } from "./serializers.ts";
import { endStalePractice } from "./session/end-stale-practice.ts";

export const readPracticeBy = async (
	platform: Platform,
	member: MemberRow,
	roomId: string,
): Promise<AnswerOf<typeof readPractice>> => {
	const { db } = platform.database;
	await endStalePractice(platform);
	const room = await roomById(db, roomId);
	if (!room || !mayRead(member, room)) throw noSuchPractice();
	await recordAccess(platform, member, room);
	const seesAll = maySeeAll(member, room);
	const [lines, comments] = await Promise.all([messagesOf(db, roomId), seesAll ? commentsOf(db, roomId) : []]);
	return {
		result: toRoom(room, { withCard: seesAll }),
		lines: lines.map(toLine),
		comments: comments.map(toComment),
	};
};

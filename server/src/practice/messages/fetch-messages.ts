import { fetchLimit } from "@warmline/contract/chats/message";
import type { ToPracticeFrame } from "@warmline/contract/practice/practice-channel";
import type { MemberRow } from "../../accounts/index.ts";
import { inTransaction } from "../../platform/db/transaction.ts";
import type { Platform } from "../../platform/platform.ts";
import type { Connection } from "../../platform/realtime/connection.ts";
import { noSuchPractice } from "../errors.ts";
import { mayRead, maySeeAll } from "../policy.ts";
import { lockRoom, roomById } from "../queries.ts";
import { toComment, toLine, toRoom } from "../serializers.ts";
import { commentsOf, messagesAfter } from "./message-queries.ts";

/** Read under the lock, so that the answer stands among the frames at its place: never the state before one heard already. */
export const fetchMessages = (
	{ database }: Platform,
	connection: Connection,
	member: MemberRow,
	roomId: string,
	after: number,
): Promise<void> =>
	inTransaction(database.db, async ({ tx, afterCommit }) => {
		await lockRoom(tx, roomId);
		const room = await roomById(tx, roomId);
		if (!room || !mayRead(member, room)) throw noSuchPractice();
		const seesAll = maySeeAll(member, room);
		const lines = await messagesAfter(tx, roomId, after, fetchLimit);
		const comments = seesAll ? await commentsOf(tx, roomId) : [];
		const answer: ToPracticeFrame = {
			action: "fetch_lines",
			room: toRoom(room, { withCard: seesAll }),
			lines: lines.map(toLine),
			comments: comments.map(toComment),
		};
		afterCommit(() => connection.send(answer));
	});

import type { FrameOf } from "@warmline/contract/frames";
import { t } from "@warmline/contract/i18n";
import type { practiceFrames } from "@warmline/contract/practice/practice-channel";
import { v7 } from "uuid";
import type { MemberRow } from "../../accounts/index.ts";
import { inTransaction } from "../../platform/db/transaction.ts";
import { conflict, notFound } from "../../platform/errors.ts";
import type { Platform } from "../../platform/platform.ts";
import type { Connection } from "../../platform/realtime/connection.ts";
import { announceComment } from "../announce.ts";
import { noSuchPractice } from "../errors.ts";
import { mayRead, maySeeAll } from "../policy.ts";
import { lockRoom } from "../queries.ts";
import { toComment } from "../serializers.ts";
import { commentById, insertComment } from "./message-queries.ts";

type Said = Pick<FrameOf<typeof practiceFrames, "comment">, "seq" | "text" | "client_id">;

/**
 * The room's lock keeps it from ending meanwhile: a comment is told to the learner now, or with the end. What was stored
 * before is told again to who sent it.
 */
export const commentOnMessage = (
	{ database, clock, hub }: Platform,
	connection: Connection,
	author: MemberRow,
	room_id: string,
	{ seq, text, client_id }: Said,
): Promise<void> =>
	inTransaction(database.db, async ({ tx, afterCommit }) => {
		const room = await lockRoom(tx, room_id);
		if (!room || !mayRead(author, room)) throw noSuchPractice();
		if (!maySeeAll(author, room)) throw conflict("not_ended", t("You can comment once the practice has ended."));
		const known = await commentById(tx, room_id, author.id, client_id);
		if (known) return afterCommit(() => connection.send({ action: "new_comment", comment: toComment(known) }));
		if (seq > room.seq) throw notFound(t("No such message."));
		const comment = { id: v7(), room_id, seq, author_id: author.id, client_id, text, at: clock.now() };
		await insertComment(tx, comment);
		afterCommit(() => announceComment(hub, { ...comment, author }, { toLearner: room.state === "ended" }));
	});

import { t } from "@warmline/contract/i18n";
import type { MemberRow } from "../../accounts/index.ts";
import { inTransaction, type UnitOfWork } from "../../platform/db/transaction.ts";
import { forbidden } from "../../platform/errors.ts";
import type { Platform } from "../../platform/platform.ts";
import { announceEnded } from "../announce.ts";
import { noSuchPractice } from "../errors.ts";
import { commentsOf } from "../messages/message-queries.ts";
import { isThird, mayRead } from "../policy.ts";
import { lockRoom, markEnded, roomById } from "../queries.ts";

/** Of a room that is locked. */
export const endRoom = async (
	{ hub }: Pick<Platform, "hub">,
	{ tx, afterCommit }: UnitOfWork,
	roomId: string,
	at: Date,
): Promise<void> => {
	await markEnded(tx, roomId, at);
	const ended = await roomById(tx, roomId);
	const comments = await commentsOf(tx, roomId);
	if (ended) afterCommit(() => announceEnded(hub, ended, comments));
};

/** By either side. When both end it at once, it has ended for both. */
export const endPractice = ({ database, clock, hub }: Platform, member: MemberRow, roomId: string): Promise<void> =>
	inTransaction(database.db, async (work) => {
		const { tx } = work;
		const room = await lockRoom(tx, roomId);
		if (!room || !mayRead(member, room)) throw noSuchPractice();
		if (isThird(member, room)) throw forbidden(t("Only the two participants can end it."));
		if (room.state !== "ended") await endRoom({ hub }, work, roomId, clock.now());
	});

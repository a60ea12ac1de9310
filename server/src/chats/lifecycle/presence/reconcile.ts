import { inTransaction } from "../../../platform/db/transaction.ts";
import { addAll, throttledBatch } from "../../../platform/throttle-batch.ts";
import { announceUpdateHere } from "../../announce.ts";
import type { ChatContext } from "../../chat-context.ts";
import { setRoom } from "../../room.ts";
import { lastOf } from "../../serializers.ts";
import { listedChats } from "../../workspace/list-queries.ts";
import { lockForLook } from "../lifecycle-queries.ts";

/** Rows that are read in one statement. */
export const mostAtOnce = 200;

/** Milliseconds in which what several processes tell of one chat has arrived. */
const calm = 1000;

/** Who may be in the room of each chat, and what those who list it are told of it: as it is, told while it is locked. */
export const reconcileChats = async (context: ChatContext, ids: readonly string[]) => {
	const { hub, database } = context;
	for (let at = 0; at < ids.length; at += mostAtOnce) {
		await inTransaction(database.db, async ({ tx }) => {
			const locked = await lockForLook(tx, ids.slice(at, at + mostAtOnce));
			for (const chat of await listedChats(tx, locked)) {
				setRoom(hub, chat);
				if (chat.status !== "ended") announceUpdateHere(context, { ...chat, ...lastOf(context, chat) });
			}
		});
	}
};

/**
 * A chat has changed hands in one process while messages of it were told by another, or its visitor has come or gone:
 * what was told of it can be heard in another order than it was done. A moment later it is set as it is.
 */
export const startReconciling = (context: ChatContext, failed: (error: unknown) => void) => {
	const reconcile = throttledBatch({
		none: () => new Set<string>(),
		join: addAll,
		run: (ids) => reconcileChats(context, [...ids]),
		calm,
		pause: 0,
		retryAfter: calm,
		failed,
	});
	return {
		changed: (chatId: string) => {
			if (context.hub.isShared) reconcile(new Set([chatId]));
		},
		stop: reconcile.stop,
	};
};

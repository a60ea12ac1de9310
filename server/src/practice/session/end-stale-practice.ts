import { minutesAfter } from "../../platform/clock.ts";
import { inTransaction } from "../../platform/db/transaction.ts";
import type { Platform } from "../../platform/platform.ts";
import { lockRoom, staleRooms } from "../queries.ts";
import { endRoom } from "./end-practice.ts";

const hour = 60;
/** Minutes after which nobody waits any more who asked for a colleague, and after which nobody writes any more. */
const openFor = 12 * hour;
const silentFor = 2 * hour;

/** Rooms that were left behind are ended by whoever comes next, so that nobody meets them. */
export const endStalePractice = async ({ database, clock, hub }: Platform): Promise<void> => {
	const now = clock.now();
	const since = { openSince: minutesAfter(now, -openFor), silentSince: minutesAfter(now, -silentFor) };
	for (const { id } of await staleRooms(database.db, since)) {
		await inTransaction(database.db, async (work) => {
			const { tx } = work;
			const room = await lockRoom(tx, id);
			// Looked at again while nobody can write or join.
			const [stale] = await staleRooms(tx, since, id);
			if (room && stale) await endRoom({ hub }, work, id, stale.last_at ?? room.started_at ?? now);
		});
	}
};

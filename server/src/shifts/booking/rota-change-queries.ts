import { sql } from "drizzle-orm";
import type { Db } from "../../platform/db/database.ts";
import { firstRow } from "../../platform/db/first-row.ts";

/**
 * A mark that is another one after each change to shifts, places, who waits for one, or the names of members, be it made
 * by this server, by another one, or by hand: triggers note each statement in its own transaction. It is made of all notes
 * that are there and not of the last, because who wrote first may commit last.
 */
export const latestRotaChange = async (db: Db): Promise<string> => {
	const { rows } = await db.execute<{ mark: string }>(
		sql`SELECT coalesce(bit_xor(hashint8extended(id, 0)), 0)::text AS mark FROM live.rota_changes`,
	);
	return firstRow(rows)?.mark ?? "";
};

/** A note says nothing by itself: fewer of them are a mark as good, and sooner read. */
export const forgetRotaChanges = async (db: Db): Promise<void> => {
	await db.execute(sql`DELETE FROM live.rota_changes`);
};

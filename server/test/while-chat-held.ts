import type pg from "pg";
import { until } from "./until.ts";

/** Somebody waits for a row of this table. */
export const isWaitedFor = async (pool: pg.Pool, table: string) => {
	const waiting = `SELECT FROM pg_stat_activity
		WHERE datname = current_database() AND wait_event_type = 'Lock' AND query ~ 'from "${table}"'`;
	return ((await pool.query(waiting)).rowCount ?? 0) > 0;
};

/** Does `act` while the chat's row is held, and `meanwhile` once somebody waits for it. */
export const whileChatHeld = async (
	pool: pg.Pool,
	chat_id: string,
	act: () => void,
	meanwhile: () => Promise<unknown>,
) => {
	const holds = await pool.connect();
	try {
		await holds.query("BEGIN");
		await holds.query("SELECT 1 FROM chats WHERE id = $1 FOR UPDATE", [chat_id]);
		act();
		await until(() => isWaitedFor(pool, "chats"));
		await meanwhile();
	} finally {
		await holds.query("COMMIT");
		holds.release();
	}
};

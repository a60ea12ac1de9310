import type pg from "pg";
import { advisoryLock } from "../advisory-locks.ts";

/** Two backups at once might write the same file. The turn ends with the line. */
export const takeBackupLock = async (client: pg.Client): Promise<boolean> => {
	const { rows } = await client.query<{ taken: boolean }>("SELECT pg_try_advisory_lock($1) AS taken", [
		advisoryLock.backup,
	]);
	return rows[0]?.taken ?? false;
};

import type pg from "pg";

/** Any number will do, as long as nobody else locks it in our database. */
const turn = 7_402_320;

/** Two backups at once might write the same file. The turn ends with the line. */
export const takeBackupLock = async (client: pg.Client): Promise<boolean> => {
	const { rows } = await client.query<{ taken: boolean }>("SELECT pg_try_advisory_lock($1) AS taken", [turn]);
	return rows[0]?.taken ?? false;
};

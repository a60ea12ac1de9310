import { sql } from "drizzle-orm";
import type { Db } from "../db/database.ts";
import { processes } from "../db/tables.ts";

/** Seconds without a word after which a process counts as gone. By the clock of the database, so no other one matters. */
export const silentSeconds = 5;

const isSilent = sql`${processes.seen_at} < clock_timestamp() - make_interval(secs => ${silentSeconds})`;

export const enter = (db: Db, id: string) => db.insert(processes).values({ id, seen_at: sql`clock_timestamp()` });

/** Says that it lives; answers false when the others have given it up. */
export const sayAlive = async (db: Db, id: string): Promise<boolean> => {
	const { rowCount } = await db
		.update(processes)
		.set({ seen_at: sql`clock_timestamp()` })
		.where(sql`${processes.id} = ${id}`);
	return (rowCount ?? 0) > 0;
};

/** Those who have said so lately, the oldest first: their ids begin with when they were made. */
export const living = async (db: Db): Promise<string[]> =>
	(await db.select({ id: processes.id }).from(processes).where(sql`NOT (${isSilent})`).orderBy(processes.id)).map(
		({ id }) => id,
	);

/** The time by which all processes go. */
export const databaseNow = async (db: Db): Promise<Date> => {
	const { rows } = await db.execute<{ now: string }>(
		sql`SELECT to_char(clock_timestamp() AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') AS now`,
	);
	return new Date(rows[0]?.now ?? Number.NaN);
};

/** Gives up those who say nothing. */
export const giveUpSilent = (db: Db) => db.delete(processes).where(isSilent);

export const leave = (db: Db, id: string) => db.delete(processes).where(sql`${processes.id} = ${id}`);

/** Which database of which server it is. */
export const databaseName = async (db: Db): Promise<string> => {
	const { rows } = await db.execute<{ name: string }>(
		sql`SELECT datname || ' ' || oid AS name FROM pg_database WHERE datname = current_database()`,
	);
	return rows[0]?.name ?? "";
};

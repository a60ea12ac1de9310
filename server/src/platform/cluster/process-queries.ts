import { sql } from "drizzle-orm";
import type { Db, Queries } from "../db/database.ts";

/** Seconds without a word after which a process counts as gone. By the clock of the database, so no other one matters. */
export const silentSeconds = 5;

const asUtc = `to_char(clock_timestamp() AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;

export const enter = (line: Queries, id: string) =>
	line.query({ text: "INSERT INTO processes (id, seen_at) VALUES ($1, clock_timestamp())", values: [id] });

export const leave = (line: Queries, id: string) =>
	line.query({ text: "DELETE FROM processes WHERE id = $1", values: [id] });

export type Seen = {
	/** False when the others have given it up. */
	readonly isKnown: boolean;
	/** The time by which all processes go. */
	readonly now: Date;
	/** Those who have said so lately, the oldest first: their ids begin with when they were made. */
	readonly living: readonly string[];
};

/**
 * Says that it lives, and hears who else does. `givesUp`: those who say nothing are forgotten. One who is just about to
 * say it has its row locked, and is left alone.
 */
export const sayAlive = async (line: Queries, id: string, givesUp: boolean): Promise<Seen> => {
	const { rows } = await line.query<{ known: boolean; now: string; living: string[] }>({
		name: "say_alive",
		text: `WITH alive AS (UPDATE processes SET seen_at = clock_timestamp() WHERE id = $1 RETURNING id),
			gone AS (
				DELETE FROM processes WHERE id IN (
					SELECT id FROM processes
					WHERE $2 AND id <> $1 AND seen_at < clock_timestamp() - make_interval(secs => $3)
					FOR UPDATE SKIP LOCKED
				)
			)
			SELECT EXISTS (SELECT FROM alive) AS known, ${asUtc} AS now, ARRAY(
				SELECT id::text FROM processes
				WHERE seen_at >= clock_timestamp() - make_interval(secs => $3) OR id IN (SELECT id FROM alive)
				ORDER BY processes.id
			) AS living`,
		values: [id, givesUp, silentSeconds],
	});
	const [seen] = rows;
	if (!seen) throw new Error("the database did not say who lives");
	return { isKnown: seen.known, now: new Date(seen.now), living: seen.living };
};

/** Which database of which server it is. */
export const databaseName = async (db: Db): Promise<string> => {
	const { rows } = await db.execute<{ name: string }>(
		sql`SELECT datname || ' ' || oid AS name FROM pg_database WHERE datname = current_database()`,
	);
	return rows[0]?.name ?? "";
};

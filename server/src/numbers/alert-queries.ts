import type { AlertNumbers } from "@warmline/contract/numbers/calls";
import { sql } from "drizzle-orm";
import { alerts } from "../alerts/tables.ts";
import type { Db } from "../platform/db/database.ts";
import type { Part } from "./span.ts";

/** Alerts that began in these days and for which somebody was to be asked, by kind; those that go on have no response yet. */
export const alertNumbers = async (db: Db, parts: readonly Part[]): Promise<AlertNumbers[]> => {
	const [from, until] = [parts.at(0)?.starts_at, parts.at(-1)?.ends_at];
	if (!from || !until) return [];
	const seconds = sql`extract(epoch FROM responded_at - began_at)`;
	const { rows } = await db.execute<AlertNumbers>(sql`
		SELECT kind, count(*)::int AS alerts, count(responded_at)::int AS responded,
			round(percentile_cont(0.5) WITHIN GROUP (ORDER BY ${seconds}))::int AS median,
			round(percentile_cont(0.9) WITHIN GROUP (ORDER BY ${seconds}))::int AS ninety
		FROM ${alerts}
		WHERE step IS NOT NULL AND began_at >= ${from.toISOString()}::timestamptz AND began_at < ${until.toISOString()}::timestamptz
		GROUP BY kind ORDER BY kind`);
	return rows;
};

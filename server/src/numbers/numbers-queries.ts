import type { Language } from "@warmline/contract/content/words";
import { type SQL, sql } from "drizzle-orm";
import { chats, left_messages, messages } from "../chats/tables.ts";
import type { Db } from "../platform/db/database.ts";
import { leastIdAt } from "../platform/db/least-id-at.ts";
import type { Part } from "./span.ts";

const instant = (at: Date) => sql`${at.toISOString()}::timestamptz`;
const instants = (all: readonly Date[]) => sql`${sql.param(all.map((at) => at.toISOString()))}::timestamptz[]`;
const count = (which: SQL) => sql`count(*) FILTER (WHERE ${which})::int`;
const seconds = (share: string, of: SQL) =>
	sql`round(percentile_cont(${sql.raw(share)}) WITHIN GROUP (ORDER BY ${of}))::int`;

const slack = 86_400_000;
const idAt = (time: number) => leastIdAt(new Date(Math.max(0, time)));

const begins = (parts: readonly Part[]) => parts.map(({ starts_at }) => starts_at);

/** In one of the parts, which follow each other. Ids sort by the time of asking: by them the index finds it. */
const askedIn = (parts: readonly Part[]): SQL => {
	const from = parts.at(0)?.starts_at ?? new Date(0);
	const until = parts.at(-1)?.ends_at ?? from;
	return sql`c.id >= ${idAt(from.getTime() - slack)}::uuid AND c.id < ${idAt(until.getTime() + slack)}::uuid
		AND c.created_at >= ${instant(from)} AND c.created_at < ${instant(until)}`;
};

export type FiguresRow = {
	/** The place of the part, from 1; null for all together. */
	part: number | null;
	asked: number;
	handled: number;
	left_before: number;
	closed: number;
	waiting: number;
	wait_median: number | null;
	wait_ninety: number | null;
	wait_longest: number | null;
	within_1: number;
	within_3: number;
	within_10: number;
	length_median: number | null;
	length_ninety: number | null;
	length_longest: number | null;
	listeners: number;
};

export type HourRow = { weekday: number; hour: number; asked: number; handled: number };

type ChatNumbers = { figures: FiguresRow[] | null; hours: HourRow[] | null };

const taken = sql`taken_at IS NOT NULL`;
const ended = sql`status = 'ended'`;
const endedByUs = sql`(ended_by = 'agent' OR ended_how = 'closed')`;
const waited = sql`extract(epoch FROM taken_at - created_at)`;
const lasted = sql`CASE WHEN ${ended} THEN extract(epoch FROM ended_at - taken_at) END`;
const takenWithin = (minutes: number) =>
	count(sql`taken_at <= created_at + ${sql.raw(`interval '${minutes} minutes'`)}`);

/**
 * All of the chats in one look at each. `assigned_at` is of who took a chat last: where it was long after the asking, the
 * first words of a listener may be older, and then somebody had taken it by that time.
 */
export const chatNumbers = async (db: Db, parts: readonly Part[], zone: string) => {
	const { rows } = await db.execute<ChatNumbers>(sql`
		WITH asked AS MATERIALIZED (
			SELECT width_bucket(c.created_at, ${instants(begins(parts))}) AS part, c.created_at AT TIME ZONE ${zone} AS local,
				c.created_at, least(c.assigned_at, answer.at) AS taken_at, c.ended_at, c.status, c.ended_by,
				coalesce(c.ended_how, 'ended') AS ended_how, c.assigned_agent
			FROM ${chats} c
			LEFT JOIN LATERAL (
				SELECT m.created_at AS at FROM ${messages} m
				WHERE m.chat_id = c.id AND m.sender = 'agent' AND c.assigned_at > c.created_at + interval '1 minute'
				ORDER BY m.seq LIMIT 1
			) answer ON true
			WHERE ${askedIn(parts)}
		), figures AS (
			SELECT part, count(*)::int AS asked, ${count(taken)} AS handled,
				${count(sql`NOT ${taken} AND ${ended} AND NOT ${endedByUs}`)} AS left_before,
				${count(sql`NOT ${taken} AND ${ended} AND ${endedByUs}`)} AS closed,
				${count(sql`NOT ${taken} AND NOT ${ended}`)} AS waiting,
				${seconds("0.5", waited)} AS wait_median, ${seconds("0.9", waited)} AS wait_ninety,
				round(max(${waited}))::int AS wait_longest,
				${takenWithin(1)} AS within_1, ${takenWithin(3)} AS within_3, ${takenWithin(10)} AS within_10,
				${seconds("0.5", lasted)} AS length_median, ${seconds("0.9", lasted)} AS length_ninety,
				round(max(${lasted}))::int AS length_longest,
				count(DISTINCT assigned_agent) FILTER (WHERE ${taken})::int AS listeners
			FROM asked GROUP BY GROUPING SETS ((), (part))
		), hours AS (
			SELECT extract(dow FROM local)::int AS weekday, extract(hour FROM local)::int AS hour, count(*)::int AS asked,
				${count(taken)} AS handled
			FROM asked GROUP BY 1, 2 ORDER BY 1, 2
		)
		SELECT (SELECT json_agg(figures) FROM figures) AS figures, (SELECT json_agg(hours) FROM hours) AS hours`);
	return { figures: rows[0]?.figures ?? [], hours: rows[0]?.hours ?? [] };
};

/** Left while the chat was closed, by the place of the part. */
export const messagesLeft = async (db: Db, parts: readonly Part[]) => {
	const { rows } = await db.execute<{ part: number; messages: number }>(sql`
		SELECT width_bucket(created_at, ${instants(begins(parts))}) AS part, count(*)::int AS messages
		FROM ${left_messages}
		WHERE created_at >= ${instant(parts.at(0)?.starts_at ?? new Date(0))}
			AND created_at < ${instant(parts.at(-1)?.ends_at ?? new Date(0))}
		GROUP BY 1`);
	return new Map(rows.map(({ part, messages }) => [part, messages]));
};

export type MonthRow = {
	month: number;
	/** What the row counts: all of the month, or those of one language or region. */
	of: "month" | "language" | "region";
	language: Language | null;
	country: string | null;
	region: string | null;
	chats: number;
	rated: number;
	before: number;
	after: number;
};

const saidBoth = sql`c.scale IS NOT NULL AND c.scale_after IS NOT NULL`;

/** What is counted by whole months, as it is: who asks decides what of it may be told. */
export const monthNumbers = async (db: Db, months: readonly Part[]): Promise<MonthRow[]> => {
	if (months.length === 0) return [];
	const { rows } = await db.execute<MonthRow>(sql`
		WITH asked AS (
			SELECT width_bucket(c.created_at, ${instants(begins(months))}) AS month, c.language, c.country, c.region,
				CASE WHEN ${saidBoth} THEN c.scale END AS before, CASE WHEN ${saidBoth} THEN c.scale_after END AS after
			FROM ${chats} c WHERE ${askedIn(months)}
		)
		SELECT month, CASE GROUPING(language, country) WHEN 3 THEN 'month' WHEN 1 THEN 'language' ELSE 'region' END AS of,
			language, country, region, count(*)::int AS chats, count(before)::int AS rated,
			coalesce(sum(before), 0)::int AS before, coalesce(sum(after), 0)::int AS after
		FROM asked GROUP BY GROUPING SETS ((month), (month, language), (month, country, region))`);
	return rows;
};

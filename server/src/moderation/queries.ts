import type { ReportedState, ReportKind, Verdict } from "@warmline/contract/moderation/calls";
import { and, asc, desc, eq, getTableColumns, gt, inArray, isNotNull, isNull, ne, type SQL, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import { isCommunityMemberInSql, isSupervisingInSql, type MemberRow } from "../accounts/index.ts";
import { members } from "../accounts/tables.ts";
import { comments, posts } from "../feed/tables.ts";
import { advisoryLock } from "../platform/db/advisory-locks.ts";
import type { Db } from "../platform/db/database.ts";
import { firstRow } from "../platform/db/first-row.ts";
import { reports } from "./tables.ts";

export type ReportRow = typeof reports.$inferSelect;
type Names = { nickname: string | null; first_name: string } | null;
export type ShownReport = ReportRow & {
	reporter: Names;
	author: Names;
	decider: Names;
	others: number;
	state: ReportedState;
};

/** Who reports a thing, or decides on it, waits for who is doing so: what is told of it is told once, and to all. */
export const lockReportsAbout = (tx: Db, about_id: string) =>
	tx.execute(sql`SELECT pg_advisory_xact_lock(${advisoryLock.report}, hashtext(${about_id}))`);

/** Undefined where the same member's report about the same waits already. */
export const insertReport = async (tx: Db, report: typeof reports.$inferInsert): Promise<ReportRow | undefined> =>
	firstRow(await tx.insert(reports).values(report).onConflictDoNothing().returning());

const isAbout = (kind: ReportKind, about_id: string) => and(eq(reports.kind, kind), eq(reports.about_id, about_id));

/** Whether others wait beside this one that are about the same. */
export const isAlone = async (tx: Db, { id, kind, about_id }: ReportRow): Promise<boolean> => {
	const waiting = and(isAbout(kind, about_id), isNull(reports.verdict), ne(reports.id, id));
	return (await tx.select({ id: reports.id }).from(reports).where(waiting).limit(1)).length === 0;
};

export const reportById = async (db: Db, id: string): Promise<ReportRow | undefined> =>
	firstRow(await db.select().from(reports).where(eq(reports.id, id)));

/** All that wait and are about the same. */
export const lockWaitingReports = (tx: Db, { kind, about_id }: ReportRow): Promise<ReportRow[]> =>
	tx
		.select()
		.from(reports)
		.where(and(isAbout(kind, about_id), isNull(reports.verdict)))
		.orderBy(asc(reports.id))
		.for("update");

export type Decision = { verdict: Verdict; verdict_words: string | null; decided_by: string; decided_at: Date };

export const markDecided = (tx: Db, ids: readonly string[], decision: Decision) =>
	tx
		.update(reports)
		.set(decision)
		.where(inArray(reports.id, [...ids]));

const reporters = alias(members, "reporters");
const authors = alias(members, "authors");
const deciders = alias(members, "deciders");
const same = alias(reports, "same");

/** Another one about the same that waits as this one does, or was decided with it. */
const isWithIt = sql`${same.kind} = ${reports.kind} AND ${same.about_id} = ${reports.about_id}
	AND ${same.decided_at} IS NOT DISTINCT FROM ${reports.decided_at}`;

const state = sql<ReportedState>`CASE
	WHEN coalesce(${posts.id}, ${comments.id}, CASE WHEN ${reports.kind} = 'member' THEN ${reports.author_id} END) IS NULL THEN 'gone'
	WHEN coalesce(${posts.hidden_at}, ${comments.hidden_at}) IS NOT NULL THEN 'hidden'
	ELSE 'there'
END`;

// Nobody is known by the first of these being null, so that one comes first which everybody has.
const named = <F, N>({ first_name, nickname }: { first_name: F; nickname: N }) => ({ first_name, nickname });

const shown = (db: Db) =>
	db
		.select({
			...getTableColumns(reports),
			reporter: named(reporters),
			author: named(authors),
			decider: named(deciders),
			others: sql<number>`(SELECT count(*)::int - 1 FROM ${reports} AS ${sql.identifier("same")} WHERE ${isWithIt})`,
			state,
		})
		.from(reports)
		.leftJoin(reporters, eq(reporters.id, reports.reporter_id))
		.leftJoin(authors, eq(authors.id, reports.author_id))
		.leftJoin(deciders, eq(deciders.id, reports.decided_by))
		.leftJoin(posts, and(eq(reports.kind, "post"), eq(posts.id, reports.about_id)))
		.leftJoin(comments, and(eq(reports.kind, "comment"), eq(comments.id, reports.about_id)));

export const reportShown = async (db: Db, id: string): Promise<ShownReport | undefined> =>
	firstRow(await shown(db).where(eq(reports.id, id)));

/** The first of those that stand together stands for them. */
const standsFirst = sql`NOT EXISTS (
	SELECT FROM ${reports} AS ${sql.identifier("same")} WHERE ${isWithIt} AND ${same.id} < ${reports.id}
)`;

const isNotOf = (reader: string): SQL => sql`${reports.author_id} IS DISTINCT FROM ${reader}::uuid`;

type Page = { reader: string; after?: string | undefined; limit: number };

/** Who waits longest first; ids sort by time. */
export const reportsWaiting = (db: Db, { reader, after, limit }: Page): Promise<ShownReport[]> =>
	shown(db)
		.where(
			and(
				isNull(reports.verdict),
				isNotOf(reader),
				standsFirst,
				after === undefined ? undefined : gt(reports.id, after),
			),
		)
		.orderBy(asc(reports.id))
		.limit(limit);

/** The latest decisions first. */
export const reportsDecided = (db: Db, { reader, after, limit }: Page): Promise<ShownReport[]> =>
	shown(db)
		.where(
			and(
				isNotNull(reports.verdict),
				isNotOf(reader),
				standsFirst,
				after === undefined
					? undefined
					: sql`(${reports.decided_at}, ${reports.id}) < (SELECT ${same.decided_at}, ${same.id} FROM ${reports} AS ${sql.identifier("same")} WHERE ${same.id} = ${after}::uuid)`,
			),
		)
		.orderBy(desc(reports.decided_at), desc(reports.id))
		.limit(limit);

/** Things that wait in the queue as this reader sees it. */
export const countWaiting = async (db: Db, reader: string): Promise<number> => {
	const things = sql<number>`count(DISTINCT (${reports.kind}, ${reports.about_id}))::int`;
	const [row] = await db
		.select({ things })
		.from(reports)
		.where(and(isNull(reports.verdict), isNotOf(reader)));
	return row?.things ?? 0;
};

/** A member who can be reported. A block is no matter here: who is harassed blocks first, and reports then. */
export const memberToReport = async (db: Db, id: string): Promise<MemberRow | undefined> =>
	firstRow(
		await db
			.select()
			.from(members)
			.where(and(eq(members.id, id), isCommunityMemberInSql())),
	);

export const moderatorIds = async (db: Db): Promise<string[]> => {
	const rows = await db.select({ id: members.id }).from(members).where(isSupervisingInSql());
	return rows.map(({ id }) => id);
};

import type { AuditAct, AuditMember } from "@warmline/contract/audit/calls";
import type { AuditParams } from "@warmline/contract/audit/params";
import { formerMember } from "@warmline/contract/members/former-member";
import { and, asc, desc, eq, gte, inArray, isNotNull, lt, ne, or, type SQL, type SQLWrapper, sql } from "drizzle-orm";
import { advisoryLock } from "../platform/db/advisory-locks.ts";
import type { Db } from "../platform/db/database.ts";
import { audit_log } from "./tables.ts";

export type LineRow = typeof audit_log.$inferSelect;

export const insertLine = (db: Db, line: LineRow) => db.insert(audit_log).values(line);

/** Of a new installation. */
export const isNothingRecorded = async (db: Db): Promise<boolean> =>
	(await db.select({ id: audit_log.id }).from(audit_log).limit(1)).length === 0;

/** Of one member: a page asks for several things at once, and the second call has to see what the first has written. */
export const lockAuditLogOf = (tx: Db, memberId: string) =>
	tx.execute(sql`SELECT pg_advisory_xact_lock(${advisoryLock.audit}, hashtext(${memberId}))`);

/**
 * Writes nothing when the same member has done the same since then in the same chat, or elsewhere with the same
 * parameters.
 */
export const insertLineUnlessSince = (db: Db, line: LineRow, since: Date) =>
	db.execute(sql`
		INSERT INTO audit_log (id, at, act, member_id, member_name, chat_id, about_id, about_name, params)
		SELECT ${line.id}::uuid, ${line.at.toISOString()}::timestamptz, ${line.act}::text, ${line.member_id}::uuid,
			${line.member_name}::text, ${line.chat_id}::uuid, ${line.about_id}::uuid, ${line.about_name}::text, ${line.params}::jsonb
		WHERE NOT EXISTS (
			SELECT FROM audit_log
			WHERE ${line.chat_id === null ? sql`about_id IS NOT DISTINCT FROM ${line.about_id}::uuid AND params = ${line.params}::jsonb` : sql`chat_id = ${line.chat_id}`}
				AND member_id = ${line.member_id} AND act = ${line.act}
				AND at > ${since.toISOString()}
		)`);

export type LogFilter = {
	act?: AuditAct | undefined;
	/** Who did it, or to whom it was done. */
	member?: string | undefined;
	chat?: string | undefined;
	/** The first moment. */
	from?: Date | undefined;
	/** The first moment after it. */
	until?: Date | undefined;
	/** The last line of the page before. */
	after?: string | undefined;
	limit: number;
};

/** The newest first; ids sort by time. */
export const listLog = (db: Db, { act, member, chat, from, until, after, limit }: LogFilter): Promise<LineRow[]> =>
	db
		.select()
		.from(audit_log)
		.where(
			and(
				act && eq(audit_log.act, act),
				member ? or(eq(audit_log.member_id, member), eq(audit_log.about_id, member)) : undefined,
				chat ? eq(audit_log.chat_id, chat) : undefined,
				from ? gte(audit_log.at, from) : undefined,
				until ? lt(audit_log.at, until) : undefined,
				after ? lt(audit_log.id, after) : undefined,
			),
		)
		.orderBy(desc(audit_log.id))
		.limit(limit);

/** All values of a column, each found from the one before by the index that begins with it. */
const differentIn = (column: SQL) => sql`(
	WITH RECURSIVE seen AS (
		(SELECT ${column} AS id FROM audit_log WHERE ${column} IS NOT NULL ORDER BY ${column} LIMIT 1)
		UNION ALL
		SELECT (SELECT ${column} FROM audit_log WHERE ${column} > seen.id ORDER BY ${column} LIMIT 1)
		FROM seen WHERE seen.id IS NOT NULL
	)
	SELECT id FROM seen WHERE id IS NOT NULL
)`;

/**
 * Everybody in the log, with the latest name that was recorded for them. The log has many more lines than people, so
 * it is not read through.
 */
export const membersInLog = async (db: Db): Promise<AuditMember[]> => {
	const { rows } = await db.execute<AuditMember>(sql`
		SELECT known.id, latest.name
		FROM (${differentIn(sql`member_id`)} UNION ${differentIn(sql`about_id`)}) AS known
		CROSS JOIN LATERAL (
			SELECT name FROM (
				(SELECT member_name AS name, id AS line FROM audit_log
				WHERE member_id = known.id ORDER BY id DESC LIMIT 1)
				UNION ALL
				(SELECT about_name, id FROM audit_log
				WHERE about_id = known.id AND about_name IS NOT NULL ORDER BY id DESC LIMIT 1)
			) AS seen
			ORDER BY line DESC LIMIT 1
		) AS latest
		ORDER BY lower(latest.name), known.id`);
	return rows;
};

/**
 * What was done to somebody, the oldest first; who did it is another person's affair. A report that was left was not
 * done
 * to them: that they were reported they must not learn, or they look for who it was.
 */
export const linesAbout = (db: Db, memberId: string) =>
	db
		.select({ at: audit_log.at, act: audit_log.act, chat_id: audit_log.chat_id, params: audit_log.params })
		.from(audit_log)
		.where(and(eq(audit_log.about_id, memberId), ne(audit_log.act, "keep_reported")))
		.orderBy(asc(audit_log.id));

/** Of all entries of an act with these very parameters. */
export const clearParams = <Act extends keyof AuditParams>(tx: Db, act: Act, params: AuditParams[Act]) =>
	tx
		.update(audit_log)
		.set({ params: null })
		.where(and(eq(audit_log.act, act), sql`${audit_log.params} = ${params}::jsonb`));

/** What was done to who is erased. That they were erased, and as what, stays. */
export const clearParamsOfFormerMembers = (db: Db) =>
	db
		.update(audit_log)
		.set({ params: null })
		.where(and(eq(audit_log.about_name, formerMember), isNotNull(audit_log.params), ne(audit_log.act, "erase_member")));

const unsaid = { params: null, detail: null };

/** Of chats that are erased: that something was done stays, and the reasons somebody gave for it go with the chat. */
export const forgetParamsOfChats = (tx: Db, chatIds: SQLWrapper) =>
	tx.update(audit_log).set(unsaid).where(inArray(audit_log.chat_id, chatIds));

/** Lines of a version before `params`, the oldest first; locked, for another server may be at it too. */
export const lockOldDetails = (tx: Db, limit: number) =>
	tx
		.select({ id: audit_log.id, act: audit_log.act, detail: sql<string>`${audit_log.detail}` })
		.from(audit_log)
		.where(isNotNull(audit_log.detail))
		.orderBy(asc(audit_log.id))
		.limit(limit)
		.for("update", { skipLocked: true });

export const setParams = async (tx: Db, lines: readonly { id: string; params: object }[]): Promise<void> => {
	const ids = lines.map(({ id }) => id);
	const params = lines.map((line) => JSON.stringify(line.params));
	await tx.execute(sql`
		UPDATE audit_log SET params = read.params, detail = NULL,
			-- Of a chat that was assigned it named who had it before, and now names who has it.
			about_id = CASE act WHEN 'transfer_chat' THEN NULL ELSE about_id END,
			about_name = CASE act WHEN 'transfer_chat' THEN NULL ELSE about_name END
		FROM unnest(${sql.param(ids)}::uuid[], ${sql.param(params)}::jsonb[]) AS read (id, params)
		WHERE audit_log.id = read.id`);
};

/** The lines stay, with ids that lead nowhere; parameters may hold a file's name or somebody's reasons. */
export const forgetNamesOf = async (tx: Db, memberId: string) => {
	await tx.update(audit_log).set({ member_name: formerMember }).where(eq(audit_log.member_id, memberId));
	await tx
		.update(audit_log)
		.set({ about_name: formerMember, ...unsaid })
		.where(eq(audit_log.about_id, memberId));
};

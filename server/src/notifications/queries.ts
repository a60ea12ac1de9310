import { and, desc, eq, getTableColumns, isNotNull, isNull, lt, lte, ne, or, type SQL, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import { personColumns } from "../accounts/index.ts";
import { members } from "../accounts/tables.ts";
import { advisoryLock } from "../platform/db/advisory-locks.ts";
import { isAnyOf } from "../platform/db/any-of.ts";
import type { Db } from "../platform/db/database.ts";
import { firstRow } from "../platform/db/first-row.ts";
import type { IsShown } from "./ports.ts";
import { notifications } from "./tables.ts";

type NewNotification = typeof notifications.$inferInsert;

/**
 * From here to the commit nobody else tells these members anything: so the ids of what one is told are in the order in
 * which it can be seen, and whoever has read up to one has seen those before it. In one order, so that two who tell the
 * same people wait for each other once.
 */
export const lockNotificationsOf = (tx: Db, memberIds: readonly string[]) =>
	tx.execute(sql`
		SELECT pg_advisory_xact_lock(${advisoryLock.notify}, hashtext(id::text))
		FROM (SELECT unnest(${sql.param([...memberIds])}::uuid[]) AS id ORDER BY 1) AS told`);

/** Those that are new: what is the same as before is left out. */
export const insertNotifications = async (tx: Db, rows: readonly NewNotification[]) =>
	tx
		.insert(notifications)
		.values([...rows])
		.onConflictDoNothing()
		.returning({ id: notifications.id, member_id: notifications.member_id, kind: notifications.kind });

const earlier = alias(notifications, "earlier");
const later = alias(notifications, "later");

/**
 * Likes of one post are one entry, as far as they came between two looks: those that were read together have the time
 * of that in common, and those that were not read yet have none.
 */
const sameEntry = (other: typeof earlier | typeof later): SQL | undefined =>
	and(
		eq(notifications.kind, "like"),
		eq(other.kind, "like"),
		eq(other.member_id, notifications.member_id),
		eq(other.post_id, notifications.post_id),
		sql`${other.read_at} IS NOT DISTINCT FROM ${notifications.read_at}`,
	);

/** What moderators say, and what is about a shift, is told whatever has become of who did it. */
const mayKnow = (isShown: IsShown, notice: typeof notifications | typeof earlier | typeof later): SQL =>
	sql`(${notice.kind} IN ('moderation', 'shift') OR ${isShown(notice)})`;

/** The one that stands for its entry is the latest. */
const standsForEntry = (isShown: IsShown) => sql`NOT EXISTS (
	SELECT FROM ${notifications} AS later
	WHERE ${sameEntry(later)} AND ${later.id} > ${notifications.id} AND ${mayKnow(isShown, later)}
)`;

const othersOf = (isShown: IsShown) => sql<number>`(
	SELECT count(*)::int FROM ${notifications} AS earlier
	WHERE ${sameEntry(earlier)} AND ${earlier.id} < ${notifications.id} AND ${mayKnow(isShown, earlier)}
)`;

const listed = (db: Db, isShown: IsShown) =>
	db
		.select({
			...getTableColumns(notifications),
			others: othersOf(isShown),
			actor: personColumns,
		})
		.from(notifications)
		.leftJoin(members, eq(members.id, notifications.actor_id));
export type ListedNotification = Awaited<ReturnType<typeof notificationsByIds>>[number];

type Asked = { after: string | undefined; unread: boolean; limit: number };

/** Entries, the newest first. */
export const entriesOf = (db: Db, isShown: IsShown, memberId: string, { after, unread, limit }: Asked) =>
	listed(db, isShown)
		.where(
			and(
				eq(notifications.member_id, memberId),
				after === undefined ? undefined : lt(notifications.id, after),
				unread ? isNull(notifications.read_at) : undefined,
				mayKnow(isShown, notifications),
				standsForEntry(isShown),
			),
		)
		.orderBy(desc(notifications.id))
		.limit(limit);

/** Each with what it stands for by now, whether or not a later one does, too. */
export const notificationsByIds = (db: Db, isShown: IsShown, ids: readonly string[]) =>
	listed(db, isShown)
		.where(and(isAnyOf(notifications.id, ids), mayKnow(isShown, notifications)))
		.orderBy(desc(notifications.id));

/** While it was not read, and nothing later says the same. */
export const unreadEntry = async (db: Db, isShown: IsShown, id: string) =>
	firstRow(
		await listed(db, isShown).where(
			and(
				eq(notifications.id, id),
				isNull(notifications.read_at),
				mayKnow(isShown, notifications),
				standsForEntry(isShown),
			),
		),
	);

/** Those that one mail is about, and that were not read since. */
export const unreadMailedAt = (db: Db, isShown: IsShown, memberId: string, mailed_at: Date) =>
	listed(db, isShown)
		.where(
			and(
				eq(notifications.member_id, memberId),
				eq(notifications.mailed_at, mailed_at),
				isNull(notifications.read_at),
				mayKnow(isShown, notifications),
			),
		)
		.orderBy(desc(notifications.id));

const entry = sql`CASE ${notifications.kind} WHEN 'like' THEN ${notifications.post_id} ELSE ${notifications.id} END`;

/** How many entries were not read. Who is missing has read all. */
export const unreadCounts = async (
	db: Db,
	isShown: IsShown,
	memberIds: readonly string[],
): Promise<ReadonlyMap<string, number>> => {
	const rows = await db
		.select({ member_id: notifications.member_id, count: sql<number>`count(DISTINCT ${entry})::int` })
		.from(notifications)
		.where(
			and(isAnyOf(notifications.member_id, memberIds), isNull(notifications.read_at), mayKnow(isShown, notifications)),
		)
		.groupBy(notifications.member_id);
	return new Map(rows.map(({ member_id, count }) => [member_id, count]));
};

export const unreadCount = async (db: Db, isShown: IsShown, memberId: string): Promise<number> =>
	(await unreadCounts(db, isShown, [memberId])).get(memberId) ?? 0;

/** Answers how many it were. */
const markRead = async (tx: Db, memberId: string, which: SQL | undefined, read_at: Date): Promise<number> => {
	const read = await tx
		.update(notifications)
		.set({ read_at })
		.where(and(eq(notifications.member_id, memberId), isNull(notifications.read_at), which))
		.returning({ id: notifications.id });
	return read.length;
};

/** With what stood in the same entry then; what came later was not seen. */
export const markTheseRead = (tx: Db, memberId: string, ids: readonly string[], read_at: Date) => {
	const stoodFor = sql`EXISTS (
		SELECT FROM ${notifications} AS later
		WHERE ${and(sameEntry(later), isAnyOf(later.id, ids))} AND ${later.id} > ${notifications.id}
	)`;
	return markRead(tx, memberId, or(isAnyOf(notifications.id, ids), stoodFor), read_at);
};

export const markReadUpTo = (tx: Db, memberId: string, id: string, read_at: Date) =>
	markRead(tx, memberId, lte(notifications.id, id), read_at);

/** What moderators decided stays known, also when what it was about is gone. */
export const deleteNotificationsOf = (tx: Db, about: { post_ids: readonly string[] } | { comment_id: string }) =>
	tx
		.delete(notifications)
		.where(
			and(
				"post_ids" in about
					? isAnyOf(notifications.post_id, about.post_ids)
					: eq(notifications.comment_id, about.comment_id),
				ne(notifications.kind, "moderation"),
			),
		);

export const deleteNotificationsFrom = (tx: Db, memberId: string, actorId: string) =>
	tx.delete(notifications).where(and(eq(notifications.member_id, memberId), eq(notifications.actor_id, actorId)));

/** What was read and is older than one time, and all that is older than another. */
export const deleteNotificationsBefore = (db: Db, { read, any }: { read: Date; any: Date }) =>
	db
		.delete(notifications)
		.where(or(lt(notifications.at, any), and(isNotNull(notifications.read_at), lt(notifications.at, read))));

export const notificationsKeptOf = (db: Db, memberId: string) =>
	db
		.select({
			kind: notifications.kind,
			post_id: notifications.post_id,
			comment_id: notifications.comment_id,
			message: notifications.message,
			params: notifications.params,
			words: notifications.words,
			at: notifications.at,
			read_at: notifications.read_at,
		})
		.from(notifications)
		.where(eq(notifications.member_id, memberId))
		.orderBy(notifications.id);

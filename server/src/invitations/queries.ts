import {
	and,
	desc,
	eq,
	getTableColumns,
	gt,
	ilike,
	inArray,
	isNull,
	lt,
	lte,
	not,
	notExists,
	or,
	sql,
} from "drizzle-orm";
import { members } from "../accounts/tables.ts";
import { advisoryLock } from "../platform/db/advisory-locks.ts";
import type { Db } from "../platform/db/database.ts";
import { firstRow } from "../platform/db/first-row.ts";
import { likePattern } from "../platform/db/like-pattern.ts";
import { invitations } from "./tables.ts";

export type InvitationRow = typeof invitations.$inferSelect;
export type NewInvitationRow = typeof invitations.$inferInsert;

const inviter = {
	first_name: members.first_name,
	nickname: members.nickname,
	role: members.role,
	is_active: members.is_active,
	is_verified: members.is_verified,
};

/** With who sent it, while they are a member. */
const listed = (db: Db) =>
	db
		.select({ ...getTableColumns(invitations), inviter })
		.from(invitations)
		.leftJoin(members, eq(members.id, invitations.invited_by));
export type ListedInvitation = Awaited<ReturnType<typeof invitationsAfter>>[number];

type Filter = {
	query?: string | undefined;
	/** Only those that can still be accepted, by their time. */
	open?: boolean | undefined;
	after?: string | undefined;
	limit: number;
};

const isUnanswered = and(isNull(invitations.accepted_at), isNull(invitations.revoked_at));

/** The newest first; ids sort by time. */
export const invitationsAfter = (db: Db, now: Date, { query, open, after, limit }: Filter) => {
	const isOpen = and(isUnanswered, gt(invitations.expires_at, now));
	return listed(db)
		.where(
			and(
				query
					? or(ilike(invitations.name, likePattern(query)), ilike(invitations.email, likePattern(query)))
					: undefined,
				open === undefined ? undefined : open ? isOpen : not(isOpen ?? sql`true`),
				after ? lt(invitations.id, after) : undefined,
			),
		)
		.orderBy(desc(invitations.id))
		.limit(limit);
};

export const listedInvitation = async (db: Db, id: string): Promise<ListedInvitation | undefined> =>
	firstRow(await listed(db).where(eq(invitations.id, id)));

export const invitationById = async (db: Db, id: string): Promise<InvitationRow | undefined> =>
	firstRow(await db.select().from(invitations).where(eq(invitations.id, id)));

/** Whoever sends it again, revokes it or accepts it waits. */
export const lockInvitation = async (tx: Db, id: string): Promise<InvitationRow | undefined> =>
	firstRow(await tx.select().from(invitations).where(eq(invitations.id, id)).for("update"));

/** Those that were not inserted have an open invitation already, or got one in this moment. */
export const insertInvitations = (tx: Db, rows: readonly NewInvitationRow[]) =>
	tx
		.insert(invitations)
		.values([...rows])
		.onConflictDoNothing()
		.returning({ id: invitations.id });

/** Makes room for a new one. They count as expired, because they were when they were revoked. */
export const closeExpired = (tx: Db, emails: readonly string[], now: Date) =>
	tx
		.update(invitations)
		.set({ revoked_at: now })
		.where(
			and(
				inArray(
					sql`lower(${invitations.email})`,
					emails.map((email) => email.toLowerCase()),
				),
				isUnanswered,
				lte(invitations.expires_at, now),
			),
		);

type Writes = Partial<Omit<NewInvitationRow, "id">>;

export const writeInvitation = (tx: Db, id: string, writes: Writes) =>
	tx.update(invitations).set(writes).where(eq(invitations.id, id));

/** What came of sending it, unless it was sent anew since. */
export const noteSending = (db: Db, id: string, round: number, writes: Pick<Writes, "sent_at" | "failed_at">) =>
	db
		.update(invitations)
		.set(writes)
		.where(and(eq(invitations.id, id), eq(invitations.round, round)));

const isGood = (token_hash: Buffer, now: Date) =>
	and(eq(invitations.token_hash, token_hash), isUnanswered, gt(invitations.expires_at, now));

/** Undefined when it was accepted, revoked, is too old or was never there. */
export const invitationByToken = async (db: Db, token_hash: Buffer, now: Date) =>
	firstRow(await listed(db).where(isGood(token_hash, now)));

/** Takes it out of use: of several who accept it at once, the others wait here, and find nothing. */
export const takeInvitation = async (tx: Db, token_hash: Buffer, now: Date): Promise<InvitationRow | undefined> =>
	firstRow(await tx.update(invitations).set({ accepted_at: now }).where(isGood(token_hash, now)).returning());

export const noteOpened = (db: Db, id: string, now: Date) =>
	db
		.update(invitations)
		.set({ opened_at: now })
		.where(and(eq(invitations.id, id), isNull(invitations.opened_at)));

const isOf = (importId: string | undefined) =>
	importId === undefined ? sql`false` : sql`coalesce(${invitations.import_id} = ${importId}::uuid, false)`;

/**
 * Of these addresses, in small letters, those of a member whose email is verified, with whose they are. `exceptOf`: not
 * those who became members by this import.
 */
export const membersAmong = async (
	db: Db,
	emails: readonly string[],
	exceptOf?: string | undefined,
): Promise<Map<string, string>> => {
	const rows = await db
		.select({ id: members.id, email: sql<string>`lower(${members.email})` })
		.from(members)
		.where(
			and(
				members.is_verified,
				inArray(
					sql`lower(${members.email})`,
					emails.map((email) => email.toLowerCase()),
				),
				exceptOf === undefined
					? undefined
					: notExists(
							db
								.select({ id: invitations.id })
								.from(invitations)
								.where(and(eq(invitations.member_id, members.id), isOf(exceptOf))),
						),
			),
		);
	return new Map(rows.map(({ id, email }) => [email, id]));
};

/** Of these addresses, in small letters, those that have an invitation that can be accepted; not those of `exceptOf`. */
export const invitedAmong = async (
	db: Db,
	emails: readonly string[],
	now: Date,
	exceptOf?: string | undefined,
): Promise<Set<string>> => {
	const rows = await db
		.select({ email: sql<string>`lower(${invitations.email})` })
		.from(invitations)
		.where(
			and(
				inArray(
					sql`lower(${invitations.email})`,
					emails.map((email) => email.toLowerCase()),
				),
				isUnanswered,
				gt(invitations.expires_at, now),
				not(isOf(exceptOf)),
			),
		);
	return new Set(rows.map(({ email }) => email));
};

/** What nobody accepts any more, and what was accepted long ago: the member has an account of their own. */
export const deleteInvitationsOver = (db: Db, before: { unanswered: Date; accepted: Date }) =>
	db
		.delete(invitations)
		.where(
			or(
				and(isNull(invitations.accepted_at), lt(invitations.expires_at, before.unanswered)),
				and(isNull(invitations.accepted_at), lt(invitations.revoked_at, before.unanswered)),
				lt(invitations.accepted_at, before.accepted),
			),
		);

const isAbout = (memberId: string, emails: readonly string[]) =>
	or(
		eq(invitations.member_id, memberId),
		inArray(
			sql`lower(${invitations.email})`,
			emails.map((email) => email.toLowerCase()),
		),
	);

/** Those that somebody got, by whichever of their addresses. */
export const invitationsFor = (db: Db, memberId: string, emails: readonly string[]) =>
	db
		.select({
			name: invitations.name,
			email: invitations.email,
			role: invitations.role,
			certified_since: invitations.certified_since,
			earlier_hours: invitations.earlier_hours,
			police_level: invitations.police_level,
			police_date: invitations.police_date,
			police_expires: invitations.police_expires,
			languages: invitations.languages,
			invited_at: invitations.invited_at,
			opened_at: invitations.opened_at,
			accepted_at: invitations.accepted_at,
			revoked_at: invitations.revoked_at,
		})
		.from(invitations)
		.where(isAbout(memberId, emails))
		.orderBy(invitations.id);

/** Those that somebody sent, without to whom. */
export const invitationsBy = (db: Db, memberId: string) =>
	db
		.select({ role: invitations.role, invited_at: invitations.invited_at })
		.from(invitations)
		.where(eq(invitations.invited_by, memberId))
		.orderBy(invitations.id);

export const deleteInvitationsFor = (tx: Db, memberId: string, emails: readonly string[]) =>
	tx.delete(invitations).where(isAbout(memberId, emails));

/** Of two who use the link of the first director at once one is the first. */
export const lockFirstDirector = (tx: Db) =>
	tx.execute(sql`SELECT pg_advisory_xact_lock(${advisoryLock.firstDirector})`);

import type { Role } from "@warmline/contract/accounts/roles";
import { agentRoles, communityRoles, supervisingRoles } from "@warmline/contract/accounts/roles";
import type { ApplicantType } from "@warmline/contract/accounts/user";
import { usernameSpellings } from "@warmline/contract/accounts/username";
import type { Presence } from "@warmline/contract/chats/presence";
import { and, asc, eq, gt, inArray, lt, not, type SQL, sql } from "drizzle-orm";
import type { Db } from "../platform/db/database.ts";
import { firstRow } from "../platform/db/first-row.ts";
import { prepared } from "../platform/db/prepared.ts";
import { mustSetUp } from "./account-settings-queries.ts";
import { usernameKey } from "./sign-up/username-key.ts";
import { members, sessions } from "./tables.ts";

export type MemberRow = typeof members.$inferSelect;

export const memberById = async (db: Db, id: string) =>
	firstRow(await db.select().from(members).where(eq(members.id, id)));

export const memberByEmail = async (db: Db, email: string) =>
	firstRow(
		await db
			.select()
			.from(members)
			.where(eq(sql`lower(${members.email})`, email.toLowerCase())),
	);

/** As typed; else as a name of the same letters in another width. */
export const memberByUsername = async (db: Db, username: string) => {
	const [typed = "", plain = typed] = usernameSpellings(username);
	const lower = sql`lower(${members.username})`;
	return firstRow(
		await db
			.select()
			.from(members)
			.where(inArray(lower, [typed, plain]))
			.orderBy(sql`${lower} = ${typed} DESC`)
			.limit(1),
	);
};

const meeting = sql.param([...communityRoles]);
const supervising = sql.param([...supervisingRoles]);

/** Of `members`: who has a part in the community now. `isActiveMember` beside the roles says the same of a row. */
export const isCommunityMemberInSql = (): SQL =>
	sql`(${members.is_active} AND ${members.is_verified} AND ${members.role} = ANY(${meeting}::text[]))`;

/** Of `members`: who looks after the others now. */
export const isSupervisingInSql = (): SQL =>
	sql`(${members.is_active} AND ${members.is_verified} AND ${members.role} = ANY(${supervising}::text[]))`;

/** Whether nobody has more than applied: no listener, supervisor or director, not even a former one. */
export const isFirstAtWork = async (db: Db): Promise<boolean> => {
	const atWork = db
		.select({ id: members.id })
		.from(members)
		.where(inArray(members.role, [...agentRoles]))
		.limit(1);
	return (await atWork).length === 0;
};

type NewMember = Omit<typeof members.$inferInsert, "username_key" | "claimed_email">;

/** Undefined when the email or the username is taken, or looks like one that is. */
export const insertMember = async (db: Db, member: NewMember) =>
	firstRow(
		await db
			.insert(members)
			.values({ ...member, username_key: usernameKey(member.username) })
			.onConflictDoNothing()
			.returning(),
	);

export const setVerified = (db: Db, id: string) =>
	db.update(members).set({ is_verified: true }).where(eq(members.id, id));

/** Undefined when they have another role by now. */
export const setRole = async (db: Db, id: string, from: Role, role: Role): Promise<MemberRow | undefined> =>
	firstRow(
		await db
			.update(members)
			.set({ role })
			.where(and(eq(members.id, id), eq(members.role, from)))
			.returning(),
	);

/** What posts, comments, notifications and lists show of a member; `personOf` makes a person of it. */
export const personColumns = {
	id: members.id,
	username: members.username,
	first_name: members.first_name,
	last_name: members.last_name,
	nickname: members.nickname,
	avatar_id: members.avatar_id,
};

/**
 * Whoever changes what hangs on a member takes turns. With `key share` a login does: it waits for nobody but who ends
 * all sessions, or opens the account to another way in, with `update`; and that one waits for them.
 */
export const lockMember = async (
	tx: Db,
	id: string,
	strength: "key share" | "no key update" | "update" = "no key update",
): Promise<MemberRow | undefined> => firstRow(await tx.select().from(members).where(eq(members.id, id)).for(strength));

/**
 * Members, locked in the order of their ids: who changes what is between two of them takes turns with whoever else does.
 * Those who are gone are missing.
 */
export const lockMembers = (tx: Db, ids: readonly string[]) =>
	tx
		.select()
		.from(members)
		.where(inArray(members.id, [...ids]))
		.orderBy(asc(members.id))
		.for("no key update");

export const setActive = (db: Db, id: string, is_active: boolean) =>
	db.update(members).set({ is_active }).where(eq(members.id, id));

/** With everything that hangs on it. */
export const deleteMember = (db: Db, id: string) => db.delete(members).where(eq(members.id, id));

/** A director who can act. `isActingDirector` in policy.ts says the same of a row. */
const actingDirector = and(eq(members.role, "director"), eq(members.is_active, true), eq(members.is_verified, true));

/** The same for a query that joins `members`. */
export const isActingDirectorInSql = () => actingDirector;

export const actingDirectorIds = async (db: Db): Promise<string[]> => {
	const rows = await db.select({ id: members.id }).from(members).where(actingDirector).orderBy(asc(members.id));
	return rows.map(({ id }) => id);
};

/**
 * A member and every director who can act, locked: of two acts that would take away the last director, the second waits
 * and then sees what the first has left. Directors go on to log in and to do what names them; so does the member, but
 * for `update`, which is for who deletes them: whoever is about to name them waits, and finds them gone.
 */
export const lockWithDirectors = async (
	tx: Db,
	id: string,
	strength: "update" | "no key update",
): Promise<MemberRow[]> => {
	const directors = (side: SQL) =>
		tx.select().from(members).where(and(side, actingDirector)).orderBy(asc(members.id)).for("no key update");
	// One after the other in the order of their ids, whoever of them the member is.
	const before = await directors(lt(members.id, id));
	const own = await tx.select().from(members).where(eq(members.id, id)).for(strength);
	return [...before, ...own, ...(await directors(gt(members.id, id)))];
};

export const setApplicantType = (db: Db, id: string, applicant_type: ApplicantType) =>
	db.update(members).set({ applicant_type }).where(eq(members.id, id));

export const setPassword = (db: Db, id: string, password_hash: string) =>
	db.update(members).set({ password_hash }).where(eq(members.id, id));

export const setPresence = (db: Db, id: string, presence: Presence) =>
	db.update(members).set({ presence }).where(eq(members.id, id));

export const setChatsLimit = (db: Db, id: string, chats_limit: number | null) =>
	db.update(members).set({ chats_limit }).where(eq(members.id, id));

export const insertSession = (db: Db, session: typeof sessions.$inferInsert) => db.insert(sessions).values(session);

const preparedSessionMember = prepared((db) =>
	db
		.select({
			member: members,
			used_at: sessions.used_at,
			password_at: sessions.password_at,
			must_set_up: mustSetUp(sql.placeholder("today")),
		})
		.from(sessions)
		.innerJoin(members, eq(members.id, sessions.member_id))
		.where(
			and(
				eq(sessions.token_hash, sql.placeholder("token_hash")),
				gt(sessions.used_at, sql.placeholder("not_before")),
				eq(members.is_active, true),
			),
		)
		.prepare("session_member"),
);

/** The member of a session that was used after `not_before`, and whether they have to set up a second step today. */
export const sessionMember = async (db: Db, token_hash: Buffer, not_before: Date, today: string) =>
	firstRow(await preparedSessionMember(db).execute({ token_hash, not_before, today }));

export const touchSession = (db: Db, token_hash: Buffer, used_at: Date) =>
	db.update(sessions).set({ used_at }).where(eq(sessions.token_hash, token_hash));

export const deleteSession = (db: Db, token_hash: Buffer) =>
	db.delete(sessions).where(eq(sessions.token_hash, token_hash));

export const deleteSessionsOf = (db: Db, member_id: string) =>
	db.delete(sessions).where(eq(sessions.member_id, member_id));

/** When somebody logged in, and was last there: the oldest first. */
export const sessionsOf = (db: Db, member_id: string) =>
	db
		.select({
			created_at: sessions.created_at,
			used_at: sessions.used_at,
			browser: sessions.browser,
			system: sessions.system,
			confirmed_at: sessions.password_at,
		})
		.from(sessions)
		.where(eq(sessions.member_id, member_id))
		.orderBy(asc(sessions.created_at));

export const deleteSessionsUnusedSince = (db: Db, when: Date) => db.delete(sessions).where(lt(sessions.used_at, when));

/** Of these sessions, those that live and may have a channel; they are in use, so their time starts anew. */
export const touchLiving = async (db: Db, hashes: readonly Buffer[], notBefore: Date, used_at: Date, today: string) => {
	const living = db
		.select({ id: members.id })
		.from(members)
		.where(and(eq(members.is_active, true), not(mustSetUp(today))));
	const rows = await db
		.update(sessions)
		.set({ used_at })
		.where(
			and(
				inArray(sessions.token_hash, [...hashes]),
				gt(sessions.used_at, notBefore),
				inArray(sessions.member_id, living),
			),
		)
		.returning({ token_hash: sessions.token_hash });
	return rows.map(({ token_hash }) => token_hash);
};

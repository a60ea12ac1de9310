import { and, desc, eq, isNull, not, or, type SQL, sql } from "drizzle-orm";
import type { Db } from "../platform/db/database.ts";
import { first } from "../platform/db/first.ts";
import type { MemberRow } from "./queries.ts";
import { members } from "./tables.ts";
import { usernameKey } from "./username-key.ts";

const isSame = (column: SQL, email: string) => eq(sql`lower(${column})`, email.toLowerCase());

/**
 * Whoever registers with an email that is somebody's gets an account that can do what every new one can, and can never
 * be verified. One statement for both, so that neither takes longer. Undefined when the username is taken, or looks like
 * one that is, or when the email became somebody's in this moment.
 */
export const insertApplicant = async (
	tx: Db,
	member: Omit<typeof members.$inferInsert, "username_key" | "claimed_email">,
): Promise<MemberRow | undefined> => {
	const { id, email } = member;
	const isTaken = sql`EXISTS (SELECT 1 FROM members AS owner WHERE lower(owner.email) = ${email.toLowerCase()})`;
	return first(
		await tx
			.insert(members)
			.values({
				...member,
				username_key: usernameKey(member.username),
				email: sql`CASE WHEN ${isTaken} THEN ${`${id}@unproven.invalid`} ELSE ${email} END`,
				claimed_email: sql`CASE WHEN ${isTaken} THEN ${email} END`,
			})
			.onConflictDoNothing()
			.returning(),
	);
};

/**
 * Who may log in by this email: whoever gave it last and has not proved it, and whose it is. Only the last, whether or
 * not the email is somebody's, so that the one does not show by the other.
 */
export const membersByEmail = async (db: Db, email: string) => {
	const [unproven] = await db
		.select()
		.from(members)
		.where(
			and(
				not(members.is_verified),
				or(isSame(sql`${members.email}`, email), isSame(sql`${members.claimed_email}`, email)),
			),
		)
		.orderBy(desc(members.joined_at), desc(members.id))
		.limit(1);
	const [owner] = await db
		.select()
		.from(members)
		.where(and(members.is_verified, isSame(sql`${members.email}`, email)));
	return { unproven, owner };
};

/** Those of members from before this was kept, and of servers of the version before. */
export const usernamesWithoutKey = (db: Db) =>
	db
		.select({ id: members.id, username: members.username })
		.from(members)
		.where(isNull(members.username_key))
		.orderBy(members.joined_at, members.id);

/** Nothing where another has the same. */
export const setUsernameKey = (db: Db, id: string, key: string) =>
	db
		.update(members)
		.set({ username_key: key })
		.where(
			and(
				eq(members.id, id),
				isNull(members.username_key),
				sql`NOT EXISTS (SELECT 1 FROM members AS other WHERE other.username_key = ${key})`,
			),
		);

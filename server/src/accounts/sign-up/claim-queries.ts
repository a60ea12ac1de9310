import { and, desc, eq, isNull, ne, not, or, type SQL, sql } from "drizzle-orm";
import type { Db } from "../../platform/db/database.ts";
import { firstRow } from "../../platform/db/first-row.ts";
import type { MemberRow } from "../queries.ts";
import { members } from "../tables.ts";
import { usernameKey } from "./username-key.ts";

const isSame = (column: SQL, email: string) => eq(sql`lower(${column})`, email.toLowerCase());

/**
 * Whoever registers with an email that another account has gets an account that can do what every new one can. It is
 * verified by its own link only, and only while no verified member has the email. One statement for both, so that neither takes longer. Undefined when the username is taken, or looks like
 * one that is, or when the email became somebody's in this moment.
 */
export const insertApplicant = async (
	tx: Db,
	member: Omit<typeof members.$inferInsert, "username_key" | "claimed_email">,
): Promise<MemberRow | undefined> => {
	const { id, email } = member;
	const isTaken = sql`EXISTS (SELECT 1 FROM members AS owner WHERE lower(owner.email) = ${email.toLowerCase()})`;
	return firstRow(
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

/** Registrations with one email that a mail offers to verify: more than one person makes by mistake. */
const maxRegistrations = 10;

/** Accounts that were registered with this email and are not verified, the newest first. */
export const unverifiedByEmail = (db: Db, email: string, most = maxRegistrations) =>
	db
		.select()
		.from(members)
		.where(
			and(
				not(members.is_verified),
				or(isSame(sql`${members.email}`, email), isSame(sql`${members.claimed_email}`, email)),
			),
		)
		.orderBy(desc(members.joined_at), desc(members.id))
		.limit(most);

export const verifiedByEmail = async (db: Db, email: string): Promise<MemberRow | undefined> =>
	firstRow(
		await db
			.select()
			.from(members)
			.where(and(members.is_verified, isSame(sql`${members.email}`, email))),
	);

/** The email is this account's from now on; another unverified account that has it keeps it as a claim. */
export const takeEmail = async (tx: Db, id: string, email: string) => {
	await tx
		.update(members)
		.set({ email: sql`${members.id} || '@unproven.invalid'`, claimed_email: sql`${members.email}` })
		.where(and(not(members.is_verified), isSame(sql`${members.email}`, email), ne(members.id, id)));
	await tx.update(members).set({ email, claimed_email: null }).where(eq(members.id, id));
};

/** When the email's owner is erased, nothing with it stays; whoever else gave it registers again. */
export const deleteClaimsOf = (tx: Db, email: string) =>
	tx.delete(members).where(and(not(members.is_verified), isSame(sql`${members.claimed_email}`, email)));

/**
 * Who may log in by this email: its owner, and the newest account that is not verified. Only the newest, whether or not
 * the email has an owner, so that the one does not show by the other.
 */
export const membersByEmail = async (db: Db, email: string) => {
	const [unverified] = await unverifiedByEmail(db, email, 1);
	return [await verifiedByEmail(db, email), unverified] as const;
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

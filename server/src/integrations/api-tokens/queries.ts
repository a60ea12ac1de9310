import { and, asc, desc, eq, getTableColumns, gt, isNull, lt, lte, or, type SQL, sql } from "drizzle-orm";
import { isActingDirectorInSql } from "../../accounts/index.ts";
import { members } from "../../accounts/tables.ts";
import { advisoryLock } from "../../platform/db/advisory-locks.ts";
import type { Db } from "../../platform/db/database.ts";
import { firstRow } from "../../platform/db/first-row.ts";
import { prepared } from "../../platform/db/prepared.ts";
import { api_tokens } from "./tables.ts";

const withMaker = (db: Db) =>
	db
		.select({ ...getTableColumns(api_tokens), maker: members })
		.from(api_tokens)
		.innerJoin(members, eq(members.id, api_tokens.created_by));

export type TokenRow = Awaited<ReturnType<typeof listedTokens>>[number];

/** Neither revoked nor expired. */
const isInForce = (now: Date): SQL =>
	sql`(${api_tokens.revoked_at} IS NULL AND (${api_tokens.expires_at} IS NULL OR ${api_tokens.expires_at} > ${now}))`;

/** Those that may still work first, each part with the newest first. */
export const listedTokens = (db: Db, now: Date, most: number) =>
	withMaker(db)
		.orderBy(sql`${isInForce(now)} DESC`, desc(api_tokens.id))
		.limit(most);

export const tokenById = async (db: Db, id: string): Promise<TokenRow | undefined> =>
	firstRow(await withMaker(db).where(eq(api_tokens.id, id)));

const preparedTokenByHash = prepared((db) =>
	withMaker(db)
		.where(eq(api_tokens.token_hash, sql.placeholder("token_hash")))
		.prepare("api_token_by_hash"),
);

/** With whoever made it, as they are now. */
export const tokenByHash = async (db: Db, token_hash: Buffer): Promise<TokenRow | undefined> =>
	firstRow(await preparedTokenByHash(db).execute({ token_hash }));

/** Two who make one at once take turns, and the second sees what the first has made. */
export const lockTokensInForce = async (tx: Db, now: Date): Promise<number> => {
	await tx.execute(sql`SELECT pg_advisory_xact_lock(${advisoryLock.apiTokens})`);
	const [row] = await tx.select({ count: sql<number>`count(*)::int` }).from(api_tokens).where(isInForce(now));
	return row?.count ?? 0;
};

export const insertToken = (tx: Db, row: typeof api_tokens.$inferInsert) => tx.insert(api_tokens).values(row);

/** False when it is over already. */
export const markRevoked = async (tx: Db, id: string, now: Date): Promise<boolean> => {
	const revoked = await tx
		.update(api_tokens)
		.set({ revoked_at: now })
		.where(and(eq(api_tokens.id, id), isInForce(now)))
		.returning({ id: api_tokens.id });
	return revoked.length > 0;
};

/** Of many requests at once one writes. */
/** All of a member that still work. */
export const revokeTokensOf = (tx: Db, memberId: string, now: Date) =>
	tx
		.update(api_tokens)
		.set({ revoked_at: now })
		.where(and(eq(api_tokens.created_by, memberId), isInForce(now)));

export const touchToken = (db: Db, id: string, now: Date, unlessSince: Date) =>
	db
		.update(api_tokens)
		.set({ last_used_at: now })
		.where(and(eq(api_tokens.id, id), or(isNull(api_tokens.last_used_at), lt(api_tokens.last_used_at, unlessSince))));

/** Those of acting directors that stop working by then. */
export const tokensExpiring = (db: Db, now: Date, until: Date) =>
	db
		.select({
			id: api_tokens.id,
			name: api_tokens.name,
			created_by: api_tokens.created_by,
			expires_at: api_tokens.expires_at,
		})
		.from(api_tokens)
		.innerJoin(members, eq(members.id, api_tokens.created_by))
		.where(
			and(
				isNull(api_tokens.revoked_at),
				gt(api_tokens.expires_at, now),
				lte(api_tokens.expires_at, until),
				isActingDirectorInSql(),
			),
		)
		.orderBy(asc(api_tokens.id));

export const deleteTokensOver = (db: Db, before: Date) =>
	db.delete(api_tokens).where(or(lt(api_tokens.expires_at, before), lt(api_tokens.revoked_at, before)));

export const tokensBy = (db: Db, memberId: string) =>
	db
		.select({
			name: api_tokens.name,
			scopes: api_tokens.scopes,
			created_at: api_tokens.created_at,
			last_used_at: api_tokens.last_used_at,
			expires_at: api_tokens.expires_at,
			revoked_at: api_tokens.revoked_at,
		})
		.from(api_tokens)
		.where(eq(api_tokens.created_by, memberId))
		.orderBy(asc(api_tokens.id));

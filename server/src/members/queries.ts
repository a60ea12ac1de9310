import type { Role } from "@warmline/contract/accounts/roles";
import { and, asc, eq, getTableColumns, ilike, or, sql } from "drizzle-orm";
import { correctedEmailInSql, hasSecondStepInSql, oldestUse } from "../accounts/index.ts";
import { members, nameInOrder, sessions } from "../accounts/tables.ts";
import type { Db } from "../platform/db/database.ts";
import { firstRow } from "../platform/db/first-row.ts";
import type { NameKey } from "../platform/db/keyset-page.ts";
import { likePattern } from "../platform/db/like-pattern.ts";

const byFirst = nameInOrder(members.first_name);
const byLast = nameInOrder(members.last_name);

export type MemberFilter = {
	role?: Role | undefined;
	active?: boolean | undefined;
	/** Words to find in names, username or email. */
	query?: string | undefined;
	after?: NameKey | undefined;
	limit: number;
};

/** With the last use of a session that still lives. */
const listed = (db: Db, now: Date) => {
	const since = oldestUse(now);
	const { password_hash: _, ...shown } = getTableColumns(members);
	const last_seen = sql<Date | null>`(
		SELECT max(${sessions.used_at}) FROM ${sessions}
		WHERE ${sessions.member_id} = ${members}."id" AND ${sessions.used_at} > ${since.toISOString()}
	)`.mapWith(sessions.used_at);
	return db
		.select({
			...shown,
			last_seen,
			new_email: correctedEmailInSql(now),
			second_step: hasSecondStepInSql(),
			by_first: byFirst,
			by_last: byLast,
		})
		.from(members);
};
export type ListedMember = Awaited<ReturnType<typeof membersAfter>>[number];

/** By name. */
export const membersAfter = (db: Db, now: Date, { role, active, query, after, limit }: MemberFilter) =>
	listed(db, now)
		.where(
			and(
				role && eq(members.role, role),
				active === undefined ? undefined : eq(members.is_active, active),
				query
					? or(
							ilike(sql`${members.first_name} || ' ' || ${members.last_name}`, likePattern(query)),
							ilike(members.nickname, likePattern(query)),
							ilike(members.username, likePattern(query)),
							ilike(sql`coalesce(${members.claimed_email}, ${members.email})`, likePattern(query)),
						)
					: undefined,
				after && sql`(${byFirst}, ${byLast}, ${members.id}) > (${after[0]}, ${after[1]}, ${after[2]}::uuid)`,
			),
		)
		.orderBy(byFirst, byLast, asc(members.id))
		.limit(limit);

export const memberListed = async (db: Db, now: Date, id: string): Promise<ListedMember | undefined> =>
	firstRow(await listed(db, now).where(eq(members.id, id)));

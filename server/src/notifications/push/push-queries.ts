import { and, desc, eq, inArray, not, notInArray, sql } from "drizzle-orm";
import { isCommunityMemberInSql, type WhichLogins } from "../../accounts/index.ts";
import { members } from "../../accounts/tables.ts";
import { isAnyOf } from "../../platform/db/any-of.ts";
import type { Db } from "../../platform/db/database.ts";
import { firstRow } from "../../platform/db/first-row.ts";
import { push_subscriptions } from "../tables.ts";

export type SubscriptionRow = typeof push_subscriptions.$inferSelect;

/** A browser that somebody else used before is now this member's. */
export const putSubscription = async (tx: Db, subscription: typeof push_subscriptions.$inferInsert) => {
	const { endpoint_hash, ...now } = subscription;
	const set = { ...now, failures: 0, silent_until: null };
	await tx
		.insert(push_subscriptions)
		.values(subscription)
		.onConflictDoUpdate({ target: push_subscriptions.endpoint_hash, set });
};

/** All but the latest so many of a member. */
export const dropOldestSubscriptions = (tx: Db, memberId: string, most: number) => {
	const kept = tx
		.select({ endpoint_hash: push_subscriptions.endpoint_hash })
		.from(push_subscriptions)
		.where(eq(push_subscriptions.member_id, memberId))
		.orderBy(desc(push_subscriptions.at), push_subscriptions.endpoint_hash)
		.limit(most);
	return tx
		.delete(push_subscriptions)
		.where(and(eq(push_subscriptions.member_id, memberId), notInArray(push_subscriptions.endpoint_hash, kept)));
};

export const deleteSubscription = (db: Db, memberId: string, endpoint_hash: Buffer) =>
	db
		.delete(push_subscriptions)
		.where(and(eq(push_subscriptions.member_id, memberId), eq(push_subscriptions.endpoint_hash, endpoint_hash)));

/** Of one login of a member, of all but one, or all of them. */
export const deleteSubscriptionsOf = (tx: Db, memberId: string, { only, but }: WhichLogins) =>
	tx.delete(push_subscriptions).where(
		and(
			eq(push_subscriptions.member_id, memberId),
			only && eq(push_subscriptions.session_hash, only),
			// Of no login are those from before it was kept.
			but && sql`${push_subscriptions.session_hash} IS DISTINCT FROM ${but}`,
		),
	);

/** Of members who have no part in the community, or no more: all of them, or this one. */
export const deleteIdleSubscriptions = (db: Db, memberId?: string) => {
	const away = db
		.select({ id: members.id })
		.from(members)
		.where(and(not(isCommunityMemberInSql()), memberId === undefined ? undefined : eq(members.id, memberId)));
	return db.delete(push_subscriptions).where(inArray(push_subscriptions.member_id, away));
};

export const noteFailure = (db: Db, endpoint_hash: Buffer, failures: number, silent_until: Date) =>
	db
		.update(push_subscriptions)
		.set({ failures, silent_until })
		.where(eq(push_subscriptions.endpoint_hash, endpoint_hash));

export const noteTaken = async (db: Db, { endpoint_hash, failures }: SubscriptionRow) => {
	const healed = { failures: 0, silent_until: null };
	if (failures > 0)
		await db.update(push_subscriptions).set(healed).where(eq(push_subscriptions.endpoint_hash, endpoint_hash));
};

export const browsersOf = (db: Db, memberIds: readonly string[]) =>
	db
		.select({ member_id: push_subscriptions.member_id, endpoint_hash: push_subscriptions.endpoint_hash })
		.from(push_subscriptions)
		.where(isAnyOf(push_subscriptions.member_id, memberIds));

/** With the member whose it is, while they have a part in the community. */
export const subscriptionWithMember = async (db: Db, endpoint_hash: Buffer, memberId: string) =>
	firstRow(
		await db
			.select({ subscription: push_subscriptions, member: members })
			.from(push_subscriptions)
			.innerJoin(members, and(eq(members.id, push_subscriptions.member_id), isCommunityMemberInSql()))
			.where(and(eq(push_subscriptions.endpoint_hash, endpoint_hash), eq(members.id, memberId))),
	);

export const subscriptionsKeptOf = (db: Db, memberId: string) =>
	db
		.select({ endpoint: push_subscriptions.endpoint, at: push_subscriptions.at })
		.from(push_subscriptions)
		.where(eq(push_subscriptions.member_id, memberId))
		.orderBy(push_subscriptions.at);

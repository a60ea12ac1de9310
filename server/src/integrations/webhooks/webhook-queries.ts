import type { DisabledReason } from "@warmline/contract/integrations/webhooks";
import { and, arrayContains, asc, count, eq, getTableColumns, isNull, lt, lte, sql } from "drizzle-orm";
import { members } from "../../accounts/tables.ts";
import { advisoryLock } from "../../platform/db/advisory-locks.ts";
import type { Db } from "../../platform/db/database.ts";
import { firstRow } from "../../platform/db/first-row.ts";
import { webhook_deliveries, webhooks } from "./tables.ts";

export type WebhookRow = typeof webhooks.$inferSelect;

const latest = {
	at: sql<Date>`latest.at`.mapWith(webhook_deliveries.at),
	state: sql<typeof webhook_deliveries.$inferSelect.state>`latest.state`,
	status: sql<number | null>`latest.status`,
	error: sql<typeof webhook_deliveries.$inferSelect.error>`latest.error`,
};
const maker = { first_name: members.first_name, nickname: members.nickname };

const listed = (db: Db) =>
	db
		.select({ ...getTableColumns(webhooks), maker, latest })
		.from(webhooks)
		.leftJoin(members, eq(members.id, webhooks.created_by))
		.leftJoin(
			sql`LATERAL (SELECT * FROM ${webhook_deliveries} WHERE ${webhook_deliveries.webhook_id} = ${webhooks.id}
				ORDER BY ${webhook_deliveries.id} DESC LIMIT 1) AS latest`,
			sql`true`,
		);
export type ListedWebhook = Awaited<ReturnType<typeof allWebhooks>>[number];

/** The oldest first; ids sort by time. */
export const allWebhooks = (db: Db) => listed(db).orderBy(asc(webhooks.id));

export const listedWebhook = async (db: Db, id: string): Promise<ListedWebhook | undefined> =>
	firstRow(await listed(db).where(eq(webhooks.id, id)));

export const webhookById = async (db: Db, id: string): Promise<WebhookRow | undefined> =>
	firstRow(await db.select().from(webhooks).where(eq(webhooks.id, id)));

export const lockWebhook = async (tx: Db, id: string): Promise<WebhookRow | undefined> =>
	firstRow(await tx.select().from(webhooks).where(eq(webhooks.id, id)).for("no key update"));

/** How many there are; whoever else adds one waits. */
export const lockNumberOfWebhooks = async (tx: Db): Promise<number> => {
	await tx.execute(sql`SELECT pg_advisory_xact_lock(${advisoryLock.webhooks})`);
	const [found] = await tx.select({ there: count() }).from(webhooks);
	return found?.there ?? 0;
};

export const insertWebhook = (tx: Db, row: typeof webhooks.$inferInsert) => tx.insert(webhooks).values(row);

export const updateWebhook = (tx: Db, id: string, change: Partial<WebhookRow>) =>
	tx.update(webhooks).set(change).where(eq(webhooks.id, id));

export const deleteWebhookRow = (tx: Db, id: string) => tx.delete(webhooks).where(eq(webhooks.id, id));

/** Undefined when it is disabled already. */
export const markDisabled = async (
	tx: Db,
	id: string,
	disabled_for: DisabledReason,
	now: Date,
): Promise<WebhookRow | undefined> =>
	firstRow(
		await tx
			.update(webhooks)
			.set({ disabled_for, disabled_at: now })
			.where(and(eq(webhooks.id, id), isNull(webhooks.disabled_at)))
			.returning(),
	);

/** Those to which an event of this time goes. */
export const webhooksFor = (tx: Db, type: WebhookRow["events"][number], at: Date) =>
	tx
		.select({ id: webhooks.id })
		.from(webhooks)
		.where(and(arrayContains(webhooks.events, [type]), isNull(webhooks.disabled_at), lte(webhooks.created_at, at)))
		.orderBy(asc(webhooks.id));

/** Secrets whose time is over. */
export const forgetOldSecrets = (db: Db, now: Date) =>
	db.update(webhooks).set({ old_secret: null, old_secret_until: null }).where(lt(webhooks.old_secret_until, now));

export const webhooksBy = (db: Db, memberId: string) =>
	db
		.select({ name: webhooks.name, created_at: webhooks.created_at })
		.from(webhooks)
		.where(eq(webhooks.created_by, memberId))
		.orderBy(asc(webhooks.id));

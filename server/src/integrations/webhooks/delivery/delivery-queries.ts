import { webhookTest } from "@warmline/contract/integrations/webhook-events";
import { and, desc, eq, getTableColumns, isNotNull, lt, lte, notInArray, or, sql } from "drizzle-orm";
import type { Db } from "../../../platform/db/database.ts";
import { firstRow } from "../../../platform/db/first-row.ts";
import { webhook_deliveries, webhook_uncovered_shifts, webhooks } from "../tables.ts";

export type DeliveryRow = typeof webhook_deliveries.$inferSelect;

/** Answers those that are new: an event goes to a webhook once. */
export const insertDeliveries = (tx: Db, rows: readonly (typeof webhook_deliveries.$inferInsert)[]) =>
	tx
		.insert(webhook_deliveries)
		.values([...rows])
		.onConflictDoNothing()
		.returning();

export const deliveryById = async (db: Db, id: string): Promise<DeliveryRow | undefined> =>
	firstRow(await db.select().from(webhook_deliveries).where(eq(webhook_deliveries.id, id)));

/** With the webhook that it goes to; undefined when there is none to send any more. */
export const waitingDelivery = async (db: Db, id: string) =>
	firstRow(
		await db
			.select({ delivery: getTableColumns(webhook_deliveries), webhook: getTableColumns(webhooks) })
			.from(webhook_deliveries)
			.innerJoin(webhooks, eq(webhooks.id, webhook_deliveries.webhook_id))
			.where(and(eq(webhook_deliveries.id, id), eq(webhook_deliveries.state, "waiting"))),
	);

export const deliveriesAfter = (
	db: Db,
	webhookId: string,
	{ after, limit }: { after: string | undefined; limit: number },
) =>
	db
		.select()
		.from(webhook_deliveries)
		.where(
			and(
				eq(webhook_deliveries.webhook_id, webhookId),
				after === undefined ? undefined : lt(webhook_deliveries.id, after),
			),
		)
		.orderBy(desc(webhook_deliveries.id))
		.limit(limit);

/** What came of a try. */
export type Tried = Pick<DeliveryRow, "state" | "attempts" | "last_at" | "next_at" | "status" | "error">;

/** Nothing when it was given up meanwhile, unless it has arrived. */
export const noteTry = (tx: Db, id: string, tried: Tried) =>
	tx
		.update(webhook_deliveries)
		.set(tried)
		.where(
			and(
				eq(webhook_deliveries.id, id),
				tried.state === "delivered" ? undefined : eq(webhook_deliveries.state, "waiting"),
			),
		);

/** Takes those that are due, each once: whoever takes them promises the jobs that send them. */
export const takeDueDeliveries = (tx: Db, now: Date) =>
	tx
		.update(webhook_deliveries)
		.set({ next_at: null })
		.where(lte(webhook_deliveries.next_at, now))
		.returning({ delivery_id: webhook_deliveries.id });

/** Takes one that has not arrived, and that no job is sending. Undefined when that is not so. */
export const takeToResend = async (tx: Db, id: string): Promise<DeliveryRow | undefined> =>
	firstRow(
		await tx
			.update(webhook_deliveries)
			.set({ state: "waiting", next_at: null })
			.where(
				and(
					eq(webhook_deliveries.id, id),
					or(
						eq(webhook_deliveries.state, "failed"),
						and(eq(webhook_deliveries.state, "waiting"), isNotNull(webhook_deliveries.next_at)),
					),
				),
			)
			.returning(),
	);

/** What waits for a webhook that is disabled. A test is sent all the same. */
export const giveUpWaiting = (tx: Db, webhookId: string) =>
	tx
		.update(webhook_deliveries)
		.set({
			state: "failed",
			next_at: null,
			// Of one that was tried it stays why it failed.
			error: sql`CASE WHEN ${webhook_deliveries.attempts} = 0 THEN 'disabled' ELSE ${webhook_deliveries.error} END`,
		})
		.where(
			and(
				eq(webhook_deliveries.webhook_id, webhookId),
				eq(webhook_deliveries.state, "waiting"),
				notInArray(webhook_deliveries.type, [webhookTest]),
			),
		);

export const deleteDeliveriesBefore = (db: Db, before: Date) =>
	db.delete(webhook_deliveries).where(lt(webhook_deliveries.at, before));

/** What was told to be missing in each shift. */
export const toldUncovered = async (db: Db): Promise<ReadonlyMap<string, readonly string[]>> => {
	const rows = await db.select().from(webhook_uncovered_shifts);
	return new Map(rows.map(({ shift_id, missing }) => [shift_id, missing]));
};

/** In place of all that was told before. */
export const replaceToldUncovered = async (
	tx: Db,
	uncovered: readonly { readonly shift_id: string; readonly missing: readonly string[] }[],
): Promise<void> => {
	await tx.delete(webhook_uncovered_shifts);
	if (uncovered.length === 0) return;
	const rows = uncovered.map(({ shift_id, missing }) => ({ shift_id, missing: [...missing] }));
	await tx.insert(webhook_uncovered_shifts).values(rows);
};

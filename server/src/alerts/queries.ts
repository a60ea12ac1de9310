import type { AlertKind, AlertStep } from "@warmline/contract/alerts/kinds";
import { and, asc, eq, gt, inArray, isNull, not, sql } from "drizzle-orm";
import { isAnyOf } from "../platform/db/any-of.ts";
import type { Db } from "../platform/db/database.ts";
import { firstRow } from "../platform/db/first-row.ts";
import { askedLately } from "./escalation/escalation.ts";
import type { Response } from "./ports.ts";
import { alert_deliveries, alerts } from "./tables.ts";

export type AlertRow = typeof alerts.$inferSelect;
export type DeliveryRow = typeof alert_deliveries.$inferSelect;

export const openAlertRows = (db: Db) =>
	db.select().from(alerts).where(isNull(alerts.closed_at)).orderBy(asc(alerts.id));

/** Undefined where there is one for it already. */
export const insertAlert = async (db: Db, alert: typeof alerts.$inferInsert) =>
	firstRow(await db.insert(alerts).values(alert).onConflictDoNothing().returning());

/** Undefined where it is closed: nobody closes it before the transaction is over. */
export const lockOpenAlert = async (tx: Db, id: string) =>
	firstRow(
		await tx
			.select()
			.from(alerts)
			.where(and(eq(alerts.id, id), isNull(alerts.closed_at)))
			.for("no key update"),
	);

/** Those of these subjects because of which somebody was called since then. */
export const subjectsCalledSince = async (
	db: Db,
	kind: AlertKind,
	subjects: readonly string[],
	since: Date,
): Promise<ReadonlySet<string>> =>
	new Set(
		(
			await db
				.select({ subject: alerts.subject })
				.from(alert_deliveries)
				.innerJoin(alerts, eq(alerts.id, alert_deliveries.alert_id))
				.where(
					and(
						eq(alerts.kind, kind),
						inArray(alerts.subject, [...subjects]),
						gt(sql`coalesce(${alert_deliveries.sent_at}, ${alert_deliveries.due_at})`, since),
					),
				)
		).map(({ subject }) => subject),
	);

export const setStep = (tx: Db, id: string, step: AlertStep) =>
	tx.update(alerts).set({ step }).where(eq(alerts.id, id));

/** They may have been erased since. */
const memberIfThere = (id: string) => sql`(SELECT id FROM members WHERE id = ${id}::uuid)`;

/** False where it was closed before. */
export const closeAlert = async (db: Db, id: string, closed_at: Date, response: Response | null) =>
	(
		await db
			.update(alerts)
			.set({
				closed_at,
				responded_at: response?.at ?? null,
				responded_by: response?.by ? memberIfThere(response.by) : null,
			})
			.where(and(eq(alerts.id, id), isNull(alerts.closed_at)))
			.returning({ id: alerts.id })
	).length > 0;

/** Those that are new. */
export const insertDeliveries = (tx: Db, rows: readonly (typeof alert_deliveries.$inferInsert)[]) =>
	tx
		.insert(alert_deliveries)
		.values([...rows])
		.onConflictDoNothing()
		.returning({ id: alert_deliveries.id, channel: alert_deliveries.channel, member_id: alert_deliveries.member_id });

export const deliveriesOf = (db: Db, alertIds: readonly string[]): Promise<DeliveryRow[]> =>
	db
		.select()
		.from(alert_deliveries)
		.where(isAnyOf(alert_deliveries.alert_id, alertIds))
		.orderBy(asc(alert_deliveries.id));

export const deliveryWithAlert = async (db: Db, id: string) =>
	firstRow(
		await db
			.select({ delivery: alert_deliveries, alert: alerts })
			.from(alert_deliveries)
			.innerJoin(alerts, eq(alerts.id, alert_deliveries.alert_id))
			.where(eq(alert_deliveries.id, id)),
	);

/**
 * Another delivery by which the member of this one was asked since then by the same channel, for something of the same kind,
 * if that goes on, or by email in any case; or is about to be, because it was stored before and goes on. Of several that are sent at once
 * the first counts, whichever goes out first, and those that are held stay in line.
 */
const askedBefore = (since: Date) => sql`EXISTS (
	SELECT FROM alert_deliveries AS earlier JOIN alerts AS other ON other.id = earlier.alert_id
	WHERE earlier.member_id = ${alert_deliveries.member_id} AND earlier.channel = ${alert_deliveries.channel}
		AND earlier.id <> ${alert_deliveries.id} AND earlier.failed_at IS NULL
		AND ((earlier.claimed_at > ${since} AND (other.closed_at IS NULL OR earlier.channel = 'mail'))
			OR (earlier.claimed_at IS NULL AND earlier.id < ${alert_deliveries.id} AND other.closed_at IS NULL
				AND (earlier.due_at > ${since} OR earlier.status = ${askedLately})))
		AND other.kind = (SELECT kind FROM alerts AS own WHERE own.id = ${alert_deliveries.alert_id})
)`;

export const wasAskedSince = async (db: Db, id: string, since: Date): Promise<boolean> =>
	(
		await db
			.select({ id: alert_deliveries.id })
			.from(alert_deliveries)
			.where(and(eq(alert_deliveries.id, id), askedBefore(since)))
	).length > 0;

/** Those that were held because of another one, and need not be any more: each is answered once, and due from now on. */
export const releaseHeld = (tx: Db, since: Date, now: Date) =>
	tx
		.update(alert_deliveries)
		.set({ status: null, due_at: now })
		.where(
			and(
				eq(alert_deliveries.status, askedLately),
				isNull(alert_deliveries.claimed_at),
				isNull(alert_deliveries.sent_at),
				sql`EXISTS (SELECT FROM alerts WHERE alerts.id = ${alert_deliveries.alert_id} AND closed_at IS NULL)`,
				not(askedBefore(since)),
			),
		)
		.returning({ delivery_id: alert_deliveries.id });

const isUnsent = and(
	isNull(alert_deliveries.claimed_at),
	isNull(alert_deliveries.sent_at),
	isNull(alert_deliveries.failed_at),
);

/** False where it was sent, given up, or begun by somebody who did not come back to say how it went. */
export const claimDelivery = async (db: Db, id: string, claimed_at: Date): Promise<boolean> =>
	(
		await db
			.update(alert_deliveries)
			.set({ claimed_at })
			.where(and(eq(alert_deliveries.id, id), isUnsent))
			.returning({ id: alert_deliveries.id })
	).length > 0;

export const setDelivery = (
	db: Db,
	id: string,
	changes: Partial<Pick<DeliveryRow, "claimed_at" | "sent_at" | "failed_at" | "status">>,
) => db.update(alert_deliveries).set(changes).where(eq(alert_deliveries.id, id));

/** Nothing was sent: the member may be asked by this channel when they can be again. */
export const deleteUnsent = (db: Db, id: string) =>
	db.delete(alert_deliveries).where(and(eq(alert_deliveries.id, id), isUnsent));

/** Open alerts that the member was shown on a page. */
export const alertsOnPagesOf = (db: Db, memberId: string) =>
	db
		.select({ id: alerts.id, kind: alerts.kind, began_at: alerts.began_at })
		.from(alerts)
		.innerJoin(
			alert_deliveries,
			and(
				eq(alert_deliveries.alert_id, alerts.id),
				eq(alert_deliveries.member_id, memberId),
				eq(alert_deliveries.channel, "page"),
			),
		)
		.where(isNull(alerts.closed_at))
		.orderBy(asc(alerts.began_at), asc(alerts.id));

import type { AlertKind } from "@warmline/contract/alerts/kinds";
import { and, asc, desc, eq, isNotNull, lt } from "drizzle-orm";
import { members } from "../../accounts/tables.ts";
import { isAnyOf } from "../../platform/db/any-of.ts";
import type { Db } from "../../platform/db/database.ts";
import { alert_deliveries, alerts } from "../tables.ts";

const named = { id: members.id, first_name: members.first_name, nickname: members.nickname };

/** The newest first, with whoever responded. */
export const loggedAlerts = (
	db: Db,
	{ after, limit, kind }: { after: string | undefined; limit: number; kind: AlertKind | undefined },
) =>
	db
		.select({ alert: alerts, id: alerts.id, responder: named })
		.from(alerts)
		.leftJoin(members, eq(members.id, alerts.responded_by))
		.where(and(after === undefined ? undefined : lt(alerts.id, after), kind && eq(alerts.kind, kind)))
		.orderBy(desc(alerts.id))
		.limit(limit);
export type LoggedRow = Awaited<ReturnType<typeof loggedAlerts>>[number];

/** Of these alerts, in the order in which people were asked. */
export const loggedDeliveries = (db: Db, alertIds: readonly string[]) =>
	db
		.select({ delivery: alert_deliveries, member: named })
		.from(alert_deliveries)
		.innerJoin(members, eq(members.id, alert_deliveries.member_id))
		.where(isAnyOf(alert_deliveries.alert_id, alertIds))
		.orderBy(asc(alert_deliveries.id));
export type LoggedDeliveryRow = Awaited<ReturnType<typeof loggedDeliveries>>[number];

/** With all that was sent for them. */
export const deleteAlertsBefore = (db: Db, when: Date) =>
	db.delete(alerts).where(and(isNotNull(alerts.closed_at), lt(alerts.closed_at, when)));

export const deliveriesKeptOf = (db: Db, memberId: string) =>
	db
		.select({
			kind: alerts.kind,
			channel: alert_deliveries.channel,
			due_at: alert_deliveries.due_at,
			sent_at: alert_deliveries.sent_at,
		})
		.from(alert_deliveries)
		.innerJoin(alerts, eq(alerts.id, alert_deliveries.alert_id))
		.where(eq(alert_deliveries.member_id, memberId))
		.orderBy(asc(alert_deliveries.id));

export const responsesKeptOf = (db: Db, memberId: string) =>
	db
		.select({ kind: alerts.kind, began_at: alerts.began_at, responded_at: alerts.responded_at })
		.from(alerts)
		.where(eq(alerts.responded_by, memberId))
		.orderBy(asc(alerts.id));

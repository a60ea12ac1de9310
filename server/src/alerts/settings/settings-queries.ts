import { type AlertKind, alertKinds } from "@warmline/contract/alerts/kinds";
import { type AlertEscalation, presetEscalation } from "@warmline/contract/alerts/settings-calls";
import { sql } from "drizzle-orm";
import { advisoryLock } from "../../platform/db/advisory-locks.ts";
import type { Db } from "../../platform/db/database.ts";
import { alert_settings } from "../tables.ts";

/** Of every kind, as a director has changed it, or else as at first. */
export const escalations = async (db: Db): Promise<Record<AlertKind, AlertEscalation>> => {
	const rows = new Map((await db.select().from(alert_settings)).map((row) => [row.kind, row]));
	const of = (kind: AlertKind): AlertEscalation => rows.get(kind) ?? { kind, enabled: true, ...presetEscalation[kind] };
	return {
		visitor_waiting: of("visitor_waiting"),
		help_requested: of("help_requested"),
		message_left: of("message_left"),
		shift_uncovered: of("shift_uncovered"),
		supervisor_disconnected: of("supervisor_disconnected"),
	};
};

export const listOfEscalations = async (db: Db): Promise<AlertEscalation[]> => {
	const all = await escalations(db);
	return alertKinds.map((kind) => all[kind]);
};

export const putEscalation = (tx: Db, escalation: AlertEscalation) =>
	tx.insert(alert_settings).values(escalation).onConflictDoUpdate({ target: alert_settings.kind, set: escalation });

/** Until the transaction is over nobody else changes them; rows that are not there yet cannot be locked. */
export const lockAlertSettings = (tx: Db) =>
	tx.execute(sql`SELECT pg_advisory_xact_lock(${advisoryLock.alertSettings})`);

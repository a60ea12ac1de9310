import { daysBefore } from "../../platform/clock.ts";
import type { Platform } from "../../platform/platform.ts";
import { deleteAlertsBefore } from "./log-queries.ts";

/** How long it can be read who was asked and who responded. */
const keptDays = 90;

export const forgetOldAlerts = ({ database: { db }, clock }: Pick<Platform, "database" | "clock">) =>
	deleteAlertsBefore(db, daysBefore(clock.now(), keptDays));

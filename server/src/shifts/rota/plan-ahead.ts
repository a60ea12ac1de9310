import { dayIn, daysAfter } from "../../platform/days.ts";
import { inTransaction, type UnitOfWork } from "../../platform/db/transaction.ts";
import type { ShiftContext } from "../shift-context.ts";
import { planShifts } from "./plan-queries.ts";
import { lockRota, type RotaRow, writeRotaSettings } from "./settings/settings-queries.ts";

/** What is needed for it. */
type Planning = Pick<ShiftContext, "database" | "clock" | "zone" | "announceShifts">;

/** Weeks that are planned at least: the eight that are seen at a glance, and the one they end in. */
const leastWeeks = 9;

/** The later of two days. */
const later = (a: string, b: string | null): string => (b !== null && b > a ? b : a);

/** In a transaction that has locked the weekly schedule: the shifts of the weeks to come are there. */
export const planWeeks = async (
	context: Planning,
	{ tx, afterCommit }: UnitOfWork,
	settings: RotaRow,
): Promise<void> => {
	const now = context.clock.now();
	const from = dayIn(context.zone, now);
	const until = daysAfter(from, 7 * Math.max(leastWeeks, settings.booking_weeks + 1));
	const made = await planShifts(tx, { from, until, zone: context.zone, now });
	const planned_until = later(until, settings.planned_until);
	if (planned_until !== settings.planned_until) await writeRotaSettings(tx, { planned_until });
	if (made > 0) afterCommit(context.announceShifts);
};

/** Makes the shifts of the weeks to come. It may be done twice. */
export const planAhead = (context: Planning): Promise<void> =>
	inTransaction(context.database.db, async (work) => planWeeks(context, work, await lockRota(work.tx)));

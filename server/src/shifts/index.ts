import type { MemberRow } from "../accounts/index.ts";
import { connectedMembers, tellMembers } from "../notifications/index.ts";
import type { Db } from "../platform/db/database.ts";
import type { Calls } from "../platform/http/calls.ts";
import type { Platform } from "../platform/platform.ts";
import { society } from "../platform/society.ts";
import { throttled } from "../platform/throttle.ts";
import { forgetRotaChanges } from "./booking/rota-change-queries.ts";
import { bookingRoutes } from "./booking/routes.ts";
import { coverRoutes } from "./cover/routes.ts";
import { createDutyRoster } from "./duty/duty-roster.ts";
import { dutyRoutes } from "./duty/routes.ts";
import { startShiftSweep } from "./duty/shift-sweep.ts";
import { missingInShifts, uncoveredShifts } from "./duty/uncovered-shifts.ts";
import { hoursRoutes } from "./hours/routes.ts";
import { placeRequestRoutes } from "./place-requests/routes.ts";
import type { ShiftPorts } from "./ports.ts";
import { freeFuturePlaces } from "./release-places.ts";
import { handleReminderJobs } from "./reminders/handle-reminder-jobs.ts";
import { reminderRoutes } from "./reminders/routes.ts";
import { planAhead } from "./rota/plan-ahead.ts";
import { rotaRoutes } from "./rota/routes.ts";
import type { ShiftContext } from "./shift-context.ts";

export { isOnShift } from "./duty/is-on-shift.ts";
export { erasePersonalData, exportPersonalData } from "./personal-data.ts";
export { addShiftTimes } from "./rota/shift-times/add-shift-times.ts";
export { allShiftTimes, areShiftTimes } from "./rota/shift-times/shift-time-queries.ts";

/** Milliseconds between two frames that tell the same. */
const pause = { shifts: 500, duty: 200 };

export const shifts = async (calls: Calls<MemberRow>, platform: Platform, ports: ShiftPorts, sweepMillis: number) => {
	const { hub, log, jobs } = platform;
	const failed = (error: unknown) => log.warn({ err: error }, "members were not told about shifts");
	const tellAll = async (action: "shifts_changed" | "duty_changed") =>
		tellMembers(hub, connectedMembers(hub), { action });
	let dutyChanged = () => {};
	const context: ShiftContext = {
		...platform,
		...ports,
		get zone() {
			return society().clock;
		},
		announceShifts: throttled(() => tellAll("shifts_changed"), { pause: pause.shifts, failed }),
		announceDuty: throttled(
			async () => {
				dutyChanged();
				await tellAll("duty_changed");
			},
			{ pause: pause.duty, failed },
		),
	};
	const roster = createDutyRoster(context);
	rotaRoutes(calls, context);
	bookingRoutes(calls, context);
	coverRoutes(calls, context);
	placeRequestRoutes(calls, context);
	dutyRoutes(calls, context, roster);
	hoursRoutes(calls, context);
	reminderRoutes(calls, context);
	await handleReminderJobs(context);
	await jobs.everyNight("plan-shifts", () => planAhead(context));
	await jobs.everyNight("forget-rota-changes", () => forgetRotaChanges(platform.database.db));
	// A server that was down for weeks has the shifts of today, too.
	await planAhead(context);
	const sweep = startShiftSweep(context, roster, sweepMillis);
	return {
		uncoveredShifts: uncoveredShifts(platform),
		missingInShifts: (db: Db) => missingInShifts(platform, db),
		/** Who is on duty, and when the organisation is there: what the door follows. */
		roster,
		/** Calls it when somebody has come on duty or gone, or the opening hours may be others. */
		watchDuty: (changed: () => void) => {
			dutyChanged = changed;
		},
		/** Somebody works in shifts no more: their places are free. */
		releaseShifts: (memberId: string) => freeFuturePlaces(context, memberId),
		/** They are no supervisor any more, and may listen still. */
		releaseSupervisedShifts: (memberId: string) => freeFuturePlaces(context, memberId, "supervisor"),
		stop: () => sweep.stop(),
	};
};

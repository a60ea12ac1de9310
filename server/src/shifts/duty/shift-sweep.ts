import { expireOffers } from "../cover/waiting-list/expire-offers.ts";
import { freeForgottenPlaces } from "../release-places.ts";
import { askSupervisors } from "../reminders/ask-supervisors.ts";
import { sendReminders } from "../reminders/send-reminders.ts";
import type { ShiftContext } from "../shift-context.ts";
import { runningShifts } from "./duty-queries.ts";
import type { DutyRoster } from "./duty-roster.ts";
import { endLostDuty } from "./end-lost-duty.ts";
import { endForgottenDuty, noteAbsences } from "./note-attendance.ts";

/** Seconds between two looks at what does not hurry, by the clock. */
const calmSeconds = 30;

const calmly: readonly ((context: ShiftContext, roster: DutyRoster) => Promise<void>)[] = [
	expireOffers,
	sendReminders,
	askSupervisors,
	noteAbsences,
	endForgottenDuty,
	endLostDuty,
	freeForgottenPlaces,
];

/** What is another one by the hour alone: a connection is lost for too long, a shift has begun or is over. */
const stateNow = async ({ database, clock }: ShiftContext, roster: DutyRoster): Promise<string> => {
	const running = await runningShifts(database.db, clock.now());
	return JSON.stringify([await roster.onDuty(), await roster.openingHours(), running.map(({ id }) => id)]);
};

/** Looks at the shifts again and again, and does what nobody did: in one process. One look never overtakes another. */
export const startShiftSweep = (context: ShiftContext, roster: DutyRoster, sweepMillis: number) => {
	const { clock, log } = context;
	let told = "";
	let calmAt: Date | undefined;
	const isCalmDue = (now: Date) => !calmAt || now < calmAt || now.getTime() - calmAt.getTime() >= calmSeconds * 1000;
	const lookAfter = async () => {
		if (!context.cluster.leads()) return;
		const state = await stateNow(context, roster);
		if (state !== told) context.announceDuty();
		told = state;
		const now = clock.now();
		if (!isCalmDue(now)) return;
		calmAt = now;
		for (const act of calmly) {
			await act(context, roster).catch((error) =>
				log.warn({ err: error, act: act.name }, "a part of the shifts was not looked after"),
			);
		}
	};
	let looking: Promise<void> | undefined;
	const timer = setInterval(() => {
		looking ??= lookAfter()
			.catch((error) => log.warn({ err: error }, "the shifts were not looked after"))
			.finally(() => {
				looking = undefined;
			});
	}, sweepMillis);
	return {
		stop: async () => {
			clearInterval(timer);
			await looking;
		},
	};
};

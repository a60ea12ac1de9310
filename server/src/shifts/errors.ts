import { t } from "@warmline/contract/i18n";
import type { BookingObstacle } from "@warmline/contract/shifts/parts";
import { conflict, notFound } from "../platform/errors.ts";

export const noSuchShift = () => notFound(t("No such shift."));
export const notBooked = () => conflict("not_booked", t("You aren’t booked on this shift."));
export const hasStarted = () => conflict("shift_started", t("This shift has started."));
const isPast = () => conflict("shift_over", t("This shift is over."));
export const coverNeeded = () =>
	conflict("cover_needed", t("It’s too late to drop this shift. Please find cover instead."));
export const notASupervisor = () =>
	conflict("not_a_supervisor", t("Only a supervisor or a director can supervise a shift."));
export const isOff = () => conflict("shift_off", t("This shift was cancelled."));
export const wouldOverlap = () => conflict("overlap", t("You have another shift at that time."));

const refusals: Readonly<Record<BookingObstacle, () => Error>> = {
	off: isOff,
	started: isPast,
	trainee: () => conflict("trainee", t("You can book shifts once your training is complete.")),
	booked: () => conflict("already_booked", t("You’ve already booked this shift.")),
	not_yet: () => conflict("not_open_yet", t("This shift can’t be booked yet.")),
	needs_supervisor: () => conflict("needs_supervisor", t("This shift needs a supervisor before it can be booked.")),
	overlap: wouldOverlap,
	full: () => conflict("shift_full", t("This shift is full.")),
};

/** The sentence for why somebody cannot book. */
export const obstacle = (why: BookingObstacle): Error => refusals[why]();

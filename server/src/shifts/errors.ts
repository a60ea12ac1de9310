import { say } from "@warmline/contract/say";
import type { BookingObstacle } from "@warmline/contract/shifts/parts";
import { conflict, notFound } from "../platform/errors.ts";

export const noSuchShift = () => notFound(say("No such shift."));
export const notBooked = () => conflict("not_booked", say("You aren’t booked on this shift."));
export const hasStarted = () => conflict("shift_started", say("This shift has started."));
export const coverNeeded = () =>
	conflict("cover_needed", say("It’s too late to drop this shift. Please find cover instead."));
export const notASupervisor = () =>
	conflict("not_a_supervisor", say("Only a supervisor or a director can supervise a shift."));
export const isOff = () => conflict("shift_off", say("This shift was cancelled."));
export const wouldOverlap = () => conflict("overlap", say("You have another shift at that time."));

const refusals: Readonly<Record<BookingObstacle, () => Error>> = {
	off: isOff,
	started: hasStarted,
	trainee: () => conflict("trainee", say("You can book shifts once your training is complete.")),
	booked: () => conflict("already_booked", say("You’ve already booked this shift.")),
	not_yet: () => conflict("not_open_yet", say("This shift can’t be booked yet.")),
	needs_supervisor: () => conflict("needs_supervisor", say("This shift needs a supervisor before it can be booked.")),
	overlap: wouldOverlap,
	full: () => conflict("shift_full", say("This shift is full.")),
};

/** The sentence for why somebody cannot book. */
export const obstacle = (why: BookingObstacle): Error => refusals[why]();

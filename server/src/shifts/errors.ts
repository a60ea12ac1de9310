import { say } from "@warmline/contract/say";
import type { BookingObstacle } from "@warmline/contract/shifts/parts";
import { conflict, notFound } from "../platform/errors.ts";

export const noSuchShift = () => notFound(say("There is no such shift."));
export const notBooked = () => conflict("not_booked", say("You have no place in this shift."));
export const hasStarted = () => conflict("shift_started", say("This shift has begun."));
export const coverNeeded = () =>
	conflict(
		"cover_needed",
		say("This shift begins too soon to give your place up. Please look for somebody who takes it: find cover."),
	);
export const notASupervisor = () =>
	conflict("not_a_supervisor", say("Only a supervisor or a director can supervise a shift."));
export const isOff = () => conflict("shift_off", say("This shift was called off."));
export const wouldOverlap = () => conflict("overlap", say("You have another shift at that time."));

const refusals: Readonly<Record<BookingObstacle, () => Error>> = {
	off: isOff,
	started: hasStarted,
	trainee: () => conflict("trainee", say("You can book shifts when your training is done.")),
	booked: () => conflict("already_booked", say("You have booked this shift already.")),
	not_yet: () => conflict("not_open_yet", say("This shift cannot be booked yet.")),
	needs_supervisor: () =>
		conflict("needs_supervisor", say("This shift needs a supervisor first: no supervisor, no shift.")),
	overlap: wouldOverlap,
	full: () => conflict("shift_full", say("This shift is full.")),
};

/** The sentence for why somebody cannot book. */
export const obstacle = (why: BookingObstacle): Error => refusals[why]();

/** What somebody does in a shift. */
export const shiftParts = ["listener", "supervisor"] as const;
export type ShiftPart = (typeof shiftParts)[number];

/**
 * `needs_supervisor`: nobody supervises it, so it cannot be. `at_risk`: it has a supervisor, but no listener, or only
 * by
 * somebody who looks for cover. `confirmed`: a supervisor and a listener have a place. `off`: called off.
 */
export const shiftStates = ["needs_supervisor", "at_risk", "confirmed", "off"] as const;
export type ShiftState = (typeof shiftStates)[number];

/** Why somebody cannot book a shift; the first that holds. `started`: it is over; one that is on can be joined. */
export const bookingObstacles = [
	"off",
	"started",
	"trainee",
	"booked",
	"not_yet",
	"needs_supervisor",
	"overlap",
	"full",
] as const;
export type BookingObstacle = (typeof bookingObstacles)[number];

/** How a place was given up. */
export const placeEndings = ["cancelled", "covered", "swapped", "replaced", "called_off", "left"] as const;

/** `booked`: has not been yet. `excused`: did not come, and need not have. */
export const attendances = ["booked", "worked", "excused", "no_show"] as const;
export type Attendance = (typeof attendances)[number];

/** Warnings before a check-out: the first that applies and has not been confirmed. */
export const leavingConcerns = ["chats_open", "last_supervisor"] as const;
export type LeavingConcern = (typeof leavingConcerns)[number];

/** Hours of a whole shift, and of a half one. */
export const shiftHours = 4;
export const halfShiftHours = 2;

/** Minutes after which somebody may be asked by name again to come to the same shift. */
export const askAgainMinutes = 60;

/** What has become of it that somebody was asked by name to take a place. `over`: they cannot answer any more. */
export const placeRequestStates = ["waiting", "accepted", "declined", "withdrawn", "over"] as const;
export type PlaceRequestState = (typeof placeRequestStates)[number];

/** Hours before the start from which somebody is asked by name to take a place, and called because of one that is free. */
export const soonHours = 12;

/** Minutes before the start from which one can check in. */
export const checkInMinutes = 15;
/** Minutes before the end from which those who wait are told that the chat closes. */
export const closingMinutes = 15;
/** Minutes without a connection, after which somebody who has checked in is not there. */
export const goneMinutes = 2;

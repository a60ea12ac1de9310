import { say } from "@warmline/contract/say";
import { conflict, invalid, notFound } from "../../platform/errors.ts";

const noTime = say("No such shift time.");

/** Named in what was sent. */
export const unknownShiftTime = () => invalid("invalid_shift_time", noTime, { shift_time: noTime });
export const noSuchShiftTime = () => notFound(noTime);
export const noSuchWeeklyShift = () => notFound(say("No such weekly shift."));
export const noSuchClosedDays = () => notFound(say("No such closed days."));
export const theyOverlap = () => conflict("overlap", say("This person has another shift at that time."));
export const shiftIsOver = () => conflict("shift_started", say("This shift is over."));

import { t } from "@warmline/contract/i18n";
import { conflict, invalid, notFound } from "../../platform/errors.ts";

const noTime = t("No such shift time.");

/** Named in what was sent. */
export const unknownShiftTime = () => invalid("invalid_shift_time", noTime, { shift_time: noTime });
export const noSuchShiftTime = () => notFound(noTime);
export const noSuchWeeklyShift = () => notFound(t("No such weekly shift."));
export const noSuchClosedDays = () => notFound(t("No such closed days."));
export const theyOverlap = () => conflict("overlap", t("This person has another shift at that time."));
export const shiftIsOver = () => conflict("shift_started", t("This shift is over."));

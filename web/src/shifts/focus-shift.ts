import { restoreFocus } from "../ui/overlay/restore-focus.ts";

export const shiftElementId = (id: string): string => `shift-${id}`;

/** Where it stands in the table of a week. */
export const shiftCellId = (id: string): string => `week-${id}`;

/** After what was done to a shift: the shift, else the page. */
export const focusShift = (id: string): void => restoreFocus(shiftElementId(id));

import { t } from "@warmline/contract/i18n";
import type { Shift } from "@warmline/contract/shifts/shift";
import type { ShiftContext } from "../shift-context.ts";

/** What somebody is told who has come to this shift just now; who has joined one that is on is wanted at once. */
export const bookedText = (
	{ clock }: Pick<ShiftContext, "clock">,
	{ shift_datetime }: Shift,
	otherwise: string,
): string =>
	new Date(shift_datetime) > clock.now()
		? otherwise
		: t("You’ve joined the shift. It is on now, so you can check in at once.");

import { t } from "@warmline/contract/i18n";
import { bookShift, cancelShift, listShifts, ownShifts } from "@warmline/contract/shifts/calls";
import { ensureSelf, isByApiToken, type MemberRow } from "../../accounts/index.ts";
import type { Calls } from "../../platform/http/calls.ts";
import type { ShiftContext } from "../shift-context.ts";
import { book } from "./book-shift.ts";
import { bookedText } from "./booked-text.ts";
import { cancelBooking } from "./cancel-booking.ts";
import { KeptSeats } from "./kept-seats.ts";
import { listOwnShifts, listShiftsFor } from "./list-shifts.ts";

export const bookingRoutes = (calls: Calls<MemberRow>, context: ShiftContext) => {
	const keptSeats = new KeptSeats(context.database.db);

	calls.answer(listShifts, async ({ member: { id, role }, query, request }) => ({
		results: await listShiftsFor(context, keptSeats, { id, role, isProgram: isByApiToken(request) }, query),
	}));

	calls.answer(ownShifts, async ({ member }) => ({ results: await listOwnShifts(context, member) }));

	calls.answer(bookShift, async ({ member, body }) => {
		const result = await book(context, member, body);
		return { message: bookedText(context, result, t("Shift booked successfully")), result };
	});

	calls.answer(cancelShift, async ({ member, body }) => {
		ensureSelf(member, body.user_id);
		return { message: t("You’ve dropped this shift."), result: await cancelBooking(context, member, body.shift_id) };
	});
};

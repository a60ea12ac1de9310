import type { UnitOfWork } from "../platform/db/transaction.ts";
import type { ShiftContext } from "./shift-context.ts";
import { hasBegun, type Seats, willBe } from "./standing.ts";

/**
 * Other people have a place in a shift now than before. The door looks too where the shift runs, or where it will be
 * and would not have been, or the other way round: then visitors read another time.
 */
export const announcePlaces = (
	context: Pick<ShiftContext, "clock" | "announceShifts" | "announceDuty">,
	{ afterCommit }: UnitOfWork,
	{ shift, places }: Pick<Seats, "shift" | "places">,
	before: Seats["places"],
): void => {
	const counts =
		hasBegun(shift, context.clock.now()) || willBe({ shift, places }) !== willBe({ shift, places: before });
	afterCommit(() => {
		context.announceShifts();
		if (counts) context.announceDuty();
	});
};

import type { AfterCommit } from "../platform/db/transaction.ts";
import type { Rota } from "./rota.ts";
import { hasBegun, type Seats, willBe } from "./standing.ts";

/**
 * Other people have a place in a shift now than before. The door looks too where the shift runs, or where it will be
 * and would not have been, or the other way round: then visitors read another time.
 */
export const announcePlaces = (
	rota: Pick<Rota, "clock" | "announceShifts" | "announceDuty">,
	afterCommit: AfterCommit,
	{ shift, places }: Pick<Seats, "shift" | "places">,
	before: Seats["places"],
): void => {
	const counts = hasBegun(shift, rota.clock.now()) || willBe({ shift, places }) !== willBe({ shift, places: before });
	afterCommit(() => {
		rota.announceShifts();
		if (counts) rota.announceDuty();
	});
};

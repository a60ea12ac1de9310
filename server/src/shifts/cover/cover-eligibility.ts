import { type BookingObstacle, type ShiftPart, shiftParts } from "@warmline/contract/shifts/parts";
import type { ShiftRow } from "../shift-queries.ts";
import { isOver, overlaps, type Reader, restOf, type Seats } from "../standing.ts";
import { mayHave } from "./policy.ts";

export type ObstacleToCome = Extract<BookingObstacle, "off" | "started" | "booked" | "overlap">;

type Coming = { readonly isIn: boolean; readonly isElsewhere: boolean };

/** The first reason why somebody cannot come to a shift, as long as it is not over; null when they can. */
export const whyNotCome = (
	shift: Pick<ShiftRow, "off_at" | "ends_at">,
	{ isIn, isElsewhere }: Coming,
	now: Date,
): ObstacleToCome | null => {
	if (shift.off_at) return "off";
	if (isOver(shift, now)) return "started";
	if (isIn) return "booked";
	return isElsewhere ? "overlap" : null;
};

/** Parts in which this member could cover for somebody who looks for it. */
export const partsToCover = (
	{ shift, places }: Pick<Seats, "shift" | "places">,
	reader: Reader,
	now: Date,
): ShiftPart[] => {
	const wanted = shiftParts.filter(
		(part) => mayHave(reader.role, part) && places.some((place) => place.part === part && place.cover_wanted_at),
	);
	if (wanted.length === 0) return wanted;
	const isIn = places.some(({ member_id }) => member_id === reader.id);
	return whyNotCome(shift, { isIn, isElsewhere: overlaps(restOf(shift, now), reader) }, now) === null ? wanted : [];
};

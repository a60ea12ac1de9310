import { type BookingObstacle, type ShiftPart, shiftParts } from "@warmline/contract/shifts/parts";
import type { ShiftRow } from "../shift-queries.ts";
import { hasBegun, overlaps, type Reader, type Seats } from "../standing.ts";
import { mayHave } from "./policy.ts";

export type ObstacleToCome = Extract<BookingObstacle, "off" | "started" | "booked" | "overlap">;

/** The first reason why somebody cannot come to a shift in another one's place; null when they can. */
export const whyNotCome = (
	shift: Pick<ShiftRow, "off_at" | "starts_at">,
	{ isIn, isElsewhere }: { readonly isIn: boolean; readonly isElsewhere: boolean },
	now: Date,
): ObstacleToCome | null => {
	if (shift.off_at) return "off";
	if (hasBegun(shift, now)) return "started";
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
	return whyNotCome(shift, { isIn, isElsewhere: overlaps(shift, reader) }, now) === null ? wanted : [];
};

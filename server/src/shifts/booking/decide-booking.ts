import { isSupervising } from "@warmline/contract/accounts/roles";
import type { BodyOf } from "@warmline/contract/calls";
import type { bookShift } from "@warmline/contract/shifts/calls";
import type { BookingObstacle, ShiftPart } from "@warmline/contract/shifts/parts";
import type { RotaSettings } from "@warmline/contract/shifts/rota-calls";
import { longRunOf } from "../long-run.ts";
import type { OwnPlace } from "../shift-queries.ts";
import { partFor, type Reader, restOf, type Seats, whyNot } from "../standing.ts";
import { weekOf } from "./week-of.ts";

/** What is known of the shift and of who wants a place in it. */
type Known = {
	readonly seats: Seats;
	readonly reader: Omit<Reader, "busy"> & {
		/** With all of the shift's week, and of the day before the shift and the day after. */
		readonly busy: readonly Pick<OwnPlace, "shift_id" | "day" | "starts_at" | "ends_at" | "off_at">[];
	};
	readonly settings: Pick<RotaSettings, "booking_weeks" | "weekly_cap">;
	readonly now: Date;
};

type Wish = Pick<BodyOf<typeof bookShift>, "part" | "beyond_cap" | "long_run">;

/** The part they get; or why they get none; or what they are asked first, and get it if they are sure. */
export type BookingDecision =
	| { readonly part: ShiftPart }
	| { readonly obstacle: BookingObstacle | "not_supervising" }
	| { readonly warning: "beyond_cap" }
	| { readonly warning: "long_run"; readonly hours: number };

const bookedInWeek = (day: string, { busy }: Known["reader"]): number => {
	const [first, last] = weekOf(day);
	return busy.filter((one) => one.off_at === null && first <= one.day && one.day <= last).length;
};

/** Of several reasons the first is said: those that hold for everybody, those of this person, then the warnings. */
export const decideBooking = (
	{ seats, reader, settings, now }: Known,
	{ part: wanted, beyond_cap, long_run }: Wish,
): BookingDecision => {
	const why = whyNot(seats, reader, settings, now, wanted);
	if (why === "off" || why === "started" || why === "trainee") return { obstacle: why };
	if (wanted === "supervisor" && !isSupervising(reader.role)) return { obstacle: "not_supervising" };
	if (why) return { obstacle: why };
	if (!beyond_cap && bookedInWeek(seats.shift.day, reader) >= settings.weekly_cap) return { warning: "beyond_cap" };
	const hours = long_run ? undefined : longRunOf(restOf(seats.shift, now), reader.busy);
	if (hours !== undefined) return { warning: "long_run", hours };
	return { part: partFor(seats, reader, now, wanted) };
};

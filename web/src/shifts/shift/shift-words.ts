import { locale, say, sayCount } from "@warmline/contract/say";
import type { ShiftPart, ShiftState } from "@warmline/contract/shifts/parts";
import type { Place, Shift } from "@warmline/contract/shifts/shift";
import { dayIn, timeIn } from "../../platform/time/zones.ts";
import { dayName, shortDayName } from "../calendar-days.ts";
import { endOf, isOver, startOf } from "../shift-days.ts";
import { obstacleAt } from "./standing.ts";

type Times = Pick<Shift, "shift_datetime" | "ends_at">;

/** `12:00 p.m. to 4:00 p.m.` */
export const timesOf = (shift: Times, zone: string): string =>
	say("{start} to {end}", { start: timeIn(startOf(shift), zone), end: timeIn(endOf(shift), zone) });

/** `Saturday, November 21`, as the clocks of the zone have it. */
export const dayOfShift = (shift: Times, zone: string): string => dayName(dayIn(startOf(shift), zone));

/** `Sat, Nov. 21, 12:00 p.m. to 4:00 p.m.` */
export const shortWhen = (shift: Times, zone: string): string =>
	say("{day}, {times}", { day: shortDayName(dayIn(startOf(shift), zone)), times: timesOf(shift, zone) });

export const stateWords: Readonly<Record<ShiftState, string>> = {
	confirmed: say("Confirmed"),
	needs_supervisor: say("Needs a supervisor"),
	at_risk: say("At risk"),
	off: say("Cancelled"),
};

/** What a state means, in whole sentences. */
export const stateMeanings: Readonly<Record<ShiftState, string>> = {
	needs_supervisor: say("No supervisor yet. A shift can’t go ahead without one."),
	at_risk: say("There is no listener yet, or the only one needs cover."),
	confirmed: say("A supervisor and a listener are coming. There may still be open spots."),
	off: say("This shift is cancelled."),
};

export const partWords: Readonly<Record<ShiftPart, string>> = {
	supervisor: say("You: supervisor"),
	listener: say("You: listener"),
};

/** What the button of a shift says under its time: what it does, or why it does nothing. */
export const bookingWords = (
	shift: Pick<Shift, "why_not" | "bookable_from"> & Times,
	zone: string,
	at: number,
): string => {
	switch (obstacleAt(shift, at)) {
		case null:
			return say("Book this shift");
		case "booked":
			return say("Booked");
		case "off":
			return say("Cancelled");
		case "started":
			return isOver(shift, at) ? say("Past") : say("In progress");
		case "trainee":
			return say("Complete your training first");
		case "not_yet":
			return shift.bookable_from === null
				? say("Not open for booking yet")
				: say("Booking opens {day}, {time}", {
						day: dayName(dayIn(Date.parse(shift.bookable_from), zone)),
						time: timeIn(Date.parse(shift.bookable_from), zone),
					});
		case "needs_supervisor":
			return say("Needs a supervisor first");
		case "overlap":
			return say("You have another shift then");
		case "full":
			return say("Full");
	}
};

/** Why a place is not given up any more, and what one does instead. */
export const tooLateWords = ({ own }: Pick<Shift, "own">): string =>
	own.cover_wanted
		? say("It starts soon, so it stays yours until someone takes it.")
		: say("It starts soon: please find cover.");

/** `2 of 3 places free` */
export const freeWords = (free: number, all: number): string => {
	if (free === 0)
		return sayCount(all, { one: "Full: the one spot is taken", other: "Full: all {count} spots are taken" });
	if (all === 1) return say("1 spot open");
	return sayCount(free, { one: "1 of {all} spots open", other: "{count} of {all} spots open" }, { all });
};

/** The same where there is little room. */
export const shortFreeWords = (free: number): string =>
	free === 0 ? say("Full") : sayCount(free, { one: "1 open", other: "{count} open" });

export const waitingWords = (waiting: number): string =>
	sayCount(waiting, { one: "1 on the waiting list", other: "{count} on the waiting list" });

const list = new Intl.ListFormat(locale, { type: "unit", style: "long" });

/** Who has a place of this part: `Lina, you`. */
export const namesIn = (places: readonly Place[], ownId: string): string =>
	list.format(places.map(({ member_id, name }) => (member_id === ownId ? say("you") : name)));

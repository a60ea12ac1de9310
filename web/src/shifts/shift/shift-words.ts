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
	off: say("Called off"),
};

/** What a state means, in whole sentences. */
export const stateMeanings: Readonly<Record<ShiftState, string>> = {
	needs_supervisor: say("Nobody supervises it yet. No supervisor, no shift."),
	at_risk: say("Nobody is there to listen yet, or the only one who would be is looking for cover."),
	confirmed: say("A supervisor and a listener are coming. There may still be free places."),
	off: say("This shift does not take place."),
};

export const partWords: Readonly<Record<ShiftPart, string>> = {
	supervisor: say("You supervise"),
	listener: say("You listen"),
};

/** What the button of a shift says under its time: what it does, or why it does nothing. */
export const bookingWords = (
	shift: Pick<Shift, "why_not" | "bookable_from"> & Times,
	zone: string,
	at: number,
): string => {
	switch (obstacleAt(shift, at)) {
		case null:
			return say("Book a place");
		case "booked":
			return say("Booked");
		case "off":
			return say("Called off");
		case "started":
			return isOver(shift, at) ? say("Is over") : say("Has begun");
		case "trainee":
			return say("Your training is not done yet");
		case "not_yet":
			return shift.bookable_from === null
				? say("Cannot be booked yet")
				: say("Can be booked from {day}, {time}", {
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
		? say("It begins soon, so it stays yours until somebody takes it.")
		: say("It begins soon: please find cover.");

/** `2 of 3 places free` */
export const freeWords = (free: number, all: number): string => {
	if (free === 0) return sayCount(all, { one: "The one place is taken", other: "All {count} places are taken" });
	if (all === 1) return say("The one place is free");
	return sayCount(free, { one: "1 of {all} places free", other: "{count} of {all} places free" }, { all });
};

/** The same where there is little room. */
export const shortFreeWords = (free: number): string =>
	free === 0 ? say("Full") : sayCount(free, { one: "1 free", other: "{count} free" });

export const waitingWords = (waiting: number): string =>
	sayCount(waiting, { one: "1 on the waiting list", other: "{count} on the waiting list" });

const list = new Intl.ListFormat(locale, { type: "unit", style: "long" });

/** Who has a place of this part: `Lina, you`. */
export const namesIn = (places: readonly Place[], ownId: string): string =>
	list.format(places.map(({ member_id, name }) => (member_id === ownId ? say("you") : name)));

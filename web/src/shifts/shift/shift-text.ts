import { locale, t, tn } from "@warmline/contract/i18n";
import type { ShiftPart, ShiftState } from "@warmline/contract/shifts/parts";
import type { Place, Shift } from "@warmline/contract/shifts/shift";
import { dayIn, timeIn } from "../../platform/time/zones.ts";
import { dayName, shortDayName } from "../calendar-days.ts";
import { endOf, isOn, startOf } from "../shift-days.ts";
import { obstacleAt } from "./standing.ts";

type Times = Pick<Shift, "shift_datetime" | "ends_at">;

/** `12:00 p.m. to 4:00 p.m.` */
export const timesOf = (shift: Times, zone: string): string =>
	t("{start} to {end}", { start: timeIn(startOf(shift), zone), end: timeIn(endOf(shift), zone) });

/** `Saturday, November 21`, as the clocks of the zone have it. */
export const dayOfShift = (shift: Times, zone: string): string => dayName(dayIn(startOf(shift), zone));

/** `Sat, Nov. 21, 12:00 p.m. to 4:00 p.m.` */
export const shortWhen = (shift: Times, zone: string): string =>
	t("{day}, {times}", { day: shortDayName(dayIn(startOf(shift), zone)), times: timesOf(shift, zone) });

/** Where supervisors see to it that this shift is manned. */
export const coverageOf = (readerId: string, shift: Times & Pick<Shift, "id">, zone: string): string =>
	`/${readerId}/shift-manager/coverage?from=${dayIn(startOf(shift), zone)}&shift=${shift.id}`;

export const stateLabels: Readonly<Record<ShiftState, string>> = {
	confirmed: t("Going ahead"),
	needs_supervisor: t("Needs a supervisor"),
	at_risk: t("At risk"),
	off: t("Cancelled"),
};

/** What a state means, in whole sentences. */
export const stateMeanings: Readonly<Record<ShiftState, string>> = {
	needs_supervisor: t("No supervisor yet. A shift can’t go ahead without one."),
	at_risk: t("There is no listener yet, or the only one needs cover."),
	confirmed: t("A supervisor and a listener are coming. There may still be open spots."),
	off: t("This shift is cancelled."),
};

export const partLabels: Readonly<Record<ShiftPart, string>> = {
	supervisor: t("You: supervisor"),
	listener: t("You: listener"),
};

/** What the button of a shift says under its time: what it does, or why it does nothing. */
export const bookingText = (
	shift: Pick<Shift, "why_not" | "bookable_from"> & Times,
	zone: string,
	at: number,
): string => {
	switch (obstacleAt(shift, at)) {
		case null:
			return isOn(shift, at) ? t("Join this shift now") : t("Book this shift");
		case "booked":
			return t("Booked");
		case "off":
			return t("Cancelled");
		case "started":
			return t("Past");
		case "trainee":
			return t("Complete your training first");
		case "not_yet":
			return shift.bookable_from === null
				? t("Not open for booking yet")
				: t("Booking opens {day}, {time}", {
						day: dayName(dayIn(Date.parse(shift.bookable_from), zone)),
						time: timeIn(Date.parse(shift.bookable_from), zone),
					});
		case "needs_supervisor":
			return t("Needs a supervisor first");
		case "overlap":
			return t("You have another shift then");
		case "full":
			return isOn(shift, at) ? t("In progress, full") : t("Full");
	}
};

/** The same to who supervises it by booking it. */
export const supervisingText = (shift: Times, at: number): string =>
	isOn(shift, at) ? t("Join as supervisor now") : t("Book as supervisor");

/** Why a place is not given up any more, and what one does instead. */
export const tooLateText = ({ own }: Pick<Shift, "own">): string =>
	own.cover_wanted
		? t("It starts soon, so it stays yours until someone takes it.")
		: t("It starts soon: please find cover.");

/** `2 of 3 places free` */
export const freeText = (free: number, all: number): string => {
	if (free === 0) return tn(all, { one: "Full: the one spot is taken", other: "Full: all {count} spots are taken" });
	if (all === 1) return t("1 spot open");
	return tn(free, { one: "1 of {all} spots open", other: "{count} of {all} spots open" }, { all });
};

/** The same where there is little room. */
export const shortFreeText = (free: number): string =>
	free === 0 ? t("Full") : tn(free, { one: "1 open", other: "{count} open" });

export const waitingText = (waiting: number): string =>
	tn(waiting, { one: "1 on the waiting list", other: "{count} on the waiting list" });

const list = new Intl.ListFormat(locale, { type: "unit", style: "long" });

/** Who has a place of this part: `Lina, you`. */
export const namesIn = (places: readonly Place[], ownId: string): string =>
	list.format(places.map(({ member_id, name }) => (member_id === ownId ? t("you") : name)));

const isOnly = (places: readonly Place[], ownId: string): boolean =>
	places.length === 1 && places[0]?.member_id === ownId;

export const supervisorsText = (places: readonly Place[], ownId: string): string =>
	isOnly(places, ownId) ? t("You’re the supervisor") : t("Supervisor: {names}", { names: namesIn(places, ownId) });

/** Who listens in a shift, to which others may still come. */
export const listenersText = (places: readonly Place[], ownId: string, open: boolean): string => {
	if (places.length === 0) return t("No listeners yet");
	if (!isOnly(places, ownId)) return t("Listeners: {names}", { names: namesIn(places, ownId) });
	return open ? t("You’re the only listener so far") : t("You’re the only listener");
};

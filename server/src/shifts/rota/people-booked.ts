import { t } from "@warmline/contract/i18n";
import { conflict } from "../../platform/errors.ts";
import type { PlaceRow } from "../shift-queries.ts";

/** How many people, and in how many shifts: each sentence whole, since other languages have other forms. */
const ofSeveral = (people: number, shifts: number): string => {
	if (people === 1 && shifts === 1)
		return t("1 person is booked on 1 of these shifts. It would be cancelled, and they’d be notified.");
	if (people === 1)
		return t("1 person is booked on {shifts} of these shifts. They would be cancelled, and the person notified.", {
			shifts,
		});
	if (shifts === 1)
		return t("{people} people are booked on 1 of these shifts. It would be cancelled, and they’d be notified.", {
			people,
		});
	return t("{people} people are booked on {shifts} of these shifts. They would be cancelled, and everyone notified.", {
		people,
		shifts,
	});
};

const ofOne = (people: number): string =>
	people === 1
		? t("1 person is booked on this shift. It would be cancelled, and they’d be notified.")
		: t("{people} people are booked on this shift. It would be cancelled, and they’d be notified.", { people });

/** Who calls shifts off is to know first whom it concerns. */
export const peopleBooked = (places: readonly Pick<PlaceRow, "member_id" | "shift_id">[], among: number) => {
	const people = new Set(places.map(({ member_id }) => member_id)).size;
	const shifts = new Set(places.map(({ shift_id }) => shift_id)).size;
	return conflict("people_booked", among === 1 ? ofOne(people) : ofSeveral(people, shifts));
};

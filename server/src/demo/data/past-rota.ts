import type { PastRota } from "../insert-rota.ts";

const [sunday, monday, tuesday, wednesday, thursday, friday, saturday] = [0, 1, 2, 3, 4, 5, 6] as const;

/**
 * Every day has a shift in the afternoon that will be, and one that `listener1` can book; in a week each state is seen.
 * A listener comes to what fits into a life: four times a week at most.
 */
export const pastRota: PastRota = {
	weekly: [
		{ weekday: sunday, start: "08:00", listeners: 2 },
		{ weekday: sunday, start: "12:00", listeners: 2 },
		{ weekday: sunday, start: "16:00", listeners: 2, supervisor: "director", listener: "listener2" },
		{ weekday: monday, start: "12:00", listeners: 2 },
		{ weekday: monday, start: "16:00", listeners: 2, supervisor: "supervisor", listener: "listener2" },
		{ weekday: tuesday, start: "12:00", listeners: 2, supervisor: "director" },
		{ weekday: tuesday, start: "16:00", listeners: 2, supervisor: "supervisor", listener: "listener1" },
		{ weekday: tuesday, start: "20:00", listeners: 1, supervisor: "director", listener: "listener2" },
		{ weekday: wednesday, start: "12:00", listeners: 2 },
		{ weekday: wednesday, start: "16:00", listeners: 3, supervisor: "supervisor", listener: "listener2" },
		{ weekday: thursday, start: "12:00", listeners: 2, supervisor: "director" },
		{ weekday: thursday, start: "16:00", listeners: 2, supervisor: "supervisor", listener: "listener1" },
		{ weekday: friday, start: "12:00", listeners: 2 },
		{ weekday: friday, start: "16:00", listeners: 2, supervisor: "supervisor", listener: "director" },
		{ weekday: friday, start: "20:00", listeners: 2 },
		{ weekday: saturday, start: "08:00", listeners: 2 },
		{ weekday: saturday, start: "16:00", listeners: 2, supervisor: "director", listener: "supervisor" },
		{ weekday: saturday, start: "20:00", listeners: 2 },
	],
	weeksBack: 4,
	daysAhead: 20,
	off: { withinDays: 6, reason: "The building has no power on this day." },
	seeksCover: "listener2",
};

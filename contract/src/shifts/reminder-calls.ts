import * as z from "zod/mini";
import { communityRoles } from "../accounts/roles.ts";
import { call, sentFile } from "../calls.ts";
import { t } from "../i18n.ts";
import { time } from "../ids.ts";
import { limitedText } from "../text.ts";
import { shiftParts } from "./parts.ts";

const notWhole = t("This link is incomplete. Please open it from your email again.");
const token = limitedText(20, 100, notWhole);

/** What the page behind a reminder's link shows. It names nobody but the reader. */
export const remindedShift = z.object({
	first_name: z.string(),
	shift_datetime: time,
	ends_at: time,
	part: z.enum(shiftParts),
	standing: z
		.enum(["booked", "seeking_cover", "given_up", "off", "over"])
		.check(z.describe("`given_up`: the booking was released. `over`: the shift has begun.")),
	confirmed: z.boolean(),
	can_cancel: z.boolean().check(z.describe("False when a place is given up only to somebody who takes it.")),
});
export type RemindedShift = z.infer<typeof remindedShift>;

export const readReminder = call({
	method: "GET",
	path: "/shift-manager/reminder/",
	summary: "The shift that a reminder's link is about. Opening it changes nothing: mail programs open links too.",
	who: "anyone",
	query: z.object({ token }),
	status: 200,
	answer: z.object({ result: remindedShift }),
	errors: [],
});

export const answerReminder = call({
	method: "POST",
	path: "/shift-manager/reminder/",
	summary: "Say by a reminder's link that one comes, looks for cover, or gives the place up.",
	who: "anyone",
	body: z.object({ token, answer: z.enum(["confirm", "seek_cover", "cancel"], t("Please choose from the list.")) }),
	status: 200,
	answer: z.object({ message: z.string(), result: remindedShift }),
	errors: ["shift_started", "not_booked", "cover_needed"],
});

export const readCalendarFeed = call({
	method: "GET",
	path: "/shift-manager/calendar-feed/",
	summary: "Whether one has a calendar feed. Its address is shown when it is made, and not again.",
	who: communityRoles,
	status: 200,
	answer: z.object({ made_at: z.nullable(time), read_at: z.nullable(time) }),
	errors: [],
});

export const makeCalendarFeed = call({
	method: "POST",
	path: "/shift-manager/calendar-feed/",
	summary: "A private address by which a calendar shows one's shifts. The one before ends.",
	who: communityRoles,
	status: 201,
	answer: z.object({ url: z.string(), made_at: time }),
	errors: [],
});

export const revokeCalendarFeed = call({
	method: "DELETE",
	path: "/shift-manager/calendar-feed/",
	summary: "The address leads nowhere any more.",
	who: communityRoles,
	status: 204,
	answer: z.undefined(),
	errors: [],
});

export const calendarFeed = call({
	method: "GET",
	path: "/shift-manager/calendar/:token/",
	summary: "One's shifts of the last month and all to come, as iCalendar. Whoever has the address can read it.",
	who: "anyone",
	sendsFile: true,
	status: 200,
	answer: sentFile,
	errors: [],
});

export const shiftAsCalendar = call({
	method: "GET",
	path: "/shift-manager/shifts/:id/calendar/",
	summary: "One shift that one has a place in, as iCalendar.",
	who: communityRoles,
	sendsFile: true,
	status: 200,
	answer: sentFile,
	errors: ["not_booked"],
});

export const reminderCalls = {
	readReminder,
	answerReminder,
	readCalendarFeed,
	makeCalendarFeed,
	revokeCalendarFeed,
	calendarFeed,
	shiftAsCalendar,
};

import { isActiveMember } from "@warmline/contract/accounts/roles";
import { toMember } from "../../accounts/index.ts";
import { minutesAfter } from "../../platform/clock.ts";
import { sendEmail } from "../../platform/mail/send-email.ts";
import { preferencesOf } from "../../preferences/index.ts";
import { shiftReminder } from "../emails/reminder.ts";
import type { ShiftContext } from "../shift-context.ts";
import { placeById, type RemindedPlace, type Reminding } from "./reminder-queries.ts";
import { standingOf } from "./reminder-standing.ts";
import { reminderToken } from "./reminder-token.ts";

/** Only which place it is: before the mail is sent it may be given up. */
export type ShiftReminderJob = { booking_id: string; which: Reminding };

export const shiftReminderJob = "shift-reminder";

/** Minutes to the start with which the mail of a day ahead says nothing that the one of an hour ahead does not. */
const tooLate = 60;

const stillHelps = (which: Reminding, place: RemindedPlace, now: Date): boolean => {
	const standing = standingOf(place, now);
	if (standing !== "booked" && standing !== "seeking_cover") return false;
	return which === "hour" || place.shift.starts_at > minutesAfter(now, tooLate);
};

/** Reminds somebody of their shift, with a link by which they say that they come, looks for cover, or gives it up. */
export const mailReminder = async (
	context: ShiftContext,
	{ booking_id, which }: ShiftReminderJob,
	id: string,
): Promise<void> => {
	const { database, clock, vault, zone } = context;
	const place = await placeById(database.db, booking_id);
	if (!place || !isActiveMember(place.member) || !stillHelps(which, place, clock.now())) return;
	const { booking, shift, member, supervised } = place;
	const { language, time_zone, notify } = await preferencesOf(database.db, member.id);
	if (!notify.shift.mail) return;
	const reminder = {
		which,
		part: booking.part,
		starts_at: shift.starts_at,
		ends_at: shift.ends_at,
		zone: time_zone ?? zone,
		supervised,
		seeksCover: booking.cover_wanted_at !== null,
		confirmed: booking.confirmed_at !== null,
		token: reminderToken(vault, booking.id),
	};
	await sendEmail(context, toMember(member, language), () => shiftReminder(reminder), id);
};

import { hasAPart } from "@warmline/contract/accounts/roles";
import { say } from "@warmline/contract/say";
import { checkInMinutes } from "@warmline/contract/shifts/parts";
import { nameOf } from "../../accounts/index.ts";
import { minutesAfter } from "../../platform/clock.ts";
import { formatDay, formatSpan } from "../../platform/format-time.ts";
import { pathIn } from "../../platform/language.ts";
import { letter } from "../../platform/mail/mail-template.ts";
import { preferencesOf } from "../../preferences/index.ts";
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

const howItStandsUnsupervised = ({ cover_wanted_at, confirmed_at }: RemindedPlace["booking"]): string => {
	if (cover_wanted_at)
		return say(
			"It has no supervisor yet, and cannot take place without one. You look for somebody who takes your place; until somebody does, it is yours.",
		);
	return confirmed_at
		? say("You have told us that you come. Thank you! It has no supervisor yet, and cannot take place without one.")
		: say("It has no supervisor yet, and cannot take place without one. Please tell us whether you could come.");
};

const howItStands = ({ booking, supervised }: RemindedPlace): string => {
	if (!supervised) return howItStandsUnsupervised(booking);
	if (booking.cover_wanted_at)
		return say("You look for somebody who takes your place. Until somebody does, the shift counts on you.");
	return booking.confirmed_at
		? say("You have told us that you come. Thank you!")
		: say("Please tell us whether you come. If you cannot, the page helps to find somebody in your place.");
};

/** Reminds somebody of his shift, with a link by which he says that he comes, looks for cover, or gives it up. */
export const mailReminder = async (
	{ database: { db }, clock, mailer, config, vault, zone }: ShiftContext,
	{ booking_id, which }: ShiftReminderJob,
	id: string,
): Promise<void> => {
	const place = await placeById(db, booking_id);
	if (!place || !hasAPart(place.member) || !stillHelps(which, place, clock.now())) return;
	const { language, time_zone, notify } = await preferencesOf(db, place.member.id);
	if (!notify.shift.mail) return;
	const { booking, shift, member } = place;
	const clocks = time_zone ?? zone;
	await mailer.send(
		letter({
			to: member.email,
			language,
			subject:
				which === "day"
					? say("Your shift on {day}", { day: formatDay(language, clocks, shift.starts_at) })
					: say("Your shift begins soon"),
			greeting: say("Hello {name},", { name: nameOf(member) }),
			paragraphs: [
				booking.part === "supervisor" ? say("You supervise this shift:") : say("You listen in this shift:"),
				{ written: formatSpan(language, clocks, shift.starts_at, shift.ends_at) },
				howItStands(place),
				say("You can check in from {minutes} minutes before the start.", { minutes: checkInMinutes }),
				say("The link works without a login, so please keep it to yourself."),
				say("On the page of your preferences you can change what we write to you about, and how often."),
			],
			link: {
				text: say("Open my shift"),
				url: `${config.PUBLIC_URL}${pathIn(language, `/shift-reminder?token=${reminderToken(vault, booking.id)}`)}`,
			},
		}),
		id,
	);
};

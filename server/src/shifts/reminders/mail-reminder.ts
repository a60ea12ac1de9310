import { isActiveMember } from "@warmline/contract/accounts/roles";
import { t } from "@warmline/contract/i18n";
import { checkInMinutes } from "@warmline/contract/shifts/parts";
import { nameOf } from "../../accounts/index.ts";
import { minutesAfter } from "../../platform/clock.ts";
import { formatDateWithWeekday, formatSpan } from "../../platform/format-time.ts";
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
		return t(
			"It has no supervisor yet and can’t go ahead without one. You’re looking for cover; the shift stays yours until someone takes it.",
		);
	return confirmed_at
		? t("You’ve told us you’re coming. Thank you! It has no supervisor yet and can’t go ahead without one.")
		: t("It has no supervisor yet and can’t go ahead without one. Please tell us whether you could come.");
};

const howItStands = ({ booking, supervised }: RemindedPlace): string => {
	if (!supervised) return howItStandsUnsupervised(booking);
	if (booking.cover_wanted_at) return t("You’re looking for cover. The shift stays yours until someone takes it.");
	return booking.confirmed_at
		? t("You’ve told us you’re coming. Thank you!")
		: t("Please tell us whether you’re coming. If you can’t, the page helps you find cover.");
};

/** Reminds somebody of their shift, with a link by which they say that they come, looks for cover, or gives it up. */
export const mailReminder = async (
	{ database: { db }, clock, mailer, config, vault, zone }: ShiftContext,
	{ booking_id, which }: ShiftReminderJob,
	id: string,
): Promise<void> => {
	const place = await placeById(db, booking_id);
	if (!place || !isActiveMember(place.member) || !stillHelps(which, place, clock.now())) return;
	const { language, time_zone, notify } = await preferencesOf(db, place.member.id);
	if (!notify.shift.mail) return;
	const { booking, shift, member } = place;
	const clocks = time_zone ?? zone;
	await mailer.send(
		letter({ to: member.email, language }, () => ({
			subject:
				which === "day"
					? t("Your shift on {day}", { day: formatDateWithWeekday(clocks, shift.starts_at) })
					: t("Your shift starts soon"),
			greeting: t("Hello {name},", { name: nameOf(member) }),
			paragraphs: [
				booking.part === "supervisor"
					? t("You are the supervisor for this shift:")
					: t("You are a listener on this shift:"),
				{ written: formatSpan(clocks, shift.starts_at, shift.ends_at) },
				howItStands(place),
				t("You can check in from {minutes} minutes before the start.", { minutes: checkInMinutes }),
				t("The link works without logging in, so please keep it to yourself."),
				t("You can change what we email you about, and how often, in your preferences."),
			],
			link: {
				text: t("Open my shift"),
				url: `${config.PUBLIC_URL}${pathIn(language, `/shift-reminder?token=${reminderToken(vault, booking.id)}`)}`,
			},
		})),
		id,
	);
};

import { t } from "@warmline/contract/i18n";
import { checkInMinutes, type ShiftPart } from "@warmline/contract/shifts/parts";
import { formatDateWithWeekday, formatSpan } from "../../platform/format-time.ts";
import { type Email, mailPreferencesHint } from "../../platform/mail/email.ts";

type Reminder = {
	readonly starts_at: Date;
	readonly ends_at: Date;
	/** The clocks of whoever reads it. */
	readonly zone: string;
	/** How long before the shift. */
	readonly which: "day" | "hour";
	readonly part: ShiftPart;
	readonly supervised: boolean;
	readonly seeksCover: boolean;
	/** They have said that they come. */
	readonly confirmed: boolean;
	/** Opens the page without a login. */
	readonly token: string;
};

const howItStands = ({ supervised, seeksCover, confirmed }: Reminder): string => {
	if (supervised) {
		if (seeksCover) return t("You’re looking for cover. The shift stays yours until someone takes it.");
		return confirmed
			? t("You’ve told us you’re coming. Thank you!")
			: t("Please tell us whether you’re coming. If you can’t, the page helps you find cover.");
	}
	if (seeksCover)
		return t(
			"It has no supervisor yet and can’t go ahead without one. You’re looking for cover; the shift stays yours until someone takes it.",
		);
	return confirmed
		? t("You’ve told us you’re coming. Thank you! It has no supervisor yet and can’t go ahead without one.")
		: t("It has no supervisor yet and can’t go ahead without one. Please tell us whether you could come.");
};

export const shiftReminder = (reminder: Reminder): Email => {
	const { which, part, zone, starts_at, ends_at, token } = reminder;
	return {
		subject:
			which === "day"
				? t("Your shift on {day}", { day: formatDateWithWeekday(zone, starts_at) })
				: t("Your shift starts soon"),
		paragraphs: [
			part === "supervisor" ? t("You are the supervisor for this shift:") : t("You are a listener on this shift:"),
			{ written: formatSpan(zone, starts_at, ends_at) },
			howItStands(reminder),
			t("You can check in from {minutes} minutes before the start.", { minutes: checkInMinutes }),
			t("The link works without logging in, so please keep it to yourself."),
			mailPreferencesHint(),
		],
		link: { text: t("Open my shift"), page: `/shift-reminder?token=${token}` },
	};
};

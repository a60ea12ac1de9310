import { t } from "@warmline/contract/i18n";
import { formatDateWithWeekday, formatSpan } from "../../platform/format-time.ts";
import { type Email, mailPreferencesHint } from "../../platform/mail/email.ts";

type News = {
	readonly starts_at: Date;
	readonly ends_at: Date;
	/** The clocks of whoever reads it. */
	readonly zone: string;
	/** What the notification says. */
	readonly text: string;
	readonly page: string;
	/** The page shows that shift, and not all of one's own. */
	readonly ofOneShift: boolean;
};

export const shiftNews = ({ zone, starts_at, ends_at, text, page, ofOneShift }: News): Email => ({
	subject: t("About the shift on {day}", { day: formatDateWithWeekday(zone, starts_at) }),
	paragraphs: [text, { written: formatSpan(zone, starts_at, ends_at) }, mailPreferencesHint()],
	link: { text: ofOneShift ? t("See the shift") : t("See my shifts"), page },
});

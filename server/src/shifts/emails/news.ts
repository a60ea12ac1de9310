import { t, tn } from "@warmline/contract/i18n";
import { formatDateWithWeekday, formatSpan } from "../../platform/format-time.ts";
import { type Email, mailPreferencesHint } from "../../platform/mail/email.ts";

type News = {
	readonly starts_at: Date;
	readonly ends_at: Date;
	/** Others that it is about. */
	readonly also?: readonly { readonly starts_at: Date; readonly ends_at: Date }[];
	/** The clocks of whoever reads it. */
	readonly zone: string;
	/** What the notification says. */
	readonly text: string;
	readonly page: string;
	/** The page shows that shift, and not all of one's own. */
	readonly ofOneShift: boolean;
};

export const shiftNews = ({ zone, starts_at, ends_at, also = [], text, page, ofOneShift }: News): Email => ({
	subject:
		also.length === 0
			? t("About the shift on {day}", { day: formatDateWithWeekday(zone, starts_at) })
			: tn(also.length + 1, { one: "About a shift", other: "About {count} shifts" }),
	paragraphs: [
		text,
		...[{ starts_at, ends_at }, ...also].map((one) => ({ written: formatSpan(zone, one.starts_at, one.ends_at) })),
		mailPreferencesHint(),
	],
	link: { text: ofOneShift ? t("See the shift") : t("See my shifts"), page },
});

import { t, tn } from "@warmline/contract/i18n";
import { type Email, mailPreferencesHint } from "../platform/mail/email.ts";
import { societyName } from "../platform/society.ts";

type News = {
	readonly member_id: string;
	/** What each notification says. */
	readonly lines: readonly string[];
	/** How many there are beside these. */
	readonly more: number;
};

/** In the morning, or once a week. */
export const notificationDigest = ({ member_id, lines, more }: News): Email => ({
	subject: t("What’s new at {society}", { society: societyName() }),
	paragraphs: [
		t("New since you last looked:"),
		{
			written: [
				...lines.map((line) => `• ${line}`),
				...(more > 0 ? [tn(more, { one: "And 1 more.", other: "And {count} more." })] : []),
			].join("\n"),
		},
		mailPreferencesHint(),
	],
	link: { text: t("Open the feed"), page: `/${member_id}/activity-feed` },
});

import type { Language } from "@warmline/contract/content/words";
import { postAddress } from "@warmline/contract/feed/post-address";
import { t, tn } from "@warmline/contract/i18n";
import { formerMember } from "@warmline/contract/members/former-member";
import type { NotificationKind } from "@warmline/contract/notifications/kinds";
import { leadsToIntegrations, leadsToWeek } from "@warmline/contract/notifications/messages";
import { weekAddress } from "@warmline/contract/shifts/week-address";
import { nameOf } from "../accounts/index.ts";
import { formatShortMoment } from "../platform/format-time.ts";
import { pathIn, translate, withLanguage } from "../platform/language.ts";
import { society, societyDay } from "../platform/society.ts";
import { messageText } from "./messages.ts";
import type { ListedNotification } from "./queries.ts";

/** What it says beyond its kind, in the language that is spoken. */
export const textOf = ({
	message,
	params,
	words,
	actor = null,
}: Pick<ListedNotification, "message" | "params" | "words"> & Partial<Pick<ListedNotification, "actor">>) =>
	message === null ? words : messageText(message, params, actor ? nameOf(actor) : undefined);

const likes = (name: string, others: number) =>
	others === 0
		? t("{name} likes your post.", { name })
		: tn(
				others,
				{
					one: "{name} and 1 other person like your post.",
					other: "{name} and {count} other people like your post.",
				},
				{ name },
			);

/** Who did what, and no word of what they wrote: it goes by mail, and onto locked screens. */
const sentences: Readonly<Record<NotificationKind, (notice: ListedNotification, name: string) => string>> = {
	mention: ({ comment_id }, name) =>
		comment_id === null
			? t("{name} mentioned you in a post.", { name })
			: t("{name} mentioned you in a comment.", { name }),
	comment: (_, name) => t("{name} commented on your post.", { name }),
	like: ({ others }, name) => likes(name, others),
	follow: (_, name) => t("{name} follows you now.", { name }),
	shift: (notice) => textOf(notice) ?? t("There is news about your shifts."),
	application: () => t("There is news about your application."),
	moderation: ({ message }) =>
		leadsToIntegrations(message)
			? t("There is news about your organization’s integrations.")
			: t("There is news from the moderators."),
};

export const noticeWords = (notice: ListedNotification, language: Language): string =>
	withLanguage(language, () =>
		sentences[notice.kind](notice, notice.actor ? nameOf(notice.actor) : translate(formerMember)),
	);

/** The same with the time of the shift it is about, on the clocks of whoever reads it. */
export const noticeWithTime = (notice: ListedNotification, language: Language, zone: string | null): string => {
	const says = noticeWords(notice, language);
	const { shift_at } = notice;
	if (shift_at === null) return says;
	return `${says}\n${withLanguage(language, () => formatShortMoment(zone ?? society().clock, shift_at))}`;
};

const shiftPath = ({ member_id, message, shift_at }: ListedNotification): string =>
	shift_at !== null && leadsToWeek(message)
		? weekAddress(member_id, societyDay(shift_at), shift_at.toISOString())
		: `/${member_id}/shift-manager/mine`;

const pathOf = (notice: ListedNotification): string => {
	const { kind, member_id, post_id, actor_id, message } = notice;
	if (leadsToIntegrations(message)) return `/${member_id}/integrations`;
	if (kind === "shift") return shiftPath(notice);
	if (kind === "application") return `/${member_id}/my-record`;
	if (kind === "follow" && actor_id !== null) return `/${member_id}/user-profile/${actor_id}`;
	if (kind === "moderation" || post_id === null) return `/${member_id}/notifications`;
	return postAddress(member_id, post_id);
};

/** The page where the member sees it. */
export const noticePath = (notice: ListedNotification, language: Language): string => pathIn(language, pathOf(notice));

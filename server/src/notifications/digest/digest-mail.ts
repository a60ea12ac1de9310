import { isActiveMember } from "@warmline/contract/accounts/roles";
import type { Language } from "@warmline/contract/content/words";
import { t, tn } from "@warmline/contract/i18n";
import { memberById, nameOf } from "../../accounts/index.ts";
import { pathIn } from "../../platform/language.ts";
import { letter } from "../../platform/mail/mail-template.ts";
import type { Platform } from "../../platform/platform.ts";
import { societyName } from "../../platform/society.ts";
import { preferencesOf } from "../../preferences/index.ts";
import { noticeWords } from "../notice-text.ts";
import type { IsShown } from "../ports.ts";
import { type ListedNotification, unreadMailedAt } from "../queries.ts";

/** Whose mail it is; what stands in it are the notices that were noted as told at that time, and not read since. */
export type DigestJob = { member_id: string; mailed_at: string };

export const digestJob = "mail-notification-digest";

const mostLines = 20;

/** Of likes of one post the latest speaks for all. */
const oneForEach = (notices: readonly ListedNotification[]) => {
	const liked = new Set<string>();
	return notices.filter(({ kind, post_id }) => {
		if (kind !== "like" || post_id === null) return true;
		const isNew = !liked.has(post_id);
		liked.add(post_id);
		return isNew;
	});
};

const more = (count: number) => tn(count, { one: "And 1 more.", other: "And {count} more." });

const linesOf = (notices: readonly ListedNotification[], language: Language): string[] => {
	const entries = oneForEach(notices);
	const left = entries.length - mostLines;
	return [
		...entries.slice(0, mostLines).map((notice) => `• ${noticeWords(notice, language)}`),
		...(left > 0 ? [more(left)] : []),
	];
};

/** What happened that concerns a member, without a word of what anybody wrote. When all is read, nothing is sent. */
export const mailNotificationDigest = async (
	{ database: { db }, mailer, config, isShown }: Platform & { readonly isShown: IsShown },
	{ member_id, mailed_at }: DigestJob,
	id: string,
) => {
	const member = await memberById(db, member_id);
	if (!member || !isActiveMember(member)) return;
	const notices = await unreadMailedAt(db, isShown, member_id, new Date(mailed_at));
	if (notices.length === 0) return;
	const { language } = await preferencesOf(db, member_id);
	await mailer.send(
		letter({ to: member.email, language }, () => ({
			subject: t("What’s new at {society}", { society: societyName() }),
			greeting: t("Hello {name},", { name: nameOf(member) }),
			paragraphs: [
				t("New since you last looked:"),
				{ written: linesOf(notices, language).join("\n") },
				t("You can change what we email you about, and how often, in your preferences."),
			],
			link: {
				text: t("Open the feed"),
				url: `${config.PUBLIC_URL}${pathIn(language, `/${member.id}/activity-feed`)}`,
			},
		})),
		id,
	);
};

import { isActiveMember } from "@warmline/contract/accounts/roles";
import { memberById, toMember } from "../../accounts/index.ts";
import { sendEmail } from "../../platform/mail/send-email.ts";
import type { Platform } from "../../platform/platform.ts";
import { preferencesOf } from "../../preferences/index.ts";
import { notificationDigest } from "../emails.ts";
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

/** What happened that concerns a member, without a word of what anybody wrote. When all is read, nothing is sent. */
export const mailNotificationDigest = async (
	platform: Platform & { readonly isShown: IsShown },
	{ member_id, mailed_at }: DigestJob,
	id: string,
) => {
	const { db } = platform.database;
	const member = await memberById(db, member_id);
	if (!member || !isActiveMember(member)) return;
	const notices = await unreadMailedAt(db, platform.isShown, member_id, new Date(mailed_at));
	if (notices.length === 0) return;
	const { language } = await preferencesOf(db, member_id);
	const entries = oneForEach(notices);
	const lines = entries.slice(0, mostLines).map((notice) => noticeWords(notice, language));
	const digest = { member_id, lines, more: entries.length - lines.length };
	await sendEmail(platform, toMember(member, language), () => notificationDigest(digest), id);
};

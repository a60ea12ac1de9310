import { isSupervising, type Role } from "@warmline/contract/accounts/roles";
import { commentHash, postAddress } from "@warmline/contract/feed/post-address";
import type { Notification as Notice } from "@warmline/contract/notifications/calls";
import { leadsToIntegrations, leadsToWeek } from "@warmline/contract/notifications/messages";
import { weekAddress } from "@warmline/contract/shifts/week-address";
import { society } from "../platform/society.ts";
import { dayIn } from "../platform/time/zones.ts";

type Reader = { readonly id: string; readonly role: Role };
type Aim = Pick<Notice, "kind" | "actor" | "target">;

export type NoticeTarget = {
	readonly path: string;
	/** With the sign before it. */
	readonly hash: string;
	/** A post stands over the page one is on. */
	readonly modal: boolean;
};

const page = (path: string): NoticeTarget => ({ path, hash: "", modal: false });

/** To that shift in its week where the reader has no place in it, else to their own shifts. */
const shiftPage = ({ message, shift_at }: Notice["target"], id: string): NoticeTarget =>
	shift_at !== null && leadsToWeek(message)
		? page(weekAddress(id, dayIn(Date.parse(shift_at), society.clock), shift_at))
		: page(`/${id}/shift-manager/mine`);

/** Where a notice leads; null where it says all that there is. */
export const noticeTarget = ({ kind, actor, target }: Aim, { id, role }: Reader): NoticeTarget | null => {
	const { post_id, comment_id } = target;
	if (post_id !== null) {
		const hash = comment_id === null ? "" : commentHash(comment_id);
		return { path: postAddress(id, post_id), hash, modal: true };
	}
	switch (kind) {
		case "shift":
			return shiftPage(target, id);
		case "application":
			return page(`/${id}/my-record`);
		case "moderation":
			if (!isSupervising(role)) return null;
			if (leadsToIntegrations(target.message)) return role === "director" ? page(`/${id}/integrations`) : null;
			if (target.message === "block_waits") return page(`/${id}/blocks`);
			// All else that comes of reports is said to one person, and is all there is to it.
			return target.message?.startsWith("report_waits_") ? page(`/${id}/moderation`) : null;
		default:
			return actor && page(`/${id}/user-profile/${actor.id}`);
	}
};

/** Whether who is at this path has seen what the notice tells: moderators' own words stand in the list alone. */
export const isSeenAt = (notice: Aim, reader: Reader, path: string): boolean => {
	const target = noticeTarget(notice, reader);
	if (target === null || (notice.kind === "moderation" && target.modal)) return false;
	return target.path.toLowerCase() === path.toLowerCase();
};

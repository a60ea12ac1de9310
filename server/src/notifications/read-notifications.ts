import type { BodyOf } from "@warmline/contract/calls";
import type { readNotifications as readNotificationsCall } from "@warmline/contract/notifications/calls";
import type { MemberRow } from "../accounts/index.ts";
import type { Platform } from "../platform/platform.ts";
import type { IsShown } from "./ports.ts";
import { markReadUpTo, markTheseRead, unreadCount } from "./queries.ts";
import { announceNotice } from "./send-notice.ts";

/** What was read already, or is somebody else's, stays as it is. The member's other pages hear how much is left. */
export const readNotifications = async (
	{ database: { db }, clock, hub, isShown }: Platform & { readonly isShown: IsShown },
	member: MemberRow,
	{ ids = [], up_to }: BodyOf<typeof readNotificationsCall>,
): Promise<{ unread: number }> => {
	const at = clock.now();
	const read =
		up_to === undefined ? await markTheseRead(db, member.id, ids, at) : await markReadUpTo(db, member.id, up_to, at);
	if (read > 0) announceNotice(hub, { member_id: member.id });
	return { unread: await unreadCount(db, isShown, member.id) };
};

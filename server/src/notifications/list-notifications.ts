import type { AnswerOf, QueryOf } from "@warmline/contract/calls";
import type { Language } from "@warmline/contract/content/words";
import type { listNotifications as listNotificationsCall } from "@warmline/contract/notifications/calls";
import type { MemberRow } from "../accounts/index.ts";
import { byId, fetchPage } from "../platform/db/keyset-page.ts";
import type { Platform } from "../platform/platform.ts";
import type { IsShown } from "./ports.ts";
import { entriesOf, unreadCount } from "./queries.ts";
import { toNotification } from "./serializers.ts";

export const listNotifications = async (
	{ database: { db }, isShown }: Platform & { readonly isShown: IsShown },
	member: MemberRow,
	{ unread = false, ...paging }: QueryOf<typeof listNotificationsCall>,
	language: Language,
): Promise<AnswerOf<typeof listNotificationsCall>> => {
	const { rows, next } = await fetchPage(byId, paging, (page) =>
		entriesOf(db, isShown, member.id, { unread, ...page }),
	);
	return {
		results: rows.map((row) => toNotification(row, language)),
		next,
		unread: await unreadCount(db, isShown, member.id),
	};
};

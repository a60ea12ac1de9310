import type { AnswerOf, QueryOf } from "@warmline/contract/calls";
import type { Language } from "@warmline/contract/content/words";
import type { listNotifications as listNotificationsCall } from "@warmline/contract/notifications/calls";
import type { MemberRow } from "../accounts/index.ts";
import { idAt } from "../platform/http/requests/cursor.ts";
import type { Platform } from "../platform/platform.ts";
import type { IsShown } from "./ports.ts";
import { entriesOf, unreadCount } from "./queries.ts";
import { toNotification } from "./serializers.ts";

export const listNotifications = async (
	{ database: { db }, isShown }: Platform & { readonly isShown: IsShown },
	member: MemberRow,
	{ cursor, limit, unread = false }: QueryOf<typeof listNotificationsCall>,
	language: Language,
): Promise<AnswerOf<typeof listNotificationsCall>> => {
	const rows = await entriesOf(db, isShown, member.id, { before: idAt(cursor), unread, limit: limit + 1 });
	const shown = rows.slice(0, limit);
	return {
		results: shown.map((row) => toNotification(row, language)),
		next: rows.length > limit ? (shown.at(-1)?.id ?? null) : null,
		unread: await unreadCount(db, isShown, member.id),
	};
};

import type { Language } from "@warmline/contract/content/words";
import type { Notification } from "@warmline/contract/notifications/calls";
import { personOf } from "../accounts/index.ts";
import { withLanguage } from "../platform/language.ts";
import { textOf } from "./notice-text.ts";
import type { ListedNotification } from "./queries.ts";

const actorOf = ({ actor }: ListedNotification): Notification["actor"] => {
	if (!actor) return null;
	const { id, username, name, avatar } = personOf(actor);
	return { id, username, name, avatar };
};

export const toNotification = (row: ListedNotification, language: Language): Notification => ({
	id: row.id,
	kind: row.kind,
	actor: actorOf(row),
	others: row.others,
	target: {
		post_id: row.post_id,
		comment_id: row.comment_id,
		message: row.message,
		words: withLanguage(language, () => textOf(row)),
		shift_at: row.shift_at?.toISOString() ?? null,
	},
	created_at: row.at.toISOString(),
	read_at: row.read_at?.toISOString() ?? null,
});

import type { LeftMessage } from "@warmline/contract/chats/agent-calls";
import { t } from "@warmline/contract/i18n";
import type { MemberRow } from "../../accounts/index.ts";
import { notFound } from "../../platform/errors.ts";
import { idAt } from "../../platform/http/requests/cursor.ts";
import type { ChatContext } from "../chat-context.ts";
import { decryptLeftMessage } from "../message-encryption.ts";
import { markAnswered, openLeftMessages } from "../workspace/workspace-queries.ts";

type Asked = { cursor?: string | undefined; limit: number };

/** What visitors left while the chat was closed, and nobody has answered; the oldest first. */
export const listLeftMessages = async (
	{ database, sealer }: ChatContext,
	{ cursor, limit }: Asked,
): Promise<{ results: LeftMessage[]; next: string | null }> => {
	const after = idAt(cursor);
	const rows = await openLeftMessages(database.db, after, limit + 1);
	const results = rows.slice(0, limit).map((row) => ({
		id: row.id,
		...(decryptLeftMessage(sealer, row) ?? { email: null, message: null }),
		created_at: row.created_at.toISOString(),
	}));
	return { results, next: rows.length > limit ? (results.at(-1)?.id ?? null) : null };
};

/** Somebody has written back. */
export const finishLeftMessageBy = async (
	{ database, clock }: ChatContext,
	supervisor: MemberRow,
	messageId: string,
) => {
	if (!(await markAnswered(database.db, messageId, supervisor.id, clock.now()))) {
		throw notFound(t("No such message."));
	}
};

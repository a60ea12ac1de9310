import type { LeftMessage } from "@warmline/contract/chats/agent-calls";
import { t } from "@warmline/contract/i18n";
import type { Paging } from "@warmline/contract/paging";
import type { MemberRow } from "../../accounts/index.ts";
import { byId, fetchPage } from "../../platform/db/keyset-page.ts";
import { notFound } from "../../platform/errors.ts";
import type { ChatContext } from "../chat-context.ts";
import { decryptLeftMessage } from "../message-encryption.ts";
import { markAnswered, openLeftMessages } from "../workspace/workspace-queries.ts";

/** What visitors left while the chat was closed, and nobody has answered; the oldest first. */
export const listLeftMessages = async (
	{ database, sealer }: ChatContext,
	paging: Paging,
): Promise<{ results: LeftMessage[]; next: string | null }> => {
	const { rows, next } = await fetchPage(byId, paging, ({ after, limit }) =>
		openLeftMessages(database.db, after, limit),
	);
	const results = rows.map((row) => ({
		id: row.id,
		...(decryptLeftMessage(sealer, row) ?? { email: null, message: null }),
		created_at: row.created_at.toISOString(),
	}));
	return { results, next };
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

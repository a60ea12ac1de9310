import type { BodyOf } from "@warmline/contract/calls";
import type { wrapUp } from "@warmline/contract/chats/agent-calls";
import { t } from "@warmline/contract/i18n";
import { v7 } from "uuid";
import type { MemberRow } from "../../accounts/index.ts";
import type { Db } from "../../platform/db/database.ts";
import { inTransaction } from "../../platform/db/transaction.ts";
import { conflict } from "../../platform/errors.ts";
import { ensureReadable } from "../active-chat.ts";
import type { ChatContext } from "../chat-context.ts";
import { announceDebriefs } from "../debriefs/announce-debriefs.ts";
import { encryptMessage } from "../message-encryption.ts";
import { supervises } from "../policy.ts";
import { type ChatRow, lockChatRow } from "../queries.ts";
import { hasWrittenIn, putWrapUp, wrapUpOf } from "./workspace-queries.ts";

/** Its own agent; or a supervisor who took it over for a while, and wrote in it. */
const hadIt = async (tx: Db, agent: MemberRow, chat: ChatRow) =>
	chat.assigned_agent === agent.id || (supervises(agent) && (await hasWrittenIn(tx, chat.id, agent.id)));

/** What an agent says of a chat that has ended. Said again, it takes the place of what they said first. */
export const wrapUpChat = (context: ChatContext, agent: MemberRow, chatId: string, said: BodyOf<typeof wrapUp>) =>
	inTransaction(context.database.db, async ({ tx, afterCommit }) => {
		// Where the visitor has erased it meanwhile, that it was heavy still counts; their words are gone.
		const chat = ensureReadable(agent, await lockChatRow(tx, chatId));
		if (chat.status !== "ended") throw conflict("not_ended", t("This chat has not ended yet."));
		if (!(await hadIt(tx, agent, chat)))
			throw conflict("not_yours", t("Only the listener of this chat can wrap it up."));
		// Sealed for one row: said again, the words go into the row of what was said first.
		const before = await wrapUpOf(tx, chatId, agent.id);
		const id = before?.id ?? v7();
		await putWrapUp(tx, {
			id,
			chat_id: chatId,
			member_id: agent.id,
			summary:
				said.summary === undefined || !chat.key ? null : encryptMessage(context.sealer, chat.key, id, said.summary),
			heavy: said.heavy,
			created_at: context.clock.now(),
		});
		if (said.heavy || before?.heavy) afterCommit(() => announceDebriefs(context, agent.id));
	});

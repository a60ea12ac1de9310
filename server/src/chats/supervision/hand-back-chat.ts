import { t } from "@warmline/contract/i18n";
import { lockMember, type MemberRow, namedPerson, nameOf } from "../../accounts/index.ts";
import { record } from "../../audit/index.ts";
import { inTransaction } from "../../platform/db/transaction.ts";
import { conflict, forbidden } from "../../platform/errors.ts";
import { isAgentConnected } from "../../platform/realtime/presence.ts";
import { lockActiveChat } from "../active-chat.ts";
import type { ChatContext } from "../chat-context.ts";
import { finishAssignment } from "../lifecycle/finish-assignment.ts";
import { reassignChat } from "../lifecycle/reassign-chat.ts";
import { supervises, worksInChats } from "../policy.ts";

/** A chat that was taken over goes back to whose it was; they had room for it before, so nothing is counted. */
export const handBackChat = async (context: ChatContext, supervisor: MemberRow, chatId: string): Promise<void> => {
	if (!supervises(supervisor)) throw forbidden(t("Only a supervisor can hand back a chat."));
	await inTransaction(context.database.db, async (work) => {
		const { tx } = work;
		const chat = await lockActiveChat(tx, supervisor, chatId);
		if (chat.taken_over_from === null) throw conflict("not_taken_over", t("This chat was not taken over from anyone."));
		// Locked: who loses the role in this moment either gets nothing or is let go of it again.
		const former = await lockMember(tx, chat.taken_over_from);
		const isThere = former?.presence !== "away" && isAgentConnected(context.hub, chat.taken_over_from);
		if (!former || !worksInChats(former) || !isThere) {
			const name = former ? nameOf(former) : chat.taken_over_from_name;
			throw conflict(
				"not_available",
				name === null ? t("The listener is not on duty right now.") : t("{name} is not on duty right now.", { name }),
			);
		}
		const about = namedPerson(former);
		await reassignChat(context, work, chat, former, {
			taken_over_from: null,
			withdrawHelp: true,
			unread: true,
			offer: { outcome: "withdrawn", by: nameOf(supervisor) },
			event: { code: "handed_back", by: namedPerson(supervisor), to: about },
		});
		await record(tx, context.clock, { act: "hand_back_chat", member: supervisor, chat_id: chatId, about });
	});
	await finishAssignment(context, chatId);
};

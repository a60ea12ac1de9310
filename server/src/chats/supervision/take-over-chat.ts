import { t } from "@warmline/contract/i18n";
import { lockMember, type MemberRow, namedPerson, nameOf } from "../../accounts/index.ts";
import { record } from "../../audit/index.ts";
import { inTransaction } from "../../platform/db/transaction.ts";
import { conflict, forbidden } from "../../platform/errors.ts";
import { agentOf, lockActiveChat } from "../active-chat.ts";
import type { ChatContext } from "../chat-context.ts";
import { finishAssignment } from "../lifecycle/finish-assignment.ts";
import { reassignChat } from "../lifecycle/reassign-chat.ts";
import { supervises } from "../policy.ts";

const onlySupervisors = () => forbidden(t("Only a supervisor can take over a chat."));

/** A supervisor makes a chat of somebody else their own, however many they have. */
export const takeOverChat = async (context: ChatContext, supervisor: MemberRow, chatId: string): Promise<void> => {
	if (!supervises(supervisor)) throw onlySupervisors();
	await inTransaction(context.database.db, async (work) => {
		const { tx } = work;
		const chat = await lockActiveChat(tx, supervisor, chatId);
		// The chat's row first, as by whoever takes a chat. The role may have been lost while this waited for it.
		const asNow = await lockMember(tx, supervisor.id);
		if (!asNow || !supervises(asNow)) throw onlySupervisors();
		if (chat.assigned_agent === supervisor.id) throw conflict("already_yours", t("This is already your chat."));
		const former = agentOf(chat);
		await reassignChat(context, work, chat, supervisor, {
			taken_over_from: former,
			withdrawHelp: true,
			offer: { outcome: "withdrawn", by: nameOf(supervisor) },
			event: { code: "taken_over", by: namedPerson(supervisor), to: null },
		});
		await record(tx, context.clock, {
			act: "take_over_chat",
			member: supervisor,
			chat_id: chatId,
			about: former ?? undefined,
		});
	});
	await finishAssignment(context, chatId);
};

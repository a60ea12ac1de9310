import { t } from "@warmline/contract/i18n";
import type { MemberRow } from "../../accounts/index.ts";
import { conflict, forbidden } from "../../platform/errors.ts";
import type { ChatContext } from "../chat-context.ts";
import { ensureAvailable } from "../duty/availability.ts";
import { supervises } from "../policy.ts";
import { chatById } from "../queries.ts";
import { ensureStillAvailable, giveChat, type Owner } from "./accept-chat.ts";

/** A supervisor gives a waiting chat to somebody who is available. */
export const assignChat = async (
	context: ChatContext,
	supervisor: MemberRow,
	chatId: string,
	listenerId: string,
): Promise<Owner> => {
	if (!supervises(supervisor)) throw forbidden(t("Only a supervisor can assign chats."));
	const chat = await chatById(context.database.db, chatId);
	if (chat?.assigned_agent && chat.status === "active" && chat.assigned_agent !== listenerId) {
		throw conflict(
			"already_assigned",
			chat.agent_name === null
				? t("This chat is already assigned.")
				: t("This chat is already assigned to {name}.", { name: chat.agent_name }),
		);
	}
	const listener = await ensureAvailable(context, listenerId);
	const owner = await giveChat(context, listener, chatId, (tx) => ensureStillAvailable(context, tx, listener));
	if (owner.id !== listenerId)
		throw conflict("already_assigned", t("This chat is already assigned to {name}.", { name: owner.name }));
	return owner;
};

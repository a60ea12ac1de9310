import type { DebriefMessage } from "@warmline/contract/chats/debrief-calls";
import { t } from "@warmline/contract/i18n";
import { v7 } from "uuid";
import { type MemberRow, namedPerson } from "../../accounts/index.ts";
import type { Db } from "../../platform/db/database.ts";
import { inTransaction } from "../../platform/db/transaction.ts";
import { conflict, notFound } from "../../platform/errors.ts";
import type { ChatContext } from "../chat-context.ts";
import { encryptMessage } from "../message-encryption.ts";
import { supervises } from "../policy.ts";
import { lockChatRow } from "../queries.ts";
import { announceDebriefs } from "./announce-debriefs.ts";
import { debriefById, insertDebriefMessage, type ListedDebrief, markSeen } from "./debrief-queries.ts";

/** For anybody but the two it is not there. */
const partIn = async (db: Db, member: MemberRow, id: string) => {
	const debrief = await debriefById(db, id);
	if (debrief?.member.id === member.id) return { debrief, side: "member" as const };
	if (debrief?.claimer?.id === member.id && supervises(member)) return { debrief, side: "claimer" as const };
	throw notFound(t("No such debrief."));
};

const supervisorOf = ({ claimer, done_at }: ListedDebrief) => {
	if (done_at) throw conflict("done", t("This debrief is closed. If you need another one, please ask a supervisor."));
	if (!claimer) throw conflict("not_claimed", t("No supervisor has claimed this yet. Please wait a little."));
	return claimer;
};

export const writeDebriefMessage = (
	context: ChatContext,
	author: MemberRow,
	id: string,
	body: string,
): Promise<DebriefMessage> =>
	inTransaction(context.database.db, async ({ tx, afterCommit }) => {
		const { debrief, side } = await partIn(tx, author, id);
		const supervisor = supervisorOf(debrief);
		// Locked: what is stored after the chat is erased would not go with it.
		const chat = await lockChatRow(tx, debrief.chat_id);
		if (!chat?.key)
			throw conflict(
				"chat_erased",
				t("The visitor has erased this chat, so nothing more can be written about it here."),
			);
		const message = { id: v7(), body, created_at: context.clock.now() };
		await insertDebriefMessage(tx, {
			...message,
			wrap_up_id: id,
			supervisor_id: supervisor.id,
			by_supervisor: side === "claimer",
			body: encryptMessage(context.sealer, chat.key, message.id, body),
		});
		// Who answers has read what came before.
		await markSeen(tx, id, side, message.created_at);
		afterCommit(() => announceDebriefs(context, debrief.member.id));
		return {
			...message,
			sender: namedPerson(author),
			created_at: message.created_at.toISOString(),
		};
	});

/** The badge and the notice go on every page of the reader. */
export const seeDebriefBy = async (context: ChatContext, reader: MemberRow, id: string) => {
	const { debrief, side } = await partIn(context.database.db, reader, id);
	await markSeen(context.database.db, id, side, context.clock.now());
	announceDebriefs(context, debrief.member.id);
};

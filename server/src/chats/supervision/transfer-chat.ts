import { t } from "@warmline/contract/i18n";
import { type MemberRow, namedPerson, nameOf } from "../../accounts/index.ts";
import { record } from "../../audit/index.ts";
import { inTransaction } from "../../platform/db/transaction.ts";
import { conflict, invalid, notFound } from "../../platform/errors.ts";
import { agentOf, ensureActive, lockActiveChat, tellChanged } from "../active-chat.ts";
import { announceOfferClosed, announceOffered } from "../announce.ts";
import type { ChatContext } from "../chat-context.ts";
import { ensureAvailable } from "../duty/availability.ts";
import { ensureBelowLimit, ensureStillAvailable, tooManyForYou } from "../lifecycle/accept-chat.ts";
import { finishAssignment } from "../lifecycle/finish-assignment.ts";
import { reassignChat } from "../lifecycle/reassign-chat.ts";
import type { StoredEvent } from "../messages/stored-event.ts";
import { supervises } from "../policy.ts";
import { type ChatRow, chatById, lockChat } from "../queries.ts";
import { storeNote } from "../workspace/notes.ts";
import { clearOffer, setOffer } from "./supervision-queries.ts";

const ensureAnothers = (chat: ChatRow, receiverId: string) => {
	if (chat.assigned_agent !== receiverId) return;
	throw conflict(
		"already_assigned",
		chat.agent_name === null
			? t("This chat is already assigned.")
			: t("{name} already has this chat.", { name: chat.agent_name }),
	);
};

const transferred = (chat: ChatRow, receiver: MemberRow): StoredEvent => ({
	code: "transferred",
	by: agentOf(chat),
	to: namedPerson(receiver),
});

/** By a supervisor the chat moves at once; by its listener it is an offer, and says why. */
export const transferChat = async (
	context: ChatContext,
	agent: MemberRow,
	chatId: string,
	receiverId: string,
	reason: string | undefined,
): Promise<void> => {
	const chat = ensureActive(agent, await chatById(context.database.db, chatId));
	ensureAnothers(chat, receiverId);
	if (supervises(agent)) return move(context, agent, chatId, await ensureAvailable(context, receiverId), reason);
	if (reason === undefined) {
		const sentence = t("Please give a reason for the transfer.");
		throw invalid("invalid_reason", sentence, { reason: sentence });
	}
	return offer(context, agent, chatId, await ensureAvailable(context, receiverId), reason);
};

const move = async (
	context: ChatContext,
	supervisor: MemberRow,
	chatId: string,
	receiver: MemberRow,
	reason: string | undefined,
) => {
	await inTransaction(context.database.db, async (work) => {
		const { tx } = work;
		const chat = await lockActiveChat(tx, supervisor, chatId);
		ensureAnothers(chat, receiver.id);
		await ensureStillAvailable(context, tx, receiver);
		await reassignChat(context, work, chat, receiver, {
			taken_over_from: null,
			withdrawHelp: true,
			offer: { outcome: "withdrawn", by: nameOf(supervisor) },
			event: transferred(chat, receiver),
		});
		if (reason !== undefined) {
			await storeNote(context, tx, chat, namedPerson(supervisor), { kind: "transfer", body: reason });
		}
		await record(tx, context.clock, {
			act: "transfer_chat",
			member: supervisor,
			chat_id: chatId,
			about: namedPerson(receiver),
			params: reason === undefined ? undefined : { reason },
		});
	});
	await finishAssignment(context, chatId);
};

const offer = (context: ChatContext, listener: MemberRow, chatId: string, receiver: MemberRow, reason: string) =>
	inTransaction(context.database.db, async (work) => {
		const { tx, afterCommit } = work;
		const chat = await lockActiveChat(tx, listener, chatId);
		if (chat.offered_to !== null) {
			throw conflict(
				"already_offered",
				chat.offered_to_name === null
					? t("A transfer of this chat is already pending.")
					: t("A transfer of this chat to {name} is already pending.", { name: chat.offered_to_name }),
			);
		}
		const to = namedPerson(receiver);
		await setOffer(tx, chatId, to, reason);
		afterCommit(() => announceOffered(context, { ...chat, offered_to: to.id, offer_reason: reason }));
		await tellChanged(context, work, chatId);
	});

/** Only whom it is offered to knows of an offer; to others it looks as if there were no such chat. */
const ensureOffered = (chat: ChatRow | undefined, agent: MemberRow): ChatRow => {
	if (chat?.status !== "active" || chat.offered_to !== agent.id)
		throw notFound(t("This transfer is no longer pending."));
	return chat;
};

/** The chat becomes the receiver's. Why it was offered stays with it as a note, which the visitor never sees. */
export const acceptTransfer = async (context: ChatContext, receiver: MemberRow, chatId: string): Promise<void> => {
	await inTransaction(context.database.db, async (work) => {
		const { tx } = work;
		const chat = ensureOffered(await lockChat(tx, chatId), receiver);
		await ensureBelowLimit(context, tx, receiver.id, tooManyForYou);
		await reassignChat(context, work, chat, receiver, {
			taken_over_from: null,
			withdrawHelp: false,
			offer: { outcome: "accepted", by: nameOf(receiver) },
			event: transferred(chat, receiver),
		});
		const giver = agentOf(chat);
		if (giver !== null && chat.offer_reason !== null)
			await storeNote(context, tx, chat, giver, { kind: "transfer", body: chat.offer_reason });
	});
	await finishAssignment(context, chatId);
};

export const declineTransfer = (context: ChatContext, receiver: MemberRow, chatId: string): Promise<void> =>
	inTransaction(context.database.db, async (work) => {
		const { tx, afterCommit } = work;
		const chat = ensureOffered(await lockChat(tx, chatId), receiver);
		await clearOffer(tx, chatId);
		afterCommit(() => announceOfferClosed(context, chat, "declined", nameOf(receiver)));
		await tellChanged(context, work, chatId);
	});

/** The chat's own listener, or a supervisor, takes back an offer that nobody has answered. */
export const withdrawTransfer = (context: ChatContext, agent: MemberRow, chatId: string): Promise<void> =>
	inTransaction(context.database.db, async (work) => {
		const { tx, afterCommit } = work;
		const chat = await lockActiveChat(tx, agent, chatId);
		if (chat.offered_to === null) throw conflict("no_offer", t("No transfer of this chat is pending."));
		await clearOffer(tx, chatId);
		afterCommit(() => announceOfferClosed(context, chat, "withdrawn", nameOf(agent)));
		await tellChanged(context, work, chatId);
	});

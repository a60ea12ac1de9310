import { type Message, messageForVisitor } from "@warmline/contract/chats/message";
import { t } from "@warmline/contract/i18n";
import { type MemberRow, nameOf } from "../../accounts/index.ts";
import { conflict } from "../../platform/errors.ts";
import type { Connection } from "../../platform/realtime/connection.ts";
import { announceMessage } from "../announce.ts";
import type { ChatContext } from "../chat-context.ts";
import { noSuchChat } from "../errors.ts";
import { acceptChat } from "../lifecycle/accept-chat.ts";
import { decryptMessage } from "../message-encryption.ts";
import { supervises } from "../policy.ts";
import { ensureJoined } from "../supervision/join-chat.ts";
import { readersOf, roomOf } from "../topics.ts";
import type { Draft, Outcome } from "./message-queries.ts";

type Words = { message: string; client_id?: string | undefined };

export const toStored = ({ sealer }: Pick<ChatContext, "sealer">, draft: Draft, outcome: Outcome): Message => ({
	id: outcome.message_id,
	chat_id: draft.chat_id,
	seq: outcome.seq,
	message: outcome.before_body ? decryptMessage(sealer, outcome, outcome.message_id, outcome.before_body) : draft.body,
	kind: draft.kind,
	sender: draft.sender,
	sender_id: draft.sender_id,
	sender_name: draft.sender === "user" ? outcome.name : draft.sender_name,
	timestamp: outcome.created_at.toISOString(),
	client_id: draft.client_id,
});

/** Told to everybody when stored; told to the sender alone when it had been stored, and told, before. */
const reportOutcome = (context: ChatContext, sender: Connection, draft: Draft, outcome: Outcome, takenAt: number) => {
	switch (outcome.outcome) {
		case "stored":
			announceMessage(context, outcome, toStored(context, draft, outcome), context.writer.isQuiet);
			context.measured.delivered.observe((performance.now() - takenAt) / 1000);
			return;
		case "already_stored": {
			const message = toStored(context, draft, outcome);
			sender.send(
				draft.sender === "user"
					? { action: "new_message", message: messageForVisitor(message) }
					: { action: "new_message", chat_id: draft.chat_id, message },
			);
			return;
		}
		case "chat_ended":
			throw conflict("chat_ended", t("This chat has ended. The message was not sent."));
		case "not_yours":
			throw noSuchChat();
		case "not_found":
			throw noSuchChat();
		case "waiting":
			throw conflict("not_taken", t("Please accept the chat first."));
	}
};

export const sendAsVisitor = async (context: ChatContext, connection: Connection, chatId: string, words: Words) => {
	const draft: Draft = {
		chat_id: chatId,
		sender: "user",
		sender_id: null,
		sender_name: "",
		body: words.message,
		kind: "text",
		client_id: words.client_id ?? null,
		supervising: false,
		read: context.hub.hasSubscribers(readersOf(chatId)),
	};
	const takenAt = performance.now();
	const outcome = await context.writer.store(draft);
	reportOutcome(context, connection, draft, outcome, takenAt);
};

/** In a waiting chat the first agent who writes has taken it. A supervisor writes in any chat they have open. */
export const sendAsAgent = async (
	context: ChatContext,
	connection: Connection,
	agent: MemberRow,
	chatId: string,
	words: Words,
) => {
	const draft: Draft = {
		chat_id: chatId,
		sender: "agent",
		sender_id: agent.id,
		sender_name: nameOf(agent),
		body: words.message,
		kind: "text",
		client_id: words.client_id ?? null,
		supervising: supervises(agent) && connection.topics.includes(roomOf(chatId)),
		read: false,
	};
	const takenAt = performance.now();
	if (draft.supervising && !connection.topics.includes(readersOf(chatId))) await ensureJoined(context, agent, chatId);
	let outcome = await context.writer.store(draft);
	if (outcome.outcome === "waiting") {
		const owner = await acceptChat(context, agent, chatId);
		if (owner.id !== agent.id)
			throw conflict("already_assigned", t("This chat is already assigned to {name}.", { name: owner.name }));
		outcome = await context.writer.store(draft);
	}
	reportOutcome(context, connection, draft, outcome, takenAt);
};

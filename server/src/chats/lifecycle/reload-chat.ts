import { messageForVisitor } from "@warmline/contract/chats/message";
import type { ToVisitorFrame } from "@warmline/contract/chats/visitor-channel";
import { closeCodes } from "@warmline/contract/frames";
import { memberOfSession } from "../../accounts/index.ts";
import { inTransaction } from "../../platform/db/transaction.ts";
import type { Connection } from "../../platform/realtime/connection.ts";
import type { Agent } from "../agent-handlers.ts";
import { offerOf } from "../announce.ts";
import type { ChatContext } from "../chat-context.ts";
import { tellOwnAvailability } from "../duty/availability.ts";
import { lastDutyMessages } from "../duty/duty-messages.ts";
import { greetWithOpening } from "../intake/announce-opening-status.ts";
import { messagesAfter } from "../messages/message-queries.ts";
import { chatById } from "../queries.ts";
import { toMessage } from "../serializers.ts";
import { announceCoachingTo } from "../supervision/announce-coaching.ts";
import { roomsOf } from "../topics.ts";
import { endedFor } from "./end-chat.ts";
import { lockForLook, offersTo } from "./lifecycle-queries.ts";
import { askAgain } from "./presence/agent-connection.ts";

/*
 * What one connection may have missed is told to it once more, in frames that say how it is: who knows it already takes
 * no notice.
 */

/** How the chat is, with its latest message: by its number a client sees what it has missed, and asks for it. */
export const visitorReadsAgain = (context: ChatContext, connection: Connection, chatId: string): Promise<void> =>
	// Told while the row is locked: nothing newer can have been told before.
	inTransaction(context.database.db, async ({ tx }) => {
		await lockForLook(tx, [chatId]);
		const chat = await chatById(tx, chatId);
		if (!chat) return;
		const messages = (await messagesAfter(tx, chatId, chat.seq - 1, 1)).map((one) =>
			messageForVisitor(toMessage(context, one)),
		);
		const frames: ToVisitorFrame[] = messages.map((message) => ({ action: "new_message", message }));
		const { status, agent_name, seen_by_agent: seen } = chat;
		frames.push({ action: "fetch_messages", messages, status, agent_name, seen, ended: endedFor(chat) });
		const endsAt = context.connections.endsIdleAt(chatId);
		if (status === "active") {
			frames.push({ action: "agent_line", connected: !context.connections.isAgentToldGone(chatId) });
			if (endsAt && chat.turn === "user") frames.push({ action: "idle_warning", ends_at: endsAt.toISOString() });
		}
		for (const frame of frames) connection.send(frame);
		if (status === "waiting") greetWithOpening(context, connection);
	});

/** Their lists they ask for again when they are told the settings. */
export const agentReadsAgain = async (context: ChatContext, connection: Connection, { member, tokenHash }: Agent) => {
	const { db } = context.database;
	const now = await memberOfSession(db, context.clock, tokenHash);
	if (!now) return connection.dismiss(closeCodes.notLoggedIn, "logged out");
	if (now.role !== member.role) return connection.dismiss(closeCodes.restart, "another role");
	for (const chatId of roomsOf(connection)) {
		const chat = await chatById(db, chatId);
		if (!chat) continue;
		if (chat.seen_by_visitor > 0) connection.send({ action: "receipt", chat_id: chatId, seen: chat.seen_by_visitor });
		await announceCoachingTo(context, connection, member, chat);
	}
	connection.send({ action: "duty_messages", results: await lastDutyMessages(context) });
	const offers = await offersTo(db, member.id);
	for (const ring of context.supervisorAlerts.heardOn(connection.topics)) connection.send(ring);
	connection.send({ action: "transfers_offered", results: offers.map(offerOf) });
	connection.send({ action: "debriefs_changed" });
	await askAgain(context, connection, member.id);
	await tellOwnAvailability(context, connection, member.id);
	greetWithOpening(context, connection);
	connection.send({ action: "settings", result: context.settings.current });
};

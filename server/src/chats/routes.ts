import { listeners } from "@warmline/contract/accounts/calls";
import type { QueryOf } from "@warmline/contract/calls";
import {
	eraseChat as eraseChatCall,
	leaveMessage as leaveMessageCall,
	rateAfter as rateAfterCall,
	reopenChat as reopenChatCall,
} from "@warmline/contract/chats/after-calls";
import {
	chatMessages,
	chatStatus,
	initiateChat,
	leaveQuickly as leaveQuicklyCall,
} from "@warmline/contract/chats/calls";
import { messageForVisitor } from "@warmline/contract/chats/message";
import type { FastifyRequest } from "fastify";
import type { MemberRow } from "../accounts/index.ts";
import { fetchOneMore } from "../platform/db/keyset-page.ts";
import { forbidden, notLoggedIn } from "../platform/errors.ts";
import { addressOf, type Calls } from "../platform/http/calls.ts";
import { sharedRead } from "../platform/share-reads.ts";
import { readableChat } from "./active-chat.ts";
import type { ChatContext } from "./chat-context.ts";
import { chatIdFrom } from "./chat-id.ts";
import { availableListeners } from "./duty/availability.ts";
import { noSuchChat } from "./errors.ts";
import { leaveMessage } from "./intake/leave-message.ts";
import { openingStatus } from "./intake/opening-status.ts";
import { startChat } from "./intake/start-chat.ts";
import { ensureVisitor, giveChatCookie, takeChatCookie, visitorAccesses } from "./intake/visitor-access.ts";
import { leaveQuickly } from "./lifecycle/end-chat.ts";
import { rateAfter } from "./lifecycle/rate-after.ts";
import { reopenChat } from "./lifecycle/reopen-chat.ts";
import { lastMessages, messagesAfter } from "./messages/message-queries.ts";
import { worksInChats } from "./policy.ts";
import { eraseByVisitor } from "./retention/erase-chat.ts";
import { toMessage } from "./serializers.ts";
import { recordChatAccess } from "./supervision/record-access.ts";

/** As whom somebody reads a chat: an agent who may, or its own visitor. To anybody else it is not there. */
const ensureReader = async (
	context: ChatContext,
	request: FastifyRequest,
	member: MemberRow | undefined,
	chatId: string,
): Promise<"agent" | "visitor"> => {
	if (member && worksInChats(member)) {
		await recordChatAccess(context, member, await readableChat(context.database.db, member, chatId));
		return "agent";
	}
	// Anybody may be a visitor too.
	const access = await visitorAccesses(context.database.db, request, chatId);
	if (access.includes("granted")) return "visitor";
	if (member) throw forbidden();
	if (access.includes("another_chat")) throw noSuchChat();
	throw notLoggedIn();
};

const messagePage = async (
	{ database: { db } }: ChatContext,
	chatId: string,
	{ last, after, limit }: QueryOf<typeof chatMessages>,
) =>
	last === undefined
		? fetchOneMore(
				limit,
				(most) => messagesAfter(db, chatId, after, most),
				({ seq }) => String(seq),
			)
		: { rows: await lastMessages(db, chatId, last), next: null };

export const chatRoutes = (calls: Calls<MemberRow>, context: ChatContext) => {
	const { db } = context.database;

	calls.answer(initiateChat, async ({ body, request, reply }) => {
		const chat = await startChat(context, body, addressOf(request));
		giveChatCookie(reply, context.config, chat.id, chat.token);
		return { chat_id: chat.id, visitor_token: chat.token, status: "waiting" as const, ahead: chat.ahead };
	});

	calls.answer(chatMessages, async ({ member, params, query, request }) => {
		const chatId = chatIdFrom(params);
		// Read meanwhile, and shown only to who may read it.
		const [{ rows, next }, reader] = await Promise.all([
			messagePage(context, chatId, query),
			ensureReader(context, request, member, chatId),
		]);
		return {
			results: rows
				.map((row) => toMessage(context, row))
				.map((message) => (reader === "agent" ? message : messageForVisitor(message))),
			next,
		};
	});

	// Asked by anybody, signed in or not, without a limit.
	const status = sharedRead(() => openingStatus(context));
	calls.answer(chatStatus, () => status());

	calls.answer(leaveMessageCall, ({ body, request }) => leaveMessage(context, body, addressOf(request)));

	calls.answer(rateAfterCall, async ({ body, params, request }) => {
		const chatId = chatIdFrom(params);
		await ensureVisitor(db, request, chatId);
		await rateAfter(context, chatId, body.scale);
		return undefined;
	});

	calls.answer(reopenChatCall, async ({ params, request }) => {
		const chatId = chatIdFrom(params);
		await ensureVisitor(db, request, chatId);
		return { status: await reopenChat(context, chatId, addressOf(request)) };
	});

	calls.answer(eraseChatCall, async ({ params, request, reply }) => {
		const chatId = chatIdFrom(params);
		await ensureVisitor(db, request, chatId);
		await eraseByVisitor(context, chatId);
		takeChatCookie(reply, context.config, chatId);
		return undefined;
	});

	calls.answer(leaveQuicklyCall, async ({ params, request, reply }) => {
		const chatId = chatIdFrom(params);
		await ensureVisitor(db, request, chatId);
		await leaveQuickly(context, chatId);
		takeChatCookie(reply, context.config, chatId);
		return undefined;
	});

	calls.answer(listeners, async () => ({ results: await availableListeners(context) }));
};

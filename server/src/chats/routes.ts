import { listeners } from "@warmline/contract/accounts/calls";
import { chatMessages, chatStatus, initiateChat, updateCallerName } from "@warmline/contract/chats/calls";
import { id } from "@warmline/contract/ids";
import type { FastifyRequest } from "fastify";
import { type MemberRow, tokenFrom } from "../accounts/index.ts";
import { addressOf, type Calls } from "../platform/http/calls.ts";
import { forbidden, notFound, notLoggedIn } from "../platform/refusals.ts";
import { availableListeners } from "./availability.ts";
import type { Desk } from "./desk.ts";
import { lastMessages, messagesAfter } from "./message-queries.ts";
import { mayRead, worksInChats } from "./policy.ts";
import { chatById, waitingCount } from "./queries.ts";
import { rename } from "./rename-caller.ts";
import { toMessage } from "./shapes.ts";
import { startChat } from "./start-chat.ts";
import { giveCookie, tokenFromCookie, visitorAccess } from "./visitor-access.ts";

const chatIdFrom = (params: Record<string, string>): string => {
	const chatId = id.safeParse(params.chat_id);
	if (!chatId.success) throw notFound("There is no such chat.");
	return chatId.data;
};

/** The chat's own visitor, or an agent who may read it; to anybody else it is not there. */
const ensureMayRead = async (desk: Desk, request: FastifyRequest, member: MemberRow | undefined, chatId: string) => {
	if (member && worksInChats(member)) {
		const chat = await chatById(desk.database.db, chatId);
		if (!chat || !mayRead(member, chat)) throw notFound("There is no such chat.");
		return;
	}
	// Anybody may be a visitor too: what opens the chat is its cookie or token, whatever else the browser sends.
	const tokens = [tokenFromCookie(request.raw, chatId), tokenFrom(request)].filter((token) => token !== undefined);
	const access = await Promise.all(tokens.map((token) => visitorAccess(desk.database.db, token, chatId)));
	if (access.includes("granted")) return;
	if (member) throw forbidden();
	if (access.includes("another_chat")) throw notFound("There is no such chat.");
	throw notLoggedIn();
};

export const chatRoutes = (calls: Calls<MemberRow>, desk: Desk) => {
	const { db } = desk.database;

	calls.answer(initiateChat, async ({ body, request, reply }) => {
		const chat = await startChat(desk, body, addressOf(request));
		giveCookie(reply, chat.id, chat.token);
		return { chat_id: chat.id, visitor_token: chat.token, status: "waiting" as const, ahead: chat.ahead };
	});

	calls.answer(chatMessages, async ({ member, params, query, request }) => {
		const chatId = chatIdFrom(params);
		const { last: latest, after, limit } = query;
		await ensureMayRead(desk, request, member, chatId);
		const rows = await (latest === undefined
			? messagesAfter(db, chatId, after, limit + 1)
			: lastMessages(db, chatId, latest));
		const shown = rows.slice(0, latest ?? limit);
		const last = shown.at(-1);
		return { results: shown.map(toMessage), next: rows.length > shown.length && last ? String(last.seq) : null };
	});

	calls.answer(updateCallerName, async ({ body, member, params }) => ({
		result: await rename(desk, member, chatIdFrom(params), body.new_name),
	}));

	calls.answer(chatStatus, async () => ({
		open: true,
		next_open: null,
		waiting: await waitingCount(db),
		listeners_available: (await availableListeners(desk)).length,
	}));

	calls.answer(listeners, async () => ({ results: await availableListeners(desk) }));
};

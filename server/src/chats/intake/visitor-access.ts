import type { IncomingMessage } from "node:http";
import { parse } from "cookie";
import type { FastifyReply, FastifyRequest } from "fastify";
import { tokenFrom } from "../../accounts/index.ts";
import type { Config } from "../../config.ts";
import type { Db } from "../../platform/db/database.ts";
import { notLoggedIn } from "../../platform/errors.ts";
import { bareName, giveCookie, shownAs, takeCookie } from "../../platform/http/cookies.ts";
import { tokenHash } from "../../platform/tokens.ts";
import { noSuchChat } from "../errors.ts";
import { chatOfToken } from "../queries.ts";

type Known = Pick<Config, "PUBLIC_URL" | "REDIS_URL">;

const prefix = "chat_";
const cookieOf = (chatId: string) => ({ name: `${prefix}${chatId.replaceAll("-", "")}`, path: "/" });

export const giveChatCookie = (reply: FastifyReply, config: Known, chatId: string, token: string) =>
	giveCookie(reply, config, cookieOf(chatId), token);

/** The next person at this browser finds nothing of the chat. */
export const takeChatCookie = (reply: FastifyReply, config: Known, chatId: string) =>
	takeCookie(reply, config, cookieOf(chatId));

export const tokenFromCookie = (request: Pick<IncomingMessage, "headers">, chatId: string): string | undefined =>
	shownAs(parse(request.headers.cookie ?? ""), cookieOf(chatId).name);

/** Of all chats of this browser. */
export const visitorTokensShown = (request: FastifyRequest): string[] =>
	Object.entries(request.cookies).flatMap(([name, token]) => (bareName(name).startsWith(prefix) && token ? token : []));

export type VisitorAccess = "granted" | "another_chat" | "unknown_token";

/** A visitor's token opens the chat it was made for, and no other. */
export const visitorAccess = async (db: Db, token: string, chatId: string): Promise<VisitorAccess> => {
	const chat = await chatOfToken(db, tokenHash(token));
	if (!chat) return "unknown_token";
	return chat.id === chatId ? "granted" : "another_chat";
};

/** What opens a chat to its visitor is its cookie or token, whatever else the browser sends. */
export const visitorAccesses = (db: Db, request: FastifyRequest, chatId: string): Promise<VisitorAccess[]> =>
	Promise.all(
		[tokenFromCookie(request.raw, chatId), tokenFrom(request)]
			.filter((token) => token !== undefined)
			.map((token) => visitorAccess(db, token, chatId)),
	);

/** For what only the chat's own visitor may do. */
export const ensureVisitor = async (db: Db, request: FastifyRequest, chatId: string) => {
	const access = await visitorAccesses(db, request, chatId);
	if (access.includes("granted")) return;
	if (access.includes("another_chat")) throw noSuchChat();
	throw notLoggedIn();
};

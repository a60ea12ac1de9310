import type { IncomingMessage } from "node:http";
import { parse } from "cookie";
import type { FastifyReply } from "fastify";
import type { Db } from "../platform/db/database.ts";
import { tokenHash } from "../platform/tokens.ts";
import { chatOfToken } from "./queries.ts";

const cookieOf = (chatId: string) => `chat_${chatId.replaceAll("-", "")}`;

/** Scripts cannot read it, other sites cannot use it, and it ends with the browser. */
export const giveCookie = (reply: FastifyReply, chatId: string, token: string) =>
	reply.setCookie(cookieOf(chatId), token, {
		path: "/",
		httpOnly: true,
		sameSite: "strict",
	});

export const tokenFromCookie = (request: Pick<IncomingMessage, "headers">, chatId: string): string | undefined =>
	parse(request.headers.cookie ?? "")[cookieOf(chatId)];

export type VisitorAccess = "granted" | "another_chat" | "unknown_token";

/** A visitor's token opens the chat it was made for, and no other. */
export const visitorAccess = async (db: Db, token: string, chatId: string): Promise<VisitorAccess> => {
	const chat = await chatOfToken(db, tokenHash(token));
	if (!chat) return "unknown_token";
	return chat.id === chatId ? "granted" : "another_chat";
};

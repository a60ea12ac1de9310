import type { Chat } from "@warmline/contract/chats/chat";
import { t } from "@warmline/contract/i18n";
import { id } from "@warmline/contract/ids";
import type { Paging } from "@warmline/contract/paging";
import * as z from "zod/mini";
import type { MemberRow } from "../../accounts/index.ts";
import { fetchPage, type Keyset } from "../../platform/db/keyset-page.ts";
import { forbidden } from "../../platform/errors.ts";
import type { ChatContext } from "../chat-context.ts";
import { emailMark } from "../message-encryption.ts";
import { supervises } from "../policy.ts";
import { toChat } from "../serializers.ts";
import { visitorIsHere } from "../topics.ts";
import { type ListFilter, listChats, type QueueKey } from "./list-queries.ts";

type Asked = Paging & { query?: string | undefined };
type Listed = { chats: Chat[]; next: string | null };

/** Chats in front of the queue are not in the order of their ids, so a cursor says on which side it stands. */
const inQueue: Keyset<{ id: string; front: boolean }, QueueKey> = {
	key: z.readonly(z.tuple([z.enum(["front", "other"]), id])),
	keyOf: (chat) => [chat.front ? "front" : "other", chat.id],
};

const page = async (
	context: ChatContext,
	asked: Asked,
	filter: Omit<ListFilter, "limit" | "after" | "query" | "emailMark">,
): Promise<Listed> => {
	const { database, settings, hub, sealer } = context;
	const query = asked.query?.trim() || undefined;
	const byEmail = query !== undefined && settings.current.caller_details === "full";
	const mark = byEmail ? emailMark(sealer, query) : undefined;
	const { rows, next } = await fetchPage(inQueue, asked, (page) =>
		listChats(database.db, { ...filter, query, emailMark: mark, ...page }),
	);
	return { chats: rows.map((chat) => toChat(context, chat, visitorIsHere(hub, chat.id))), next };
};

/** Who waits, the longest first. */
export const listWaiting = (context: ChatContext, asked: Asked) =>
	page(context, asked, { which: "waiting", order: "queue" });

/** An agent's own active chats, the newest first. */
export const listOwn = (context: ChatContext, agent: MemberRow, asked: Asked) =>
	page(context, asked, { which: "active", assignedTo: agent.id, order: "newest" });

/** Every chat, the newest first; for supervisors. */
export const listAll = (context: ChatContext, agent: MemberRow, asked: Asked & { status: "live" | "ended" }) => {
	if (!supervises(agent)) throw forbidden(t("Only a supervisor can see every chat."));
	return page(context, asked, { which: asked.status, order: "newest" });
};

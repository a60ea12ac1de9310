import type { Chat } from "@warmline/contract/chats/chat";
import { t } from "@warmline/contract/i18n";
import type { MemberRow } from "../../accounts/index.ts";
import { forbidden } from "../../platform/errors.ts";
import { idIn } from "../../platform/http/requests/cursor.ts";
import type { ChatContext } from "../chat-context.ts";
import { emailMark } from "../message-encryption.ts";
import { supervises } from "../policy.ts";
import { toChat } from "../serializers.ts";
import { visitorIsHere } from "../topics.ts";
import { type ListFilter, listChats, type Place } from "./list-queries.ts";

type Asked = { cursor?: string | undefined; limit: number; query?: string | undefined };
type Listed = { chats: Chat[]; next: string | null };

/** Chats in front of the queue are not in the order of their ids, so a cursor says on which side it stands. */
const inFront = "front.";
const cursorAt = ({ id, front }: Place) => `${front ? inFront : ""}${id}`;

const placeAt = (cursor: string): Place => {
	const front = cursor.startsWith(inFront);
	return { id: idIn(front ? cursor.slice(inFront.length) : cursor), front };
};

const page = async (
	context: ChatContext,
	asked: Asked,
	filter: Omit<ListFilter, "limit" | "after" | "query" | "emailMark">,
): Promise<Listed> => {
	const { database, settings, hub, sealer } = context;
	const after = asked.cursor === undefined ? undefined : placeAt(asked.cursor);
	const query = asked.query?.trim() || undefined;
	const byEmail = query !== undefined && settings.current.caller_details === "full";
	const mark = byEmail ? emailMark(sealer, query) : undefined;
	const rows = await listChats(database.db, { ...filter, query, emailMark: mark, after, limit: asked.limit + 1 });
	const shown = rows.slice(0, asked.limit);
	const last = shown.at(-1);
	return {
		chats: shown.map((chat) => toChat(context, chat, visitorIsHere(hub, chat.id))),
		next: rows.length > shown.length && last ? cursorAt(last) : null,
	};
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

import { setTimeout as wait } from "node:timers/promises";
import type { ToVisitorFrame } from "@warmline/contract/chats/visitor-channel";
import { coalesced } from "../../platform/coalesce.ts";
import { announceUpdateHere } from "../announce.ts";
import { type ListedChat, listedChats } from "../desk/list-queries.ts";
import type { Desk } from "../desk.ts";
import { tellListeners } from "../duty/availability.ts";
import { tellQueue } from "../intake/queue.ts";
import { tellDoor } from "../intake/tell-door.ts";
import { messagesAfter } from "../messages/message-queries.ts";
import { lastOf, toMessage } from "../shapes.ts";
import { visitorOf } from "../topics.ts";
import { liveChats } from "./lifecycle-queries.ts";

/** Rows of the lists that are read in one statement. */
const mostAtOnce = 200;

/** Milliseconds in which what several processes tell of one chat has arrived. */
const calm = 1000;

const tellRowsHere = async (desk: Desk, ids: readonly string[]) => {
	for (const chat of await listedChats(desk.database.db, ids))
		if (chat.status !== "ended") announceUpdateHere(desk, { ...chat, ...lastOf(chat) });
};

/**
 * A chat has changed hands in one process while messages of it were told by another: what was told of it can be heard in
 * another order than it was done. A moment later those who list it are told how it is.
 */
export const settling = (desk: Desk, failed: (error: unknown) => void) => {
	let unsettled = new Set<string>();
	const settle = coalesced(
		async () => {
			await wait(calm, undefined, { ref: false });
			const ids = [...unsettled];
			unsettled = new Set();
			await tellRowsHere(desk, ids);
		},
		0,
		failed,
	);
	return (chatId: string) => {
		if (!desk.hub.isShared) return;
		unsettled.add(chatId);
		settle();
	};
};

/** Who knows it already takes no notice; who sees by its number that he has missed some asks for them. */
const sayLastHere = async ({ hub, database }: Desk, { id, seq }: ListedChat) => {
	if (!hub.isHeardHere(visitorOf(id))) return;
	const [last] = await messagesAfter(database.db, id, seq - 1, 1);
	if (!last) return;
	const frame: ToVisitorFrame = { action: "new_message", message: toMessage(last) };
	hub.tellHere([visitorOf(id)], frame);
};

/**
 * Something that another process told was not heard here: those who are connected to this one are told how each chat is
 * now, with its latest message.
 */
export const catchUp = async (desk: Desk) => {
	await desk.settings.readAgain();
	const { db } = desk.database;
	const ids = (await liveChats(db)).map(({ id }) => id);
	for (let at = 0; at < ids.length; at += mostAtOnce) {
		for (const chat of await listedChats(db, ids.slice(at, at + mostAtOnce))) {
			announceUpdateHere(desk, { ...chat, ...lastOf(chat) });
			await sayLastHere(desk, chat);
		}
	}
	await tellListeners(desk);
	await tellQueue(desk);
	await tellDoor(desk);
};

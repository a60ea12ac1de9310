import * as z from "zod";
import type { Hub } from "../platform/realtime/hub.ts";
import { pubSubChannel } from "../platform/realtime/pubsub.ts";
import type { ChatRow } from "./queries.ts";
import { openingOf, readersOf, roomOf, supervisors } from "./topics.ts";

const change = z.discriminatedUnion("is", [
	z.object({ chat_id: z.string(), is: z.literal("of"), agent_id: z.string() }),
	z.object({ chat_id: z.string(), is: z.enum(["waiting", "over"]) }),
]);
type Change = z.infer<typeof change>;

/** The chat has become somebody's, waits, or is over: rung before anything more is said in its room. */
export const roomChanged = pubSubChannel("room_changed", change);

/** Who is about to open the chat has read of it what is no longer so, and reads again. */
const lookAgain = (hub: Hub, chatId: string) => {
	for (const connection of hub.connectionsOf(openingOf(chatId))) hub.unsubscribe(connection, openingOf(chatId));
};

/** Who has the chat open and may no longer read it is put out of the room. What waits every agent may read. */
const changeRoom = (hub: Hub, now: Change) => {
	const [room, readers] = [roomOf(now.chat_id), readersOf(now.chat_id)];
	lookAgain(hub, now.chat_id);
	for (const connection of hub.connectionsOf(room)) {
		const isAgents = now.is === "of" && connection.owner === now.agent_id;
		if (isAgents) hub.subscribe(connection, readers);
		else hub.unsubscribe(connection, readers);
		const stays = now.is === "waiting" || isAgents || (now.is === "of" && connection.topics.includes(supervisors));
		if (!stays) hub.unsubscribe(connection, room);
	}
};

/** The room as the chat is. The caller has its row locked: no older change can be heard afterwards from here. */
export const setRoom = (
	hub: Hub,
	{ id: chat_id, status, assigned_agent }: Pick<ChatRow, "id" | "status" | "assigned_agent">,
) => {
	if (status === "active" && assigned_agent) changeRoom(hub, { chat_id, is: "of", agent_id: assigned_agent });
	else changeRoom(hub, { chat_id, is: status === "waiting" ? "waiting" : "over" });
};

/** `changed` hears of each chat afterwards. */
export const keepRooms = (hub: Hub, changed: (chatId: string) => void) =>
	hub.onBroadcast(roomChanged, (now) => {
		changeRoom(hub, now);
		changed(now.chat_id);
	});

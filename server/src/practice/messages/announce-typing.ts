import type { MemberRow } from "../../accounts/index.ts";
import type { Platform } from "../../platform/platform.ts";
import type { Connection } from "../../platform/realtime/connection.ts";
import { announceTyping } from "../announce.ts";
import { sideOf } from "../policy.ts";
import { roomById } from "../queries.ts";

/** Of the two who practise; of anybody else it means nothing. */
export const typeInPractice = async (
	{ database, hub }: Platform,
	connection: Connection,
	member: MemberRow,
	roomId: string,
): Promise<void> => {
	const room = await roomById(database.db, roomId);
	const side = room && sideOf(member, room);
	if (side && room.state === "running") announceTyping(hub, roomId, side, connection);
};

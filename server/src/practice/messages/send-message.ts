import type { FrameOf } from "@warmline/contract/frames";
import { t } from "@warmline/contract/i18n";
import type { practiceFrames } from "@warmline/contract/practice/practice-channel";
import type { MemberRow } from "../../accounts/index.ts";
import { inTransaction } from "../../platform/db/transaction.ts";
import { conflict, forbidden } from "../../platform/errors.ts";
import type { Platform } from "../../platform/platform.ts";
import type { Connection } from "../../platform/realtime/connection.ts";
import { announceLine } from "../announce.ts";
import { noSuchPractice } from "../errors.ts";
import { mayRead, sideOf } from "../policy.ts";
import { lockRoom } from "../queries.ts";
import { toLine } from "../serializers.ts";
import { insertMessage, messageById } from "./message-queries.ts";

type Words = Pick<FrameOf<typeof practiceFrames, "send_line">, "text" | "client_id">;

/** The room's lock gives each line its place. What was stored before is told again to who sent it, also after the end. */
export const sendMessage = (
	{ database, clock, hub }: Platform,
	connection: Connection,
	member: MemberRow,
	room_id: string,
	{ text, client_id }: Words,
): Promise<void> =>
	inTransaction(database.db, async ({ tx, afterCommit }) => {
		const room = await lockRoom(tx, room_id);
		if (!room || !mayRead(member, room)) throw noSuchPractice();
		const side = sideOf(member, room);
		if (!side) throw forbidden(t("Only the two participants can write here."));
		const known = await messageById(tx, room_id, side, client_id);
		if (known) return afterCommit(() => connection.send({ action: "new_line", line: toLine(known) }));
		if (room.state === "ended") throw conflict("practice_ended", t("This practice has ended."));
		if (room.state === "open") throw conflict("not_started", t("No one is playing the visitor yet."));
		const line = { room_id, seq: room.seq + 1, client_id, side, text, at: clock.now() };
		await insertMessage(tx, line);
		afterCommit(() => announceLine(hub, line));
	});

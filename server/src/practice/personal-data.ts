import type { Db } from "../platform/db/database.ts";
import { commentsBy, messagesBy } from "./messages/message-queries.ts";
import { maySeeAll, sideOf } from "./policy.ts";
import { deleteRoomsOfLearner, roomsOf } from "./queries.ts";

/** What is kept of somebody here: when they practised, and their own words; the other's words are the other's. */
export const exportPersonalData = async (db: Db, memberId: string) => {
	const [rooms, lines, comments] = await Promise.all([
		roomsOf(db, memberId),
		messagesBy(db, memberId),
		commentsBy(db, memberId),
	]);
	return {
		rooms: rooms.map((room) => ({
			id: room.id,
			side: sideOf({ id: memberId }, room),
			card: maySeeAll({ id: memberId }, room) ? room.card : null,
			opened_at: room.opened_at,
			started_at: room.started_at,
			ended_at: room.ended_at,
		})),
		lines: lines.map(({ room_id, seq, text, at }) => ({ room_id, seq, text, at })),
		comments: comments.map(({ room_id, seq, text, at }) => ({ room_id, seq, text, at })),
	};
};

/**
 * A practice is about who learns, so it goes with them. What they played for others, and said of their lines, is a part of
 * their practice: it stays, and the foreign keys take their name out of it.
 */
export const erasePersonalData = (tx: Db, memberId: string) => deleteRoomsOfLearner(tx, memberId);

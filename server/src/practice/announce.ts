import type { PracticeSide } from "@warmline/contract/practice/practice";
import type { ToPracticeFrame } from "@warmline/contract/practice/practice-channel";
import type { Connection } from "../platform/realtime/connection.ts";
import type { Hub } from "../platform/realtime/hub.ts";
import type { CommentRow, MessageRow } from "./messages/message-queries.ts";
import type { NamedRoom } from "./queries.ts";
import { toComment, toLine, toRoom } from "./serializers.ts";
import { learnerOf, othersOf } from "./topics.ts";

const tell = (hub: Hub, topics: readonly string[], frame: ToPracticeFrame, except?: Connection) =>
	hub.publish(topics, frame, { except });

const everybody = (roomId: string) => [learnerOf(roomId), othersOf(roomId)];

export const announceLine = (hub: Hub, line: MessageRow) =>
	tell(hub, everybody(line.room_id), { action: "new_line", line: toLine(line) });

export const announceStarted = (hub: Hub, room: NamedRoom) => {
	tell(hub, [learnerOf(room.id)], { action: "room", room: toRoom(room, { withCard: false }) });
	tell(hub, [othersOf(room.id)], { action: "room", room: toRoom(room, { withCard: true }) });
};

/** With the end the learner hears what was said of the lines meanwhile. */
export const announceEnded = (hub: Hub, room: NamedRoom, comments: readonly CommentRow[]) => {
	tell(hub, everybody(room.id), { action: "room", room: toRoom(room, { withCard: true }) });
	for (const comment of comments)
		tell(hub, [learnerOf(room.id)], { action: "new_comment", comment: toComment(comment) });
};

export const announceComment = (hub: Hub, comment: CommentRow, { toLearner }: { toLearner: boolean }) =>
	tell(hub, toLearner ? everybody(comment.room_id) : [othersOf(comment.room_id)], {
		action: "new_comment",
		comment: toComment(comment),
	});

export const announceTyping = (hub: Hub, roomId: string, side: PracticeSide, from: Connection) =>
	tell(hub, everybody(roomId), { action: "typing", side }, from);

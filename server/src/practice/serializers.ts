import type { PracticeComment, PracticeLine, PracticeRoom } from "@warmline/contract/practice/practice";
import { nameOf } from "../accounts/index.ts";
import type { CommentRow, MessageRow } from "./messages/message-queries.ts";
import type { NamedRoom } from "./queries.ts";

type Names = Parameters<typeof nameOf>[0] | null;

const toPerson = (id: string | null, names: Names) =>
	id === null || names === null ? null : { id, name: nameOf(names) };

export const toRoom = (room: NamedRoom, { withCard }: { withCard: boolean }): PracticeRoom => ({
	id: room.id,
	state: room.state,
	learner: toPerson(room.learner_id, room.learner),
	partner: toPerson(room.partner_id, room.partner),
	card: withCard ? room.card : null,
	seq: room.seq,
	opened_at: room.opened_at.toISOString(),
	started_at: room.started_at?.toISOString() ?? null,
	ended_at: room.ended_at?.toISOString() ?? null,
});

export const toLine = ({ seq, side, text, at, client_id }: MessageRow): PracticeLine => ({
	seq,
	side,
	text,
	at: at.toISOString(),
	client_id,
});

export const toComment = ({ id, seq, author_id, author, text, at, client_id }: CommentRow): PracticeComment => ({
	id,
	seq,
	author: toPerson(author_id, author),
	text,
	at: at.toISOString(),
	client_id,
});

import type { PracticeSide } from "@warmline/contract/practice/practice";
import { and, asc, eq, getTableColumns, gt, or } from "drizzle-orm";
import { members } from "../../accounts/tables.ts";
import type { Db } from "../../platform/db/database.ts";
import { firstRow } from "../../platform/db/first-row.ts";
import { practice_comments, practice_lines, practice_rooms } from "../tables.ts";

export type MessageRow = typeof practice_lines.$inferSelect;
/** With the name of who wrote it, while they are a member. */
export type CommentRow = typeof practice_comments.$inferSelect & {
	author: { nickname: string | null; first_name: string } | null;
};

export const messagesAfter = (db: Db, room_id: string, after: number, limit: number): Promise<MessageRow[]> =>
	db
		.select()
		.from(practice_lines)
		.where(and(eq(practice_lines.room_id, room_id), gt(practice_lines.seq, after)))
		.orderBy(asc(practice_lines.seq))
		.limit(limit);

export const messagesOf = (db: Db, room_id: string): Promise<MessageRow[]> =>
	db.select().from(practice_lines).where(eq(practice_lines.room_id, room_id)).orderBy(asc(practice_lines.seq));

/** The line that a page of this side has sent before under this name. */
export const messageById = async (
	db: Db,
	room_id: string,
	side: PracticeSide,
	client_id: string,
): Promise<MessageRow | undefined> =>
	firstRow(
		await db
			.select()
			.from(practice_lines)
			.where(
				and(
					eq(practice_lines.room_id, room_id),
					eq(practice_lines.side, side),
					eq(practice_lines.client_id, client_id),
				),
			),
	);

/** The next line of a room that is locked. */
export const insertMessage = async (tx: Db, line: MessageRow): Promise<void> => {
	await tx.insert(practice_lines).values(line);
	await tx.update(practice_rooms).set({ seq: line.seq }).where(eq(practice_rooms.id, line.room_id));
};

export const insertComment = (tx: Db, comment: typeof practice_comments.$inferInsert) =>
	tx.insert(practice_comments).values(comment);

const namedComments = (db: Db) =>
	db
		.select({
			...getTableColumns(practice_comments),
			author: { first_name: members.first_name, nickname: members.nickname },
		})
		.from(practice_comments)
		.leftJoin(members, eq(members.id, practice_comments.author_id));

/** The comment that a page of this author has sent before under this name. */
export const commentById = async (
	db: Db,
	room_id: string,
	author_id: string,
	client_id: string,
): Promise<CommentRow | undefined> =>
	firstRow(
		await namedComments(db).where(
			and(
				eq(practice_comments.room_id, room_id),
				eq(practice_comments.author_id, author_id),
				eq(practice_comments.client_id, client_id),
			),
		),
	);

/** In the order in which they were made. */
export const commentsOf = (db: Db, room_id: string): Promise<CommentRow[]> =>
	namedComments(db)
		.where(eq(practice_comments.room_id, room_id))
		.orderBy(asc(practice_comments.at), asc(practice_comments.id));

/** What somebody wrote themselves in all their practices. */
export const messagesBy = (db: Db, memberId: string): Promise<MessageRow[]> =>
	db
		.select(getTableColumns(practice_lines))
		.from(practice_lines)
		.innerJoin(practice_rooms, eq(practice_rooms.id, practice_lines.room_id))
		.where(
			or(
				and(eq(practice_lines.side, "listener"), eq(practice_rooms.learner_id, memberId)),
				and(eq(practice_lines.side, "visitor"), eq(practice_rooms.partner_id, memberId)),
			),
		)
		.orderBy(asc(practice_lines.room_id), asc(practice_lines.seq));

export const commentsBy = (db: Db, memberId: string) =>
	db
		.select()
		.from(practice_comments)
		.where(eq(practice_comments.author_id, memberId))
		.orderBy(asc(practice_comments.at), asc(practice_comments.id));

import { and, asc, eq, gt, isNull, type SQL, sql } from "drizzle-orm";
import type { Db } from "../../platform/db/database.ts";
import { firstRow } from "../../platform/db/first-row.ts";
import { type NamedComment, namedComments } from "../seen-queries.ts";
import { comments, posts } from "../tables.ts";
import { commentsBlocksAside, commentsOpenTo, commentsSeenBy, type Reader } from "../visibility-queries.ts";

export type CommentRow = typeof comments.$inferSelect;

/** The comment that a page of this author has sent before under this name. */
export const commentNamed = async (
	db: Db,
	{ post_id, author_id, client_id }: { post_id: string; author_id: string; client_id: string },
): Promise<NamedComment | undefined> =>
	firstRow(
		await namedComments(db).where(
			and(eq(comments.post_id, post_id), eq(comments.author_id, author_id), eq(comments.client_id, client_id)),
		),
	);

/** Below a post that the reader sees: the oldest first, which ids sort by. */
export const commentsOf = (
	db: Db,
	reader: Reader,
	{ post_id, after, limit }: { post_id: string; after?: string | undefined; limit: number },
): Promise<NamedComment[]> =>
	namedComments(db)
		.where(
			and(
				eq(comments.post_id, post_id),
				after === undefined ? undefined : gt(comments.id, after),
				commentsSeenBy(reader),
			),
		)
		.orderBy(asc(comments.id))
		.limit(limit);

/** Under which post it stands, whoever asks. */
export const postOfComment = async (db: Db, id: string): Promise<string | undefined> =>
	firstRow(await db.select({ post_id: comments.post_id }).from(comments).where(eq(comments.id, id)))?.post_id;

/** Below a post that the reader sees; also of somebody whom they have muted. */
export const commentOpenTo = async (db: Db, reader: Reader, id: string): Promise<NamedComment | undefined> =>
	firstRow(await namedComments(db).where(and(eq(comments.id, id), commentsOpenTo(reader))));

/** Whoever of the two keeps the other apart. */
export const commentBlocksAside = async (db: Db, reader: Reader, id: string): Promise<NamedComment | undefined> =>
	firstRow(await namedComments(db).where(and(eq(comments.id, id), commentsBlocksAside(reader))));

const count = (tx: Db, postId: string, by: SQL) =>
	tx
		.update(posts)
		.set({ total_comments: sql`${posts.total_comments} + ${by}` })
		.where(eq(posts.id, postId));

/** All that follows is of a post that is locked: what is not hidden counts. */
export const insertComment = async (tx: Db, comment: typeof comments.$inferInsert): Promise<void> => {
	await tx.insert(comments).values(comment);
	await count(tx, comment.post_id, sql`1`);
};

export const changeComment = (tx: Db, id: string, change: Pick<CommentRow, "content" | "edited_at">) =>
	tx.update(comments).set(change).where(eq(comments.id, id));

/** False when it is gone. */
export const deleteCommentRow = async (tx: Db, id: string): Promise<boolean> => {
	const gone = firstRow(await tx.delete(comments).where(eq(comments.id, id)).returning());
	if (gone && gone.hidden_at === null) await count(tx, gone.post_id, sql`-1`);
	return gone !== undefined;
};

/** False when it is hidden already, or gone. */
export const hideCommentRow = async (tx: Db, id: string, hidden_at: Date): Promise<boolean> => {
	const hidden = firstRow(
		await tx
			.update(comments)
			.set({ hidden_at })
			.where(and(eq(comments.id, id), isNull(comments.hidden_at)))
			.returning(),
	);
	if (hidden) await count(tx, hidden.post_id, sql`-1`);
	return hidden !== undefined;
};

/** False when it is not hidden, or gone. */
export const showCommentRow = async (tx: Db, id: string): Promise<boolean> => {
	const shown = firstRow(
		await tx
			.update(comments)
			.set({ hidden_at: null })
			.where(and(eq(comments.id, id), sql`${comments.hidden_at} IS NOT NULL`))
			.returning(),
	);
	if (shown) await count(tx, shown.post_id, sql`1`);
	return shown !== undefined;
};

import { and, asc, eq, isNotNull, isNull, lt, ne, or, sql } from "drizzle-orm";
import { comments, posts } from "../feed/tables.ts";
import type { Db } from "../platform/db/database.ts";
import { reports } from "./tables.ts";

/** All that somebody sent, decided, or was told of. */
export const reportsOf = (db: Db, memberId: string) =>
	db
		.select()
		.from(reports)
		.where(
			or(
				eq(reports.reporter_id, memberId),
				eq(reports.decided_by, memberId),
				and(eq(reports.author_id, memberId), isNotNull(reports.verdict), ne(reports.verdict, "keep")),
			),
		)
		.orderBy(asc(reports.id));

/** Of somebody who is gone there is nothing to decide. */
export const deleteWaitingAbout = (tx: Db, author_id: string) =>
	tx.delete(reports).where(and(eq(reports.author_id, author_id), isNull(reports.verdict)));

/** What they wrote, what others wrote about them, and what they were told. */
export const clearWordsAbout = (tx: Db, author_id: string) =>
	tx.update(reports).set({ content: null, words: null, verdict_words: null }).where(eq(reports.author_id, author_id));

export const clearWordsBy = (tx: Db, reporter_id: string) =>
	tx.update(reports).set({ words: null }).where(eq(reports.reporter_id, reporter_id));

/** Of posts and comments that are not there any more. */
export const noteGone = (db: Db, gone_at: Date) =>
	db
		.update(reports)
		.set({ gone_at })
		.where(
			and(
				isNull(reports.gone_at),
				ne(reports.kind, "member"),
				sql`NOT EXISTS (SELECT FROM ${posts} WHERE ${posts.id} = ${reports.about_id})`,
				sql`NOT EXISTS (SELECT FROM ${comments} WHERE ${comments.id} = ${reports.about_id})`,
			),
		);

/** What moderators removed they may still have to answer for; what its author deleted was theirs to delete. */
export const clearContentGoneBefore = (db: Db, when: Date) =>
	db
		.update(reports)
		.set({ content: null })
		.where(
			and(
				lt(reports.gone_at, when),
				isNotNull(reports.content),
				isNotNull(reports.verdict),
				ne(reports.verdict, "remove"),
			),
		);

export const deleteDecidedBefore = (db: Db, when: Date) => db.delete(reports).where(lt(reports.decided_at, when));

import type { SilenceKind } from "@warmline/contract/profiles/calls";
import { and, desc, eq, or, type SQL, sql } from "drizzle-orm";
import { alias, type PgColumn } from "drizzle-orm/pg-core";
import { members } from "../../accounts/tables.ts";
import type { Db } from "../../platform/db/database.ts";
import { listedColumns } from "../lists/listed-queries.ts";
import { silences } from "../tables.ts";

/** A member: by their id, or each whom a column of the query names. */
type Who = string | PgColumn | SQL;
const idOf = (who: Who): SQL => (typeof who === "string" ? sql`${who}::uuid` : sql`${who}`);

const has = (one: Who, kind: SilenceKind, other: Who): SQL => sql`EXISTS (
	SELECT FROM silences AS held
	WHERE held.member_id = ${idOf(one)} AND held.other_id = ${idOf(other)} AND held.kind = ${sql.raw(`'${kind}'`)}
)`;

/** No block between the two, either way. */
export const notKeptApart = (reader: Who, author: Who): SQL =>
	sql`(NOT ${has(reader, "block", author)} AND NOT ${has(author, "block", reader)})`;

/** The reader wants to see what the author does. */
export const notMutedBy = (reader: Who, author: Who): SQL => sql`(NOT ${has(reader, "mute", author)})`;

const isOwn = (memberId: string, otherId: string) =>
	and(eq(silences.member_id, memberId), eq(silences.other_id, otherId));

/** One kind at a time: the later one counts. */
export const insertSilence = (tx: Db, silence: typeof silences.$inferInsert) =>
	tx
		.insert(silences)
		.values(silence)
		.onConflictDoUpdate({
			target: [silences.member_id, silences.other_id],
			set: { kind: silence.kind, at: silence.at },
			setWhere: sql`${silences.kind} <> ${silence.kind}`,
		});

export const deleteSilence = (db: Db, memberId: string, otherId: string) =>
	db.delete(silences).where(isOwn(memberId, otherId));

const back = alias(silences, "back");

/** The latest first. Who was muted and then blocks for their part is not there for who muted them. */
export const silencesBy = (db: Db, memberId: string) =>
	db
		.select({ member: listedColumns(memberId), kind: silences.kind, at: silences.at })
		.from(silences)
		.innerJoin(members, eq(members.id, silences.other_id))
		.leftJoin(
			back,
			and(eq(back.member_id, silences.other_id), eq(back.other_id, silences.member_id), eq(back.kind, "block")),
		)
		.where(and(eq(silences.member_id, memberId), or(eq(silences.kind, "block"), sql`${back.kind} IS NULL`)))
		.orderBy(desc(silences.at), desc(silences.other_id));

/** For who has said so, to keep. */
export const silencesStoredOf = (db: Db, memberId: string) =>
	db
		.select({ username: members.username, kind: silences.kind, at: silences.at })
		.from(silences)
		.innerJoin(members, eq(members.id, silences.other_id))
		.where(eq(silences.member_id, memberId))
		.orderBy(silences.at, silences.other_id);

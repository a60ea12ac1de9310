import { and, desc, ne, or, sql } from "drizzle-orm";
import { isCommunityMemberInSql, personColumns } from "../../accounts/index.ts";
import { members } from "../../accounts/tables.ts";
import type { Db } from "../../platform/db/database.ts";
import { followsInSql, namesMatch } from "../../profiles/index.ts";
import { authorsListedFor, type Reader } from "../visibility-queries.ts";

/** Members the reader may meet whose names begin so, those they follow first. */
export const membersBeginning = (db: Db, reader: Reader, beginning: string, limit: number) => {
	const begins = or(sql`starts_with(lower(${members.username}), ${beginning})`, namesMatch(beginning));
	return db
		.select(personColumns)
		.from(members)
		.where(
			and(
				isCommunityMemberInSql(),
				ne(members.id, reader.id),
				authorsListedFor(reader, sql`${members.id}`),
				beginning === "" ? undefined : begins,
			),
		)
		.orderBy(desc(followsInSql(reader.id, members.id)), sql`lower(${members.username})`)
		.limit(limit);
};

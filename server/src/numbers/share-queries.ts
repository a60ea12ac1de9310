import { asc, inArray } from "drizzle-orm";
import { resource_shares } from "../chats/tables.ts";
import type { Db } from "../platform/db/database.ts";
import type { Part } from "./span.ts";

/** How often each centre was shared in chats of these months, as it is: who asks decides what of it may be told. */
export const shareNumbers = async (db: Db, months: readonly Part[]) =>
	months.length === 0
		? []
		: db
				.select()
				.from(resource_shares)
				.where(
					inArray(
						resource_shares.month,
						months.map(({ from }) => from),
					),
				)
				.orderBy(asc(resource_shares.month), asc(resource_shares.name));

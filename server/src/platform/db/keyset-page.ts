import { t } from "@warmline/contract/i18n";
import { id } from "@warmline/contract/ids";
import type { Paging } from "@warmline/contract/paging";
import * as z from "zod/mini";
import { invalid } from "../errors.ts";

/** What the rows of a list are ordered by, and no two of them share. */
type Key = string | readonly string[];

/** How a list is read page by page: the next page begins after the key of the last row of this one. */
export type Keyset<Row, K extends Key> = { readonly key: z.ZodMiniType<K>; readonly keyOf: (row: Row) => K };

export const byId: Keyset<{ id: string }, string> = { key: id, keyOf: (row) => row.id };

/** Both names as `nameInOrder` cuts them, and whose they are. */
export type NameKey = readonly [first: string, last: string, id: string];
export const byName: Keyset<{ by_first: string; by_last: string; id: string }, NameKey> = {
	key: z.readonly(z.tuple([z.string(), z.string(), id])),
	keyOf: (row) => [row.by_first, row.by_last, row.id],
};

const isInstant = (text: string): boolean => {
	const at = new Date(text);
	return /^[12]\d{3}-/.test(text) && !Number.isNaN(at.getTime()) && at.toISOString() === text;
};

/** A time as `toISOString` spells it: the database knows no year 0, and stumbles over what is longer. */
export const instantKey = z.string().check(z.refine(isInstant));

const encode = (key: Key): string => Buffer.from(JSON.stringify(key)).toString("base64url");

const parsed = (text: string): unknown => {
	try {
		return JSON.parse(text);
	} catch {
		return undefined;
	}
};

const decode = <K extends Key>(key: z.ZodMiniType<K>, cursor: string): K => {
	const own = key.safeParse(parsed(Buffer.from(cursor, "base64url").toString()));
	// A page of the version before that is still open has the bare id.
	const known = own.success ? own : key.safeParse(cursor);
	// What is no cursor of ours may hold what no name can, and the database would stumble over.
	if (!known.success || /\p{C}/u.test([known.data].flat().join("")))
		throw invalid("invalid_cursor", t("This page does not exist."));
	return known.data;
};

/** One row more than is shown tells whether there is a next page. */
export const fetchOneMore = async <Row>(
	limit: number,
	fetch: (limit: number) => Promise<readonly Row[]>,
	cursorOf: (last: Row) => string,
): Promise<{ rows: Row[]; next: string | null }> => {
	const found = await fetch(limit + 1);
	const rows = found.slice(0, limit);
	const last = rows.at(-1);
	return { rows, next: found.length > limit && last !== undefined ? cursorOf(last) : null };
};

/** The page that begins after the cursor; 400 where that is none of this list. */
export const fetchPage = async <Row, K extends Key>(
	{ key, keyOf }: Keyset<Row, K>,
	{ cursor, limit }: Paging,
	fetch: (page: { after: K | undefined; limit: number }) => Promise<readonly Row[]>,
): Promise<{ rows: Row[]; next: string | null }> => {
	const after = cursor === undefined ? undefined : decode(key, cursor);
	return fetchOneMore(
		limit,
		(most) => fetch({ after, limit: most }),
		(last) => encode(keyOf(last)),
	);
};

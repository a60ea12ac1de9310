import { id } from "@warmline/contract/ids";
import * as z from "zod/mini";
import { idIn, instantInCursor, noSuchPage } from "../../platform/http/requests/cursor.ts";

/** Where a page of the list begins: after the last application of the page before. */
export type Place =
	| { readonly order: "newest"; readonly after: { readonly id: string } | undefined }
	| { readonly order: "due"; readonly after: { readonly since: Date; readonly id: string } | undefined };

const mark = z.tuple([instantInCursor, id]);

const marked = (cursor: string) => {
	const [since, ...rest] = Buffer.from(cursor, "base64url").toString().split(" ");
	const read = mark.safeParse([since, ...rest]);
	if (!read.success) throw noSuchPage();
	return { since: new Date(read.data[0]), id: read.data[1] };
};

/** By the cursor that the page before gave; one of the other order is none. */
export const placeAt = (order: Place["order"], cursor: string | undefined): Place =>
	order === "newest"
		? { order, after: cursor === undefined ? undefined : { id: idIn(cursor) } }
		: { order, after: cursor === undefined ? undefined : marked(cursor) };

export const cursorOf = (order: Place["order"], { id, since }: { id: string; since: Date }): string =>
	order === "newest" ? id : Buffer.from(`${since.toISOString()} ${id}`).toString("base64url");

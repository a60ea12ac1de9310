import { t } from "@warmline/contract/i18n";
import { id } from "@warmline/contract/ids";
import * as z from "zod/mini";
import { invalid } from "../../errors.ts";

export const noSuchPage = () => invalid("invalid_cursor", t("This page does not exist."));

/** Of a list in the order of its ids: the one that the page before ended with. */
export const idIn = (cursor: string): string => {
	const known = id.safeParse(cursor);
	if (!known.success) throw noSuchPage();
	return known.data;
};

/** The same where there may be no page before. */
export const idAt = (cursor: string | undefined): string | undefined =>
	cursor === undefined ? undefined : idIn(cursor);

const isInstant = (text: string): boolean => {
	const at = new Date(text);
	return /^[12]\d{3}-/.test(text) && !Number.isNaN(at.getTime()) && at.toISOString() === text;
};

/** A time as `toISOString` spells it: the database knows no year 0, and stumbles over what is longer. */
export const instantInCursor = z.string().check(z.refine(isInstant));

/** Where a page ended, as the client carries it to the next one. */
export const cursorOf = (place: readonly string[]): string => Buffer.from(JSON.stringify(place)).toString("base64url");

const parsed = (text: string): unknown => {
	try {
		return JSON.parse(text);
	} catch {
		return undefined;
	}
};

export const placeAt = <Place extends readonly string[]>(
	cursor: string | undefined,
	place: z.ZodMiniType<Place>,
): Place | undefined => {
	if (cursor === undefined) return undefined;
	const known = place.safeParse(parsed(Buffer.from(cursor, "base64url").toString()));
	// What is no cursor of ours may hold what no name can, and the database would stumble over.
	if (!known.success || /\p{C}/u.test(known.data.join(""))) throw noSuchPage();
	return known.data;
};

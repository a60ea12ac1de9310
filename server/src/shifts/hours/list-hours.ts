import type { QueryOf } from "@warmline/contract/calls";
import { id } from "@warmline/contract/ids";
import type { listHours, MemberHours } from "@warmline/contract/shifts/hours-calls";
import * as z from "zod/mini";
import { cursorOf, placeAt } from "../../platform/http/requests/cursor.ts";
import type { ShiftContext } from "../shift-context.ts";
import { membersWithHours } from "./hours-queries.ts";
import { daysOf, monthIn, neededFor } from "./obligation.ts";
import { wholeName } from "./serializers.ts";

/** Where a page ended: by both names, and whose they are. */
const place = z.tuple([z.string(), z.string(), id]);

export const pageOfHours = async (
	{ database: { db }, clock, zone, certifiedOn }: ShiftContext,
	{ cursor, limit, month: asked }: QueryOf<typeof listHours>,
): Promise<{ results: MemberHours[]; next: string | null }> => {
	const now = clock.now();
	const month = asked ?? monthIn(zone, now);
	const rows = await membersWithHours(db, daysOf(month), now, { after: placeAt(cursor, place), limit: limit + 1 });
	const shown = rows.slice(0, limit);
	const certified = await certifiedOn(
		db,
		shown.map(({ id }) => id),
	);
	const last = shown.at(-1);
	return {
		results: shown.map(({ by_first: _, by_last: __, ...row }) => ({
			...row,
			name: wholeName(row),
			needed_minutes: neededFor(certified.get(row.id) ?? null, month, zone).minutes,
		})),
		next: rows.length > limit && last ? cursorOf([last.by_first, last.by_last, last.id]) : null,
	};
};

import type { QueryOf } from "@warmline/contract/calls";
import type { listHours, MemberHours } from "@warmline/contract/shifts/hours-calls";
import { byName, fetchPage } from "../../platform/db/keyset-page.ts";
import type { ShiftContext } from "../shift-context.ts";
import { membersWithHours } from "./hours-queries.ts";
import { daysOf, monthIn, neededFor } from "./obligation.ts";
import { wholeName } from "./serializers.ts";

export const pageOfHours = async (
	{ database: { db }, clock, zone, certifiedOn }: ShiftContext,
	{ month: asked, ...paging }: QueryOf<typeof listHours>,
): Promise<{ results: MemberHours[]; next: string | null }> => {
	const now = clock.now();
	const month = asked ?? monthIn(zone, now);
	const { rows, next } = await fetchPage(byName, paging, (page) => membersWithHours(db, daysOf(month), now, page));
	const certified = await certifiedOn(
		db,
		rows.map(({ id }) => id),
	);
	return {
		results: rows.map(({ by_first: _, by_last: __, joined_at, ...row }) => ({
			...row,
			name: wholeName(row),
			// Whoever came with a certification of earlier owes nothing here for the months before they came.
			needed_minutes:
				month < monthIn(zone, joined_at) ? 0 : neededFor(certified.get(row.id) ?? null, month, zone).minutes,
		})),
		next,
	};
};

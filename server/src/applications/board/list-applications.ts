import type { ApplicationLine, listApplications } from "@warmline/contract/applications/calls";
import type { QueryOf } from "@warmline/contract/calls";
import type { Platform } from "../../platform/platform.ts";
import { applicationsFrom, countToDecide } from "./director-queries.ts";
import { toLine } from "./director-serializers.ts";
import { cursorOf, placeAt } from "./list-place.ts";

/** A page of the directors' list. */
export const listApplicationsBy = async (
	{ database, clock }: Pick<Platform, "database" | "clock">,
	{ cursor, limit, order, ...filter }: QueryOf<typeof listApplications>,
): Promise<{ results: ApplicationLine[]; next: string | null; to_decide: number }> => {
	const place = placeAt(order, cursor);
	// One more than is shown tells whether there is another page.
	const [found, to_decide] = await Promise.all([
		applicationsFrom(database.db, { ...filter, place, limit: limit + 1 }),
		countToDecide(database.db),
	]);
	const shown = found.slice(0, limit);
	const last = found.length > limit ? shown.at(-1) : undefined;
	const now = clock.now();
	return { results: shown.map((one) => toLine(one, now)), next: last ? cursorOf(order, last) : null, to_decide };
};

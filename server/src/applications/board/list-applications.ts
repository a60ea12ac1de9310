import type { ApplicationLine, listApplications } from "@warmline/contract/applications/calls";
import type { QueryOf } from "@warmline/contract/calls";
import { id } from "@warmline/contract/ids";
import * as z from "zod/mini";
import { byId, fetchPage, instantKey, type Keyset } from "../../platform/db/keyset-page.ts";
import type { Platform } from "../../platform/platform.ts";
import { applicationsFrom, countToDecide } from "./director-queries.ts";
import { toLine } from "./director-serializers.ts";

/** Since when an application is where it is, and which. */
const bySince: Keyset<{ since: Date; id: string }, readonly [string, string]> = {
	key: z.readonly(z.tuple([instantKey, id])),
	keyOf: (application) => [application.since.toISOString(), application.id],
};

/** A page of the directors' list. */
export const listApplicationsBy = async (
	{ database: { db }, clock }: Pick<Platform, "database" | "clock">,
	{ cursor, limit, order, ...filter }: QueryOf<typeof listApplications>,
): Promise<{ results: ApplicationLine[]; next: string | null; to_decide: number }> => {
	const paging = { cursor, limit };
	const page =
		order === "newest"
			? fetchPage(byId, paging, ({ after, limit }) =>
					applicationsFrom(db, { ...filter, place: { order, after }, limit }),
				)
			: fetchPage(bySince, paging, ({ after, limit }) =>
					applicationsFrom(db, { ...filter, place: { order, after }, limit }),
				);
	const [{ rows, next }, to_decide] = await Promise.all([page, countToDecide(db)]);
	const now = clock.now();
	return { results: rows.map((one) => toLine(one, now)), next, to_decide };
};

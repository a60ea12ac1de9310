import { useQueryClient } from "@tanstack/react-query";
import type { ApplicationAct } from "@warmline/contract/applications/acts";
import type { RecordStep, VolunteerRecord } from "@warmline/contract/applications/record";
import { applicationKeys } from "../../platform/http/query-keys.ts";
import { isTooLate, useApiMutation } from "../../platform/http/use-api-mutation.ts";
import { useSession } from "../../platform/session.ts";
import { now } from "../../platform/time/time.ts";
import { applicationQuery } from "../board/board-api.ts";
import { recordQuery } from "../record-api.ts";
import { happenedNow, newlyDone } from "./record-changes.ts";

export type RecordWork = {
	readonly work: () => Promise<VolunteerRecord>;
	/** What is said when it is done. */
	readonly done: (news: readonly RecordStep[]) => string;
	/** What stands in the history then. */
	readonly act: ApplicationAct | null;
	readonly text?: string | undefined;
};

/** Does one thing to a record and shows what it is then. Each step has its own: one that fails stops no other. */
export const useRecordAct = (userId: string) => {
	const queries = useQueryClient();
	const session = useSession();
	const { queryKey } = recordQuery(userId);
	return useApiMutation(
		async ({ work, done, act, text }: RecordWork): Promise<string> => {
			const record = await work();
			await queries.cancelQueries({ queryKey });
			const before = queries.getQueryData(queryKey);
			const news = newlyDone(before, record);
			queries.setQueryData(queryKey, record);
			// What stood there already is no change, and stands in no history.
			if (act !== null && JSON.stringify(before) !== JSON.stringify(record)) {
				const by = session?.user.name || session?.user.first_name || "";
				const event = happenedNow(act, by, news, text ?? null, new Date(now()).toISOString());
				queries.setQueryData(
					applicationQuery(userId).queryKey,
					(known) => known && { ...known, history: [...known.history, event] },
				);
			}
			return done(news);
		},
		{
			invalidates: (error) => {
				if (!error) return [applicationKeys.board];
				// Somebody else was there before: what it is now is shown beside the words that say so.
				return isTooLate(error) ? [queryKey] : [];
			},
		},
	);
};

export type RecordActing = ReturnType<typeof useRecordAct>;

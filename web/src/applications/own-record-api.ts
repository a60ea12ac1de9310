import { queryOptions, useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import type { VolunteerRecord } from "@warmline/contract/applications/record";
import {
	answerInterview,
	dropReferee,
	interviewCalendar,
	nameReferee,
	readRecord,
	remindReferee,
} from "@warmline/contract/applications/record-calls";
import type { BodyInputOf } from "@warmline/contract/calls";
import { say } from "@warmline/contract/say";
import { request } from "../platform/api.ts";
import { ApiFailure } from "../platform/failure.ts";
import { saveFile } from "../platform/save-file.ts";
import { useSession } from "../platform/session.ts";
import { hasRecord } from "./own-record.ts";
import type { Standing } from "./state-words.ts";

/** Milliseconds: what others do to a record shows within a minute. */
const freshFor = 60_000;

const ownRecordQuery = (user_id: string) =>
	queryOptions({
		queryKey: ["applications", "record", user_id],
		queryFn: async () => (await request(readRecord, { params: { user_id } })).result,
		staleTime: 0,
		refetchInterval: freshFor,
		refetchOnWindowFocus: true,
	});

/** How far the member is. Not asked for before he has submitted. */
export const useOwnRecord = (userId: string, standing: Standing) =>
	useQuery({ ...ownRecordQuery(userId), enabled: hasRecord(standing) || standing === "agent" });

export const notFetched = say("Your record could not be fetched. Please try again.");

/** Who was added without an application has no record: nothing went wrong. */
export const isNotThere = (error: unknown): boolean => error instanceof ApiFailure && error.status === 404;

type Changed = { readonly result: VolunteerRecord };

/** Changes the member's own record; a refusal may mean that it is not any more as it is shown. */
export const useOwnAct = <Wanted = void>(act: (userId: string, wanted: Wanted) => Promise<Changed>) => {
	const queries = useQueryClient();
	const userId = useSession()?.user_id ?? "";
	const { queryKey } = ownRecordQuery(userId);
	return useMutation({
		mutationFn: (wanted: Wanted) => act(userId, wanted),
		onSuccess: ({ result }) => {
			// What was asked for before knows nothing of this.
			void queries.cancelQueries({ queryKey });
			queries.setQueryData(queryKey, result);
		},
		onError: () => void queries.invalidateQueries({ queryKey }),
	});
};

export const nameOne = (user_id: string, body: BodyInputOf<typeof nameReferee>) =>
	request(nameReferee, { params: { user_id }, body });

export const remindOne = (user_id: string, referee_id: string) =>
	request(remindReferee, { params: { user_id, referee_id } });

export const takeBack = (user_id: string, referee_id: string) =>
	request(dropReferee, { params: { user_id, referee_id } });

export const sayToInterview = (user_id: string, body: BodyInputOf<typeof answerInterview>) =>
	request(answerInterview, { params: { user_id }, body });

export const saveCalendar = (user_id: string) =>
	saveFile(interviewCalendar.path.replace(":user_id", encodeURIComponent(user_id)), "interview.ics");

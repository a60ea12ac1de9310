import { infiniteQueryOptions, queryOptions, useInfiniteQuery } from "@tanstack/react-query";
import { applicantTypes } from "@warmline/contract/accounts/user";
import {
	decideApplication,
	finishTraining,
	listApplications,
	noteOnApplication,
	readApplication,
} from "@warmline/contract/applications/calls";
import { mailStage, reinstateVolunteer, suspendVolunteer } from "@warmline/contract/applications/record-calls";
import type { BodyInputOf } from "@warmline/contract/calls";
import * as z from "zod/mini";
import { request } from "../../platform/http/api.ts";
import { applicationKeys } from "../../platform/http/query-keys.ts";
import type { StageMail } from "../mails/mail-draft.ts";
import { type BoardStage, type StageCounts, stageAsked } from "./stages.ts";

/** What the board is narrowed to, as it stands in the address; a kind that is none narrows nothing. */
export type BoardFilter = { readonly kind: string; readonly query: string };

const kind = z.enum(applicantTypes);
const given = (text: string) => (text === "" ? undefined : text);

export const stageQuery = (stage: BoardStage, filter: BoardFilter) =>
	infiniteQueryOptions({
		queryKey: applicationKeys.stage(stage, filter),
		initialPageParam: "",
		queryFn: ({ pageParam }) =>
			request(listApplications, {
				query: {
					...stageAsked[stage],
					cursor: given(pageParam),
					kind: kind.safeParse(filter.kind).data,
					query: given(filter.query),
				},
			}),
		getNextPageParam: ({ next }) => next,
		staleTime: 0,
	});

/** As far as the column of the stage has read. */
const useStageCount = (stage: BoardStage, filter: BoardFilter) => {
	const { data, hasNextPage } = useInfiniteQuery({ ...stageQuery(stage, filter), enabled: false });
	if (!data) return undefined;
	return { count: data.pages.reduce((sum, page) => sum + page.results.length, 0), more: hasNextPage };
};

export const useStageCounts = (filter: BoardFilter): StageCounts => ({
	draft: useStageCount("draft", filter),
	submitted: useStageCount("submitted", filter),
	asked: useStageCount("asked", filter),
	training: useStageCount("training", filter),
	certified: useStageCount("certified", filter),
	declined: useStageCount("declined", filter),
});

/** How many wait for a decision. Whatever changes the board changes it. */
export const toDecideQuery = queryOptions({
	queryKey: applicationKeys.toDecide,
	queryFn: async () => (await request(listApplications, { query: { limit: 1 } })).to_decide,
});

export const applicationQuery = (user_id: string) =>
	queryOptions({
		queryKey: applicationKeys.one(user_id),
		queryFn: () => request(readApplication, { params: { user_id } }),
		// Each look is written to the audit log: none happens by itself.
		staleTime: Number.POSITIVE_INFINITY,
		gcTime: 0,
		// One that could not be had is no look yet.
		refetchOnReconnect: ({ state }) => state.data === undefined,
		refetchOnWindowFocus: false,
	});

export type Decision = BodyInputOf<typeof decideApplication>;
/** What a director does to an application, or to the person. */
export type ReviewAction = Decision["decision"] | "end" | "certify" | "suspend" | "reinstate";

export const doAct = (user_id: string, act: ReviewAction, reason: string): Promise<unknown> => {
	const params = { user_id };
	switch (act) {
		case "certify":
			return request(finishTraining, { params, body: { reason: given(reason) } });
		case "suspend":
			return request(suspendVolunteer, { params, body: { reason } });
		case "reinstate":
			return request(reinstateVolunteer, { params });
		case "end":
			return request(decideApplication, { params, body: { decision: "decline", reason, status: "accepted" } });
		case "accept":
			return request(decideApplication, { params, body: { decision: act } });
		default:
			return request(decideApplication, { params, body: { decision: act, reason } });
	}
};

export const addNote = async (user_id: string, text: string) =>
	(await request(noteOnApplication, { params: { user_id }, body: { text } })).result;

/** Answers with how many mails are on their way. */
export const mailToStage = async ({ client_id, stage, kind: wanted, subject, text }: StageMail): Promise<number> => {
	const { status, certified } = stageAsked[stage];
	const body = { status, certified, kind: kind.safeParse(wanted).data, subject, text, client_id };
	return (await request(mailStage, { body })).count;
};

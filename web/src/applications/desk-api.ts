import { infiniteQueryOptions, queryOptions } from "@tanstack/react-query";
import { applicantTypes } from "@warmline/contract/accounts/user";
import {
	type ApplicationStatus,
	decideApplication,
	finishTraining,
	listApplications,
	noteOnApplication,
	readApplication,
} from "@warmline/contract/applications/calls";
import type { BodyInputOf } from "@warmline/contract/calls";
import * as z from "zod/mini";
import { request } from "../platform/api.ts";

/** What the board is narrowed to, as it stands in the address; a kind that is none narrows nothing. */
export type DeskFilter = { readonly kind: string; readonly query: string };

const kind = z.enum(applicantTypes);
const given = (text: string) => (text === "" ? undefined : text);

export const boardKey = ["desk", "board"] as const;

export const stageQuery = (status: ApplicationStatus, filter: DeskFilter) =>
	infiniteQueryOptions({
		queryKey: [...boardKey, status, filter],
		initialPageParam: "",
		queryFn: ({ pageParam }) =>
			request(listApplications, {
				query: {
					status,
					cursor: given(pageParam),
					kind: kind.safeParse(filter.kind).data,
					query: given(filter.query),
				},
			}),
		getNextPageParam: ({ next }) => next,
		staleTime: 0,
	});

export const applicationQuery = (user_id: string) =>
	queryOptions({
		queryKey: ["desk", "one", user_id],
		queryFn: () => request(readApplication, { params: { user_id } }),
		// Each look is written to the audit log: none happens by itself.
		staleTime: Number.POSITIVE_INFINITY,
		gcTime: 0,
		refetchOnReconnect: false,
		refetchOnWindowFocus: false,
	});

export type Decision = BodyInputOf<typeof decideApplication>;
/** What a director does to an application. */
export type DeskAct = Decision["decision"] | "training_done";

export const doAct = (user_id: string, act: DeskAct, reason: string): Promise<unknown> => {
	const params = { user_id };
	if (act === "training_done") return request(finishTraining, { params });
	const body: Decision = act === "accept" ? { decision: act } : { decision: act, reason };
	return request(decideApplication, { params, body });
};

export const addNote = async (user_id: string, text: string) =>
	(await request(noteOnApplication, { params: { user_id }, body: { text } })).result;

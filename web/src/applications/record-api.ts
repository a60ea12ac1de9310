import { queryOptions } from "@tanstack/react-query";
import type { VolunteerRecord } from "@warmline/contract/applications/record";
import {
	answerInterview,
	changeRecord,
	countReference,
	dropReferee,
	interviewCalendar,
	nameReferee,
	proposeInterview,
	readRecord,
	remindReferee,
} from "@warmline/contract/applications/record-calls";
import type { BodyInputOf } from "@warmline/contract/calls";
import { request } from "../platform/http/api.ts";
import { applicationKeys } from "../platform/http/query-keys.ts";
import { saveFile } from "../platform/http/save-file.ts";

/** Unlike the application it may be fetched again at any time: to look at it is not recorded. */
export const recordQuery = (user_id: string) =>
	queryOptions({
		queryKey: applicationKeys.record(user_id),
		queryFn: async () => (await request(readRecord, { params: { user_id } })).result,
	});

type Written = Promise<VolunteerRecord>;

export const writeIntoRecord = async (user_id: string, body: BodyInputOf<typeof changeRecord>): Written =>
	(await request(changeRecord, { params: { user_id }, body })).result;

export type NewReferee = BodyInputOf<typeof nameReferee>;

export const addReferee = async (user_id: string, body: NewReferee): Written =>
	(await request(nameReferee, { params: { user_id }, body })).result;

export const takeRefereeBack = async (user_id: string, referee_id: string): Written =>
	(await request(dropReferee, { params: { user_id, referee_id } })).result;

export const writeToReferee = async (user_id: string, referee_id: string): Written =>
	(await request(remindReferee, { params: { user_id, referee_id } })).result;

export const countForm = async (user_id: string, referee_id: string): Written =>
	(await request(countReference, { params: { user_id, referee_id } })).result;

export const offerInterview = async (user_id: string, body: BodyInputOf<typeof proposeInterview>): Written =>
	(await request(proposeInterview, { params: { user_id }, body })).result;

export const sayToInterview = async (user_id: string, body: BodyInputOf<typeof answerInterview>): Written =>
	(await request(answerInterview, { params: { user_id }, body })).result;

export const saveCalendar = (user_id: string) =>
	saveFile(interviewCalendar.path.replace(":user_id", encodeURIComponent(user_id)), "interview.ics");

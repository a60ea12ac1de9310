import { queryOptions } from "@tanstack/react-query";
import type { VolunteerRecord } from "@warmline/contract/applications/record";
import {
	changeRecord,
	countReference,
	dropReferee,
	nameReferee,
	proposeInterview,
	readRecord,
	remindReferee,
} from "@warmline/contract/applications/record-calls";
import type { BodyInputOf } from "@warmline/contract/calls";
import { request } from "../platform/api.ts";

/** Unlike the application it may be fetched again at any time: to look at it is not written down. */
export const recordQuery = (user_id: string) =>
	queryOptions({
		queryKey: ["desk", "record", user_id],
		queryFn: async () => (await request(readRecord, { params: { user_id } })).result,
	});

type Written = Promise<VolunteerRecord>;

export const writeIntoRecord = async (user_id: string, body: BodyInputOf<typeof changeRecord>): Written =>
	(await request(changeRecord, { params: { user_id }, body })).result;

export const addReferee = async (user_id: string, body: BodyInputOf<typeof nameReferee>): Written =>
	(await request(nameReferee, { params: { user_id }, body })).result;

export const takeRefereeBack = async (user_id: string, referee_id: string): Written =>
	(await request(dropReferee, { params: { user_id, referee_id } })).result;

export const writeToReferee = async (user_id: string, referee_id: string): Written =>
	(await request(remindReferee, { params: { user_id, referee_id } })).result;

export const countForm = async (user_id: string, referee_id: string): Written =>
	(await request(countReference, { params: { user_id, referee_id } })).result;

export const offerInterview = async (user_id: string, body: BodyInputOf<typeof proposeInterview>): Written =>
	(await request(proposeInterview, { params: { user_id }, body })).result;

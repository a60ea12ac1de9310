import { queryOptions } from "@tanstack/react-query";
import {
	claimDebrief,
	debriefs,
	finishDebrief,
	ownDebriefs,
	readDebriefNews,
	releaseDebrief,
	reopenDebrief,
	seeDebrief,
	writeInDebrief,
} from "@warmline/contract/chats/debrief-calls";
import { request } from "../../platform/http/api.ts";
import { chatKeys } from "../../platform/http/query-keys.ts";

/** Everything of them is asked for again when the channel says that something has changed. */
export const debriefsQuery = queryOptions({
	queryKey: chatKeys.debriefs,
	queryFn: async () => (await request(debriefs)).results,
	// Words about visitors: they are not kept beside the page that shows them.
	gcTime: 0,
});

export const ownDebriefsQuery = queryOptions({
	queryKey: chatKeys.ownDebriefs,
	queryFn: () => request(ownDebriefs),
	gcTime: 0,
});

export const debriefNewsQuery = queryOptions({
	queryKey: chatKeys.debriefNews,
	queryFn: async () => (await request(readDebriefNews)).result,
});

export const sendClaim = (debrief_id: string, instead_of: string | null) =>
	request(claimDebrief, { params: { debrief_id }, body: { instead_of } });
export const sendRelease = (debrief_id: string) => request(releaseDebrief, { params: { debrief_id } });
export const sendDone = (debrief_id: string) => request(finishDebrief, { params: { debrief_id } });
export const sendReopen = (debrief_id: string) => request(reopenDebrief, { params: { debrief_id } });
export const sendSeen = (debrief_id: string) => request(seeDebrief, { params: { debrief_id } });
export const sendDebriefMessage = async (debrief_id: string, body: string) =>
	(await request(writeInDebrief, { params: { debrief_id }, body: { body } })).result;

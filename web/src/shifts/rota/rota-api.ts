import { queryOptions } from "@tanstack/react-query";
import { type Role, supervisingRoles } from "@warmline/contract/accounts/roles";
import type { BodyInputOf } from "@warmline/contract/calls";
import { type KeptMember, listMembers } from "@warmline/contract/members/calls";
import { callOut, listCandidates } from "@warmline/contract/shifts/cover-calls";
import type { ShiftPart } from "@warmline/contract/shifts/parts";
import {
	addShift,
	addShiftTime,
	changeRotaSettings,
	changeShift,
	closeDays,
	dropWeeklyShift,
	openDays,
	readRota,
	retireShiftTime,
	setWeeklyShift,
	type WeeklyShift,
} from "@warmline/contract/shifts/rota-calls";
import { request } from "../../platform/http/api.ts";
import { shiftKeys } from "../../platform/http/query-keys.ts";

export const rotaQuery = queryOptions({
	queryKey: shiftKeys.rota,
	queryFn: async () => (await request(readRota)).result,
});

/** Who could come to a shift, as it is now. */
export const candidatesQuery = (id: string, part: ShiftPart) =>
	queryOptions({
		queryKey: shiftKeys.candidates(id, part),
		queryFn: async () => (await request(listCandidates, { params: { id }, query: { part } })).results,
		staleTime: 0,
	});

const activeIn = async (role: Role) => {
	const found: KeptMember[] = [];
	let cursor: string | undefined;
	do {
		const { results, next } = await request(listMembers, { query: { role, active: "true", limit: 100, cursor } });
		found.push(...results);
		cursor = next ?? undefined;
	} while (cursor !== undefined);
	return found;
};

/** All who may supervise, for directors. */
export const supervisorsQuery = queryOptions({
	queryKey: shiftKeys.supervisors,
	queryFn: async () => {
		const found = await Promise.all(supervisingRoles.map(activeIn));
		return found.flat().filter(({ is_verified }) => is_verified);
	},
});

type Asking = { readonly id: string; readonly part: ShiftPart; readonly member_ids?: string[] };
export const askToCome = ({ id, ...body }: Asking) => request(callOut, { params: { id }, body });

type ShiftChange = { readonly id: string } & BodyInputOf<typeof changeShift>;
export const sendShift = ({ id, ...body }: ShiftChange) => request(changeShift, { params: { id }, body });

export const sendExtraShift = (body: BodyInputOf<typeof addShift>) => request(addShift, { body });

export const sendShiftTime = (body: BodyInputOf<typeof addShiftTime>) => request(addShiftTime, { body });

export const endShiftTime = ({ id, tell }: { readonly id: string; readonly tell: boolean }) =>
	request(retireShiftTime, { params: { id }, body: { tell } });

export const saveWeekly = (body: WeeklyShift) => request(setWeeklyShift, { body });

export const dropWeekly = (body: BodyInputOf<typeof dropWeeklyShift>) => request(dropWeeklyShift, { body });

export const sendClosedDays = (body: BodyInputOf<typeof closeDays>) => request(closeDays, { body });

export const openAgain = (id: string) => request(openDays, { params: { id } });

export const saveRotaSettings = (body: BodyInputOf<typeof changeRotaSettings>) => request(changeRotaSettings, { body });

import { keepPreviousData, type QueryClient, queryOptions } from "@tanstack/react-query";
import { bookShift, cancelShift, listShifts, ownShifts, shiftTimes } from "@warmline/contract/shifts/calls";
import {
	answerOffer,
	answerSwap,
	askSwap,
	joinWaitingList,
	keepPlace,
	leaveWaitingList,
	listSwaps,
	seekCover,
	takeCover,
	withdrawSwap,
} from "@warmline/contract/shifts/cover-calls";
import type { ShiftPart } from "@warmline/contract/shifts/parts";
import { shiftAsCalendar } from "@warmline/contract/shifts/reminder-calls";
import type { Shift } from "@warmline/contract/shifts/shift";
import { request } from "../platform/http/api.ts";
import { shiftKeys } from "../platform/http/query-keys.ts";
import { saveFile } from "../platform/http/save-file.ts";

/** What begins so is asked for again when something of the weekly schedule has changed. */
export const shiftTimesQuery = queryOptions({
	queryKey: shiftKeys.times,
	queryFn: async () => (await request(shiftTimes)).results,
});

/** The shifts of so many days; those of the days before stay in sight while these are on their way. */
export const shiftsQuery = (date: string, days: number) =>
	queryOptions({
		queryKey: shiftKeys.days(date, days),
		queryFn: async () => (await request(listShifts, { query: { date, days } })).results,
		placeholderData: keepPreviousData,
	});

export const ownShiftsQuery = queryOptions({
	queryKey: shiftKeys.own,
	queryFn: async () => (await request(ownShifts)).results,
});

export const swapsQuery = queryOptions({
	queryKey: shiftKeys.swaps,
	queryFn: async () => (await request(listSwaps)).results,
});

/** A shift as an answer has it takes the place of the one that was known. */
export const knowShift = (queries: QueryClient, shift: Shift): void => {
	const renewed = (list: Shift[] | undefined) => list?.map((one) => (one.id === shift.id ? shift : one));
	queries.setQueriesData({ queryKey: shiftKeys.allDays }, renewed);
	queries.setQueryData(ownShiftsQuery.queryKey, renewed);
};

type Booking = {
	readonly shift_id: string;
	readonly user_id: string;
	readonly part?: ShiftPart;
	readonly beyond_cap?: boolean;
	readonly long_run?: boolean;
};
export const book = (body: Booking) => request(bookShift, { body });

export const giveUp = (shift_id: string) => request(cancelShift, { body: { shift_id } });

export const lookForCover = ({ id, reason }: { readonly id: string; readonly reason: string }) =>
	request(seekCover, { params: { id }, body: { reason } });

export const comeAfterAll = (id: string) => request(keepPlace, { params: { id } });

/** `long_run`: also where it makes many hours in a row. */
type Sure = { readonly long_run?: boolean };

type Taken = Sure & { readonly id: string; readonly member_id: string };
export const takePlaceOf = ({ id, ...body }: Taken) => request(takeCover, { params: { id }, body });

export const waitForPlace = (id: string) => request(joinWaitingList, { params: { id } });

export const waitNoMore = (id: string) => request(leaveWaitingList, { params: { id } });

type Answer = Sure & { readonly id: string; readonly accept: boolean };
export const sayToOffer = ({ id, ...body }: Answer) => request(answerOffer, { params: { id }, body });

type WantedSwap = Sure & { readonly give: string; readonly get: string; readonly member_id: string };
export const offerSwap = (body: WantedSwap) => request(askSwap, { body });

export const sayToSwap = ({ id, ...body }: Answer) => request(answerSwap, { params: { id }, body });

export const takeSwapBack = (id: string) => request(withdrawSwap, { params: { id } });

/** One shift for one's own calendar, once. */
export const saveShift = ({ id, date }: Pick<Shift, "id" | "date">): Promise<void> =>
	saveFile(shiftAsCalendar.path.replace(":id", id), `${date}.ics`);

import { infiniteQueryOptions, queryOptions } from "@tanstack/react-query";
import { changeAttendance, hoursLetter, hoursTable, listHours, readHours } from "@warmline/contract/shifts/hours-calls";
import type { Attendance } from "@warmline/contract/shifts/parts";
import { request, withQuery } from "../../platform/http/api.ts";
import { shiftKeys } from "../../platform/http/query-keys.ts";
import { saveFile } from "../../platform/http/save-file.ts";

/** One's own hours, or for directors somebody else's. */
export const hoursQuery = (member: string | null) =>
	queryOptions({
		queryKey: shiftKeys.hours(member),
		queryFn: async () => (await request(readHours, { query: member === null ? {} : { member } })).result,
	});

export const allHoursQuery = (month: string) =>
	infiniteQueryOptions({
		queryKey: shiftKeys.allHours(month),
		initialPageParam: "",
		queryFn: ({ pageParam }) =>
			request(listHours, { query: { month, cursor: pageParam === "" ? undefined : pageParam, limit: 50 } }),
		getNextPageParam: ({ next }) => next,
	});

export type Span = { readonly member: string | null; readonly from: string; readonly until: string };

const withSpan = (path: string, { member, from, until }: Span): string =>
	withQuery(path, { member, from: from || null, until: until || null });

export const saveTable = (span: Span) => saveFile(withSpan(hoursTable.path, span), "hours.csv");
export const saveLetter = (span: Span) => saveFile(withSpan(hoursLetter.path, span), "hours.pdf");

type Attended = {
	readonly id: string;
	readonly member_id: string;
	readonly attendance: Exclude<Attendance, "booked">;
	readonly minutes?: number | undefined;
};
export const sayAttendance = ({ id, ...body }: Attended) => request(changeAttendance, { params: { id }, body });

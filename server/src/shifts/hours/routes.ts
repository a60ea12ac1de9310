import { changeAttendance, hoursLetter, hoursTable, listHours, readHours } from "@warmline/contract/shifts/hours-calls";
import { apiTokenOf, type MemberRow } from "../../accounts/index.ts";
import type { Calls } from "../../platform/http/calls.ts";
import { idFrom } from "../../platform/http/requests/path-id.ts";
import { wishedLanguage } from "../../platform/language.ts";
import { noSuchShift } from "../errors.ts";
import type { ShiftContext } from "../shift-context.ts";
import { setAttendance } from "./change-attendance.ts";
import { hoursLetterOf } from "./hours-letter.ts";
import { hoursTableOf } from "./hours-table.ts";
import { pageOfHours } from "./list-hours.ts";
import { hoursOf } from "./read-hours.ts";

export const hoursRoutes = (calls: Calls<MemberRow>, context: ShiftContext) => {
	calls.answer(readHours, async ({ member, query, request }) => ({
		result: await hoursOf(context, member, query.member, apiTokenOf(request)),
	}));

	calls.answer(hoursTable, ({ member, query, request }) =>
		hoursTableOf(context, member, query, wishedLanguage(request), apiTokenOf(request)),
	);

	calls.answer(hoursLetter, ({ member, query, request }) =>
		hoursLetterOf(context, member, query, wishedLanguage(request)),
	);

	calls.answer(listHours, ({ query }) => pageOfHours(context, query));

	calls.answer(changeAttendance, async ({ member, params, body }) => ({
		result: await setAttendance(context, member, idFrom(params.id, noSuchShift), body),
	}));
};

import { changeAttendance, hoursLetter, hoursTable, listHours, readHours } from "@warmline/contract/shifts/hours-calls";
import type { MemberRow } from "../../accounts/index.ts";
import type { Calls } from "../../platform/http/calls.ts";
import { idFrom } from "../../platform/http/requests/path-id.ts";
import { wishedLanguage } from "../../platform/language.ts";
import { noSuchShift } from "../errors.ts";
import type { Rota } from "../rota.ts";
import { setAttendance } from "./change-attendance.ts";
import { hoursLetterOf } from "./hours-letter.ts";
import { hoursTableOf } from "./hours-table.ts";
import { pageOfHours } from "./list-hours.ts";
import { hoursOf } from "./read-hours.ts";

export const hoursRoutes = (calls: Calls<MemberRow>, rota: Rota) => {
	calls.answer(readHours, async ({ member, query }) => ({ result: await hoursOf(rota, member, query.member) }));

	calls.answer(hoursTable, ({ member, query, request }) => hoursTableOf(rota, member, query, wishedLanguage(request)));

	calls.answer(hoursLetter, ({ member, query, request }) =>
		hoursLetterOf(rota, member, query, wishedLanguage(request)),
	);

	calls.answer(listHours, ({ query }) => pageOfHours(rota, query));

	calls.answer(changeAttendance, async ({ member, params, body }) => ({
		result: await setAttendance(rota, member, idFrom(params.id, noSuchShift), body),
	}));
};

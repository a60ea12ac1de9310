import type { AskedPlace, PlaceRequest } from "@warmline/contract/shifts/place-request-calls";
import { type MemberRow, nameOf } from "../../accounts/index.ts";
import { noSuchShift } from "../errors.ts";
import { shownShifts } from "../seats.ts";
import type { ShiftContext } from "../shift-context.ts";
import { shiftById } from "../shift-queries.ts";
import { openRequestsOf, requestsFor } from "./request-queries.ts";
import { toPlaceRequest } from "./request-serializer.ts";

export const listRequestsFor = async (
	{ database: { db }, clock }: Pick<ShiftContext, "database" | "clock">,
	shiftId: string,
): Promise<{ results: PlaceRequest[] }> => {
	if (!(await shiftById(db, shiftId))) throw noSuchShift();
	const now = clock.now();
	return { results: (await requestsFor(db, shiftId)).map((one) => toPlaceRequest(one, now)) };
};

export const listOwnRequests = async (
	context: Pick<ShiftContext, "database" | "clock">,
	member: Pick<MemberRow, "id" | "role">,
): Promise<{ results: AskedPlace[] }> => {
	const { db } = context.database;
	const open = await openRequestsOf(db, member.id, context.clock.now());
	const rows = open.map(({ shift }) => shift);
	const shifts = rows.length === 0 ? [] : await shownShifts(context, db, member, rows);
	return {
		results: open.flatMap(({ request, asker }, at) => {
			const shift = shifts[at];
			const from = asker?.first_name ? nameOf(asker) : null;
			return shift ? [{ id: request.id, from, part: request.part, shift }] : [];
		}),
	};
};

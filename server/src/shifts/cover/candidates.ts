import type { Candidate } from "@warmline/contract/shifts/cover-calls";
import type { ShiftPart } from "@warmline/contract/shifts/parts";
import { nameOf } from "../../accounts/index.ts";
import { connectedMembers } from "../../notifications/index.ts";
import { dayIn, monthsAfter, startOfDay } from "../../platform/days.ts";
import type { Db } from "../../platform/db/database.ts";
import { noSuchShift } from "../errors.ts";
import { neededFor } from "../hours/obligation.ts";
import { type RotaRow, readRotaSettings } from "../rota/settings/settings-queries.ts";
import type { ShiftContext } from "../shift-context.ts";
import { type ShiftRow, shiftById } from "../shift-queries.ts";
import { isSoon, restOf } from "../standing.ts";
import { candidatesOf } from "./candidate-queries.ts";

/** Who is most behind on this month's hours is first, since they are the ones who have promised to come. */
export const inOrder = (one: Candidate, other: Candidate): number =>
	other.minutes_behind - one.minutes_behind || one.name.localeCompare(other.name) || (one.id < other.id ? -1 : 1);

/** Those who could come to a shift in this part. */
export const candidatesFor = async (
	{ clock, zone, certifiedOn }: Pick<ShiftContext, "clock" | "zone" | "certifiedOn">,
	db: Db,
	{ shift, part }: { readonly shift: ShiftRow; readonly part: ShiftPart },
	{ rest_hours }: Pick<RotaRow, "rest_hours">,
): Promise<Candidate[]> => {
	const month = dayIn(zone, clock.now()).slice(0, 7);
	const from = startOfDay(zone, `${month}-01`);
	const until = startOfDay(zone, monthsAfter(`${month}-01`, 1));
	const found = await candidatesOf(db, restOf(shift, clock.now()), part, rest_hours, { from, until });
	const certified = await certifiedOn(
		db,
		found.map(({ id }) => id),
	);
	return found
		.map(({ minutes, asked_at, ...member }) => ({
			id: member.id,
			name: nameOf(member),
			part,
			minutes_behind: Math.max(0, neededFor(certified.get(member.id) ?? null, month, zone).minutes - minutes),
			rested: member.rested,
			asked_at: asked_at?.toISOString() ?? null,
		}))
		.sort(inOrder);
};

export const listCandidatesFor = async (
	context: ShiftContext,
	shiftId: string,
	part: ShiftPart,
): Promise<{ results: Candidate[] }> => {
	const { db } = context.database;
	const shift = await shiftById(db, shiftId);
	if (!shift) throw noSuchShift();
	const results = await candidatesFor(context, db, { shift, part }, await readRotaSettings(db));
	const connected = new Set(connectedMembers(context.hub));
	const all = results.map((one) => ({ ...one, connected: connected.has(one.id) }));
	const first = isSoon(shift, context.clock.now()) ? all.filter((one) => one.connected) : [];
	return { results: [...first, ...all.filter((one) => !first.includes(one))] };
};

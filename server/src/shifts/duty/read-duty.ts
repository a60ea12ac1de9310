import { isSupervising } from "@warmline/contract/accounts/roles";
import type { Duty } from "@warmline/contract/shifts/duty-calls";
import { checkInMinutes } from "@warmline/contract/shifts/parts";
import { type MemberRow, nameOf } from "../../accounts/index.ts";
import { daysBefore } from "../../platform/clock.ts";
import { shownShift } from "../seats.ts";
import type { ShiftContext } from "../shift-context.ts";
import { type DebriefRow, debriefsToHold } from "./debrief-queries.ts";
import { notCheckedIn, runningShifts, shiftAtHand, shiftsToClose } from "./duty-queries.ts";
import type { DutyRoster } from "./duty-roster.ts";
import { leftToRead } from "./left-to-read.ts";

/** Minutes for which a shift that nobody has closed is put before who supervised it. */
const toCloseDays = 2;

type Named = { readonly member_id: string; readonly part: "listener" | "supervisor" } & Parameters<typeof nameOf>[0];

const inShift = (row: Named) => ({ id: row.member_id, name: nameOf(row), part: row.part });

/** Shifts may run beside each other: the reader's own, or the one that began last. Who is there is there for all. */
const runs = async (
	{ database, clock }: ShiftContext,
	roster: DutyRoster,
	own: { id: string } | undefined,
): Promise<Duty["runs"]> => {
	const all = await runningShifts(database.db, clock.now());
	const shift = all.find(({ id }) => id === own?.id) ?? all[0];
	if (!shift) return null;
	const missing = await notCheckedIn(
		database.db,
		all.map(({ id }) => id),
	);
	return {
		id: shift.id,
		shift_datetime: shift.starts_at.toISOString(),
		ends_at: shift.ends_at.toISOString(),
		on_duty: (await roster.checkedIn(database.db)).map((row) => ({
			...inShift(row),
			since: row.checked_in_at.toISOString(),
			there: row.there,
		})),
		missing: missing.map(inShift),
	};
};

const toDebrief = (row: DebriefRow): Duty["debriefs"][number] => ({
	shift_id: row.shift_id,
	shift_datetime: row.starts_at.toISOString(),
	...inShift(row),
	words: row.words,
	checked_out_at: row.checked_out_at.toISOString(),
});

/** The shift that runs, who is there for it, and what the reader has to do. */
export const readDutyOf = async (context: ShiftContext, roster: DutyRoster, member: MemberRow): Promise<Duty> => {
	const { database, clock } = context;
	const own = await shiftAtHand(database.db, member.id, clock.now(), checkInMinutes);
	return {
		own: own ? await shownShift(context, database.db, member, own) : null,
		runs: await runs(context, roster, own),
		door: await context.openingNow(),
		debriefs: isSupervising(member.role) ? (await debriefsToHold(database.db)).map(toDebrief) : [],
		to_read: isSupervising(member.role) ? await leftToRead(context) : [],
		to_close: (await shiftsToClose(database.db, member.id, clock.now(), daysBefore(clock.now(), toCloseDays))).map(
			({ id, starts_at, ends_at }) => ({
				id,
				shift_datetime: starts_at.toISOString(),
				ends_at: ends_at.toISOString(),
			}),
		),
	};
};

import { minutesAfter } from "../../platform/clock.ts";
import type { Db } from "../../platform/db/database.ts";
import { inTransaction } from "../../platform/db/transaction.ts";
import { candidatesFor } from "../cover/candidates.ts";
import { quietMinutes } from "../duty/uncovered-shifts.ts";
import { notifyOfShifts, type ShiftNews } from "../notify-of-shifts.ts";
import { readRotaSettings } from "../rota/settings/settings-queries.ts";
import type { ShiftContext } from "../shift-context.ts";
import type { ShiftRow } from "../shift-queries.ts";
import { lockUnsupervised, noteSupervisionAsked } from "./wanted-supervisor-queries.ts";

/** Hours before the start at which supervisors are asked; of each, how near the next one is. */
const marks = [
	{ mark: 72, next: 24 },
	{ mark: 24, next: 2 },
	{ mark: 2, next: 0 },
] as const;

/** By who could take them: those of all shifts that each of them could supervise. */
const shiftsByCandidate = async (context: ShiftContext, tx: Db, wanted: readonly ShiftRow[]) => {
	const settings = await readRotaSettings(tx);
	const found = new Map<string, ShiftRow[]>();
	for (const shift of wanted)
		for (const { id } of await candidatesFor(context, tx, { shift, part: "supervisor" }, settings))
			found.set(id, [...(found.get(id) ?? []), shift]);
	return found;
};

const toNews = (member_id: string, shifts: readonly ShiftRow[]): ShiftNews[] => {
	const [shift, ...others] = shifts;
	if (!shift) return [];
	const to = { member_id, shift, actor_id: null };
	if (others.length === 0) return [{ ...to, message: "shift_needs_supervisor" }];
	return [
		{
			...to,
			message: "shifts_need_supervisor",
			params: { count: shifts.length },
			also: others.map(({ id }) => id),
		},
	];
};

/** Shifts because of which people were called just now wait until that is over: nobody hears of the same one twice. */
const askAt = (context: ShiftContext, { mark, next }: (typeof marks)[number]) =>
	inTransaction(context.database.db, async (work) => {
		const { tx } = work;
		const now = context.clock.now();
		const begins = [minutesAfter(now, next * 60), minutesAfter(now, mark * 60)] as const;
		const due = await lockUnsupervised(tx, mark, begins);
		if (due.length === 0) return;
		const ids = due.map(({ id }) => id);
		const called = await context.calledBecauseOf(tx, ids, minutesAfter(now, -quietMinutes));
		const wanted = due.filter(({ id }) => !called.has(id));
		if (wanted.length === 0) return;
		await noteSupervisionAsked(
			tx,
			wanted.map(({ id }) => id),
			mark,
			now,
		);
		const byCandidate = await shiftsByCandidate(context, tx, wanted);
		await notifyOfShifts(
			context,
			work,
			[...byCandidate].flatMap(([memberId, shifts]) => toNews(memberId, shifts)),
		);
	});

/**
 * Who could supervise a shift that nobody supervises is asked three, one and a twelfth of a day ahead, each time once,
 * however many look: for all shifts of a look in one message.
 */
export const askSupervisors = async (context: ShiftContext): Promise<void> => {
	for (const one of marks) await askAt(context, one);
};

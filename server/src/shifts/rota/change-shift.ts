import type { BodyOf } from "@warmline/contract/calls";
import { t } from "@warmline/contract/i18n";
import type { changeShift } from "@warmline/contract/shifts/rota-calls";
import type { Shift } from "@warmline/contract/shifts/shift";
import { type MemberRow, namedPerson, nameOf } from "../../accounts/index.ts";
import { record } from "../../audit/index.ts";
import { inTransaction, type UnitOfWork } from "../../platform/db/transaction.ts";
import { conflict } from "../../platform/errors.ts";
import { offerFreePlaces } from "../cover/waiting-list/offer-free-places.ts";
import { isOff, noSuchShift } from "../errors.ts";
import { placeOf, readPlaces } from "../lock-places.ts";
import { shown } from "../places.ts";
import { seatsOf } from "../seats.ts";
import type { ShiftContext } from "../shift-context.ts";
import type { ShiftRow } from "../shift-queries.ts";
import { freePlaces, type Seats } from "../standing.ts";
import { callOff, lockShiftsAndTheirPeople } from "./call-off.ts";
import { nameSupervisor, supervisorAmong } from "./name-supervisor.ts";
import { setShift } from "./planned-shift-queries.ts";
import { reopenedNews } from "./reopened-news.ts";
import { shiftIsOver } from "./rota-errors.ts";
import { shiftTimeInUse, startOf } from "./shift-times/shift-time-queries.ts";

type Changes = BodyOf<typeof changeShift>;

/** What of the shift itself is to be other than it is; to be called off comes last, and by itself. */
const wantedOf = (shift: ShiftRow, { capacity, supervisors_needed, off }: Changes) => {
	const listeners = capacity ?? shift.listeners;
	const supervisors = supervisors_needed ?? shift.supervisors;
	const putsOn = off === null && shift.off_at !== null;
	const says = typeof off === "string" && shift.off_at !== null && off !== shift.off_reason;
	return {
		needs: listeners !== shift.listeners || supervisors !== shift.supervisors ? { listeners, supervisors } : undefined,
		state: putsOn ? { off_at: null, off_reason: null, closed_days_id: null } : says ? { off_reason: off } : {},
	};
};

const timeRetired = () =>
	conflict(
		"shift_time_retired",
		t("There are no more shifts at this time. To restore this one, please add the time first."),
	);

/** Nobody who has a place, or for whom one is kept, loses it by smaller needs. */
const ensureRoom = async (context: ShiftContext, { tx }: UnitOfWork, shift: ShiftRow): Promise<void> => {
	const now = context.clock.now();
	const isLess = (seats: Seats) => freePlaces(seats, "listener", now) < 0 || freePlaces(seats, "supervisor", now) < 0;
	if ((await seatsOf(tx, [shift])).some(isLess))
		throw conflict("more_booked", t("More people are booked than this shift would need."));
};

const differences = (before: ShiftRow, after: ShiftRow, named: MemberRow | null | undefined) => {
	const { listeners, supervisors, off_at, off_reason } = after;
	const needsOthers = before.listeners !== listeners || before.supervisors !== supervisors;
	return {
		...(needsOthers && { needs: { listeners, supervisors } }),
		...(named !== undefined && { supervisor: named && nameOf(named) }),
		...(before.off_at && !off_at && { reopened: true as const }),
		...(off_at && before.off_reason !== off_reason && { cancelled: off_reason ?? "" }),
	};
};

/** One shift, as a director wants it; what is changed by hand, the weekly shifts do not touch any more. */
export const changeOneShift = (
	context: ShiftContext,
	director: MemberRow,
	id: string,
	changes: Changes,
): Promise<Shift> =>
	inTransaction(context.database.db, async (work) => {
		const { tx, afterCommit } = work;
		const { supervisor, off, tell } = changes;
		const { members, shifts } = await lockShiftsAndTheirPeople(tx, [id], supervisor ? [supervisor] : []);
		const [before] = shifts;
		if (!before) throw noSuchShift();
		if (before.ends_at <= context.clock.now()) throw shiftIsOver();
		const { needs, state } = wantedOf(before, changes);
		// Asked while it is off.
		const reopened = state.off_at === null ? await reopenedNews(context, tx, [before], director) : [];
		const news = reopened.filter(({ member_id }) => member_id !== supervisor);
		const isOther = Object.keys({ ...needs, ...state }).length > 0;
		let shift = isOther ? await setShift(tx, id, { ...needs, ...state, by_hand: true }) : before;
		const named = typeof supervisor === "string" ? supervisorAmong(members, supervisor) : supervisor;
		if (before.off_at && !shift.off_at && !(await shiftTimeInUse(tx, shift.shift_time_id))) throw timeRetired();
		if (named !== undefined) {
			if (named && shift.off_at) throw isOff();
			news.push(...(await nameSupervisor(context, tx, shift, named, director)));
		}
		if (needs) await ensureRoom(context, work, shift);
		if (typeof off === "string" && !shift.off_at) {
			await callOff(context, work, [shift], { by: director, tell }, { off_reason: off, closed_days_id: null });
			shift = await setShift(tx, id, { by_hand: true });
		}
		const place = placeOf(await readPlaces(context, tx, [director], [shift]), director, id);
		const after = await offerFreePlaces(context, work, place, news);
		const changed = differences(before, shift, named);
		if (Object.keys(changed).length > 0) {
			const params = { day: shift.day, start: await startOf(tx, shift.shift_time_id), ...changed };
			const about = named ? { about: namedPerson(named) } : {};
			await record(tx, context.clock, { act: "change_shift", member: director, params, ...about });
		}
		afterCommit(() => {
			context.announceShifts();
			context.announceDuty();
		});
		return shown(after);
	});

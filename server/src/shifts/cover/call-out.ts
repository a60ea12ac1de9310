import type { BodyOf } from "@warmline/contract/calls";
import { t } from "@warmline/contract/i18n";
import type { Candidate, callOut as callOutCall } from "@warmline/contract/shifts/cover-calls";
import { askAgainMinutes, type ShiftPart } from "@warmline/contract/shifts/parts";
import type { MemberRow } from "../../accounts/index.ts";
import { record } from "../../audit/index.ts";
import { minutesAfter } from "../../platform/clock.ts";
import { inTransaction } from "../../platform/db/transaction.ts";
import { conflict } from "../../platform/errors.ts";
import { isOff, noSuchShift, obstacle } from "../errors.ts";
import { readPlaces } from "../lock-places.ts";
import type { ShiftContext } from "../shift-context.ts";
import { lockShifts } from "../shift-queries.ts";
import { freePlaces, isOver, type Seats } from "../standing.ts";
import { askToCome } from "./ask-to-come.ts";
import { candidatesFor } from "./candidates.ts";

const notNeeded = () => conflict("not_needed", t("This shift is fully staffed."));
const keptForSomebody = () =>
	conflict("not_needed", t("The open spot is on hold for someone on the waiting list, who hasn’t answered yet."));
const askedBefore = () =>
	conflict("nobody_left", t("The people you chose can’t come, or were asked less than an hour ago."));
const nobodyLeft = () => conflict("nobody_left", t("There is no one left to ask for this shift."));

/** People are only asked to come where they could say yes. */
export const ensureNeeded = (seats: Seats, part: ShiftPart, now: Date) => {
	if (seats.shift.off_at) throw isOff();
	if (isOver(seats.shift, now)) throw obstacle("started");
	if (seats.places.some((place) => place.part === part && place.cover_wanted_at !== null)) return;
	if (freePlaces({ ...seats, waiting: [] }, part, now) <= 0) throw notNeeded();
	if (freePlaces(seats, part, now) <= 0) throw keptForSomebody();
	if (part === "listener" && !seats.places.some((place) => place.part === "supervisor"))
		throw obstacle("needs_supervisor");
};

const chosen = (candidates: readonly Candidate[], named: readonly string[] | undefined, now: Date): string[] => {
	const isDue = (askedAt: string | null) => askedAt === null || minutesAfter(new Date(askedAt), askAgainMinutes) <= now;
	return candidates
		.filter(({ id, rested, asked_at }) => (named ? named.includes(id) && isDue(asked_at) : rested && asked_at === null))
		.map(({ id }) => id);
};

/** A supervisor asks people to come. Who was named and has found another shift meanwhile is left out. */
export const callOut = (
	context: ShiftContext,
	member: MemberRow,
	shiftId: string,
	{ part, member_ids }: BodyOf<typeof callOutCall>,
): Promise<{ asked: number }> =>
	inTransaction(context.database.db, async (work) => {
		const { tx } = work;
		const read = await readPlaces(context, tx, [], await lockShifts(tx, [shiftId]));
		const { settings, now } = read;
		const [seats] = read.seats;
		if (!seats) throw noSuchShift();
		ensureNeeded(seats, part, now);
		const { shift } = seats;
		const asked = chosen(await candidatesFor(context, tx, { shift, part }, settings), member_ids, now);
		if (asked.length === 0) throw member_ids ? askedBefore() : nobodyLeft();
		await askToCome(context, work, { shift, part }, asked);
		const params = { part, starts_at: shift.starts_at.toISOString(), count: asked.length };
		await record(tx, context.clock, { act: "call_out", member, params });
		return { asked: asked.length };
	});

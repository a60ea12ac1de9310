import type { Shift } from "@warmline/contract/shifts/shift";
import type { MemberRow } from "../accounts/index.ts";
import type { Db } from "../platform/db/database.ts";
import { readRotaSettings } from "./rota/settings/settings-queries.ts";
import { type ShiftReader, toShifts, type WholeSeats } from "./serializers.ts";
import type { ShiftContext } from "./shift-context.ts";
import { byShift, ownPlaces, placesIn, type ShiftRow, waitingFor } from "./shift-queries.ts";

/** These shifts with their people, in the order given. */
export const seatsOf = async (db: Db, rows: readonly ShiftRow[]): Promise<WholeSeats[]> => {
	if (rows.length === 0) return [];
	const ids = rows.map(({ id }) => id);
	const [places, waiting] = [byShift(await placesIn(db, ids)), byShift(await waitingFor(db, ids))];
	return rows.map((shift) => ({ shift, places: places.get(shift.id) ?? [], waiting: waiting.get(shift.id) ?? [] }));
};

/** Who looks at these shifts, with their own places at their times. */
const readerOf = async (
	db: Db,
	{ id, role }: Pick<MemberRow, "id" | "role">,
	rows: readonly ShiftRow[],
): Promise<ShiftReader> => {
	if (rows.length === 0) return { id, role, busy: [] };
	const from = new Date(Math.min(...rows.map(({ starts_at }) => starts_at.getTime())));
	const until = new Date(Math.max(...rows.map(({ ends_at }) => ends_at.getTime())));
	return { id, role, busy: await ownPlaces(db, [id], from, until) };
};

/** These shifts as this member sees them. */
export const shownShifts = async (
	{ clock }: Pick<ShiftContext, "clock">,
	db: Db,
	member: Pick<MemberRow, "id" | "role">,
	rows: readonly ShiftRow[],
): Promise<Shift[]> => {
	const [all, reader, settings] = [
		await seatsOf(db, rows),
		await readerOf(db, member, rows),
		await readRotaSettings(db),
	];
	return toShifts(all, reader, settings, clock.now());
};

export const shownShift = async (
	context: Pick<ShiftContext, "clock">,
	db: Db,
	member: Pick<MemberRow, "id" | "role">,
	row: ShiftRow,
): Promise<Shift> => {
	const [shown] = await shownShifts(context, db, member, [row]);
	if (!shown) throw new Error("a shift was not shown");
	return shown;
};

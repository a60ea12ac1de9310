import { t } from "@warmline/contract/i18n";
import { breakMinutes, longRunHours } from "@warmline/contract/shifts/limits";
import { conflict } from "../platform/errors.ts";
import type { LockedPlace } from "./lock-places.ts";
import type { OwnPlace, ShiftRow } from "./shift-queries.ts";
import { restOf } from "./standing.ts";

type Times = Pick<ShiftRow, "starts_at" | "ends_at">;

const minute = 60_000;
const hour = 60 * minute;

/** Hours from the start of the first to the end of the last shift, of those that have no break between them. */
export const hoursInARow = (shift: Times, others: readonly Times[]): number => {
	let [start, end] = [shift.starts_at.getTime(), shift.ends_at.getTime()];
	const joins = ({ starts_at, ends_at }: Times) =>
		starts_at.getTime() - end < breakMinutes * minute && start - ends_at.getTime() < breakMinutes * minute;
	let left = others;
	for (;;) {
		const joined = left.filter(joins);
		if (joined.length === 0) return Math.round(((end - start) / hour) * 10) / 10;
		start = Math.min(start, ...joined.map(({ starts_at }) => starts_at.getTime()));
		end = Math.max(end, ...joined.map(({ ends_at }) => ends_at.getTime()));
		left = left.filter((one) => !joined.includes(one));
	}
};

/** The hours in a row that a shift would make with these places, where they are many and not by itself alone. */
export const longRunOf = (
	shift: Pick<ShiftRow, "id" | "starts_at" | "ends_at">,
	places: readonly Pick<OwnPlace, "shift_id" | "starts_at" | "ends_at" | "off_at">[],
): number | undefined => {
	const around = 24 * hour;
	const [from, until] = [shift.starts_at.getTime() - around, shift.ends_at.getTime() + around];
	const others = places.filter(
		({ shift_id, starts_at, ends_at, off_at }) =>
			off_at === null && shift_id !== shift.id && starts_at.getTime() < until && ends_at.getTime() > from,
	);
	const hours = hoursInARow(shift, others);
	return hours >= longRunHours && hours > hoursInARow(shift, []) ? hours : undefined;
};

export const longRun = (hours: number) =>
	conflict(
		"long_run",
		t("That makes {hours} hours in a row. You can still take it, if you’ll be rested enough.", { hours }),
	);

/** Asks before somebody is on duty for long without a break. `givesAway` are shifts that they leave for this one. */
export const ensureNoLongRun = (
	{ now, seats: { shift }, reader }: Pick<LockedPlace, "now" | "seats" | "reader">,
	isSure: boolean,
	givesAway: readonly string[] = [],
): void => {
	if (isSure) return;
	const hours = longRunOf(
		restOf(shift, now),
		reader.busy.filter(({ shift_id }) => !givesAway.includes(shift_id)),
	);
	if (hours !== undefined) throw longRun(hours);
};

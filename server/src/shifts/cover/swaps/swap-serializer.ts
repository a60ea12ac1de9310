import type { Swap } from "@warmline/contract/shifts/cover-calls";
import { namedPerson } from "../../../accounts/index.ts";
import type { BookingRow, ShiftRow } from "../../shift-queries.ts";
import type { WholeSwap } from "./swap-queries.ts";

const toPlace = ({ part }: Pick<BookingRow, "part">, { id, starts_at, ends_at }: ShiftRow): Swap["gives"] => ({
	shift_id: id,
	shift_datetime: starts_at.toISOString(),
	ends_at: ends_at.toISOString(),
	part,
});

export const toSwap = ({ swap, from, to, gives, gets, givesShift, getsShift }: WholeSwap): Swap => ({
	id: swap.id,
	from: namedPerson(from),
	to: namedPerson(to),
	gives: toPlace(gives, givesShift),
	gets: toPlace(gets, getsShift),
	asked_at: swap.asked_at.toISOString(),
});

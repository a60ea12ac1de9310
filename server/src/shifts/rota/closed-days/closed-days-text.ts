import type { ClosedDaysRow } from "./closed-day-queries.ts";

/** `2026-12-24 to 2026-12-26, yearly: Christmas`, as it is written down. */
export const closedDaysText = ({ first, last, name, yearly }: Omit<ClosedDaysRow, "id">): string =>
	`${first === last ? first : `${first} to ${last}`}${yearly ? ", yearly" : ""}: ${name}`;

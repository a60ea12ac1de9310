import type { ShiftRow } from "../shift-queries.ts";

const counted = (count: number, what: string) => `${count} ${what}${count === 1 ? "" : "s"}`;

/** `2 listeners, 1 supervisor`, as it is written down. */
export const needsInWords = ({ listeners, supervisors }: Pick<ShiftRow, "listeners" | "supervisors">): string =>
	`${counted(listeners, "listener")}, ${counted(supervisors, "supervisor")}`;

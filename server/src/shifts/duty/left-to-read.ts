import type { Duty } from "@warmline/contract/shifts/duty-calls";
import { nameOf } from "../../accounts/index.ts";
import { daysBefore } from "../../platform/clock.ts";
import type { ShiftContext } from "../shift-context.ts";
import { type CloseNoteRow, closeNotesSince, type LeavingWordsRow, leavingWordsSince } from "./left-words-queries.ts";

/** Minutes for which it is shown. */
const shownDays = 7;

type Left = Duty["to_read"][number];

const left = (about: Left["about"], row: LeavingWordsRow | CloseNoteRow): Left => ({
	about,
	shift_id: row.shift_id,
	shift_datetime: row.starts_at.toISOString(),
	id: row.member_id,
	name: row.first_name === null ? null : nameOf({ first_name: row.first_name, nickname: row.nickname }),
	words: row.words,
	at: row.at.toISOString(),
});

/** What people have left for supervisors to read, the latest first. */
export const leftToRead = async ({
	database: { db },
	clock,
}: Pick<ShiftContext, "database" | "clock">): Promise<Left[]> => {
	const since = daysBefore(clock.now(), shownDays);
	const all = [
		...(await leavingWordsSince(db, since)).map((row) => left("leaving", row)),
		...(await closeNotesSince(db, since)).map((row) => left("closing", row)),
	];
	return all.sort((one, other) => other.at.localeCompare(one.at));
};

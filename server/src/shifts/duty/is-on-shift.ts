import { type Clock, minutesAfter } from "../../platform/clock.ts";
import type { Db } from "../../platform/db/database.ts";
import { hasCheckedIn } from "./duty-queries.ts";
import { overtimeMinutes } from "./support-minutes.ts";

/** Has checked in to a shift and not checked out. */
export const isOnShift = (db: Db, clock: Clock, memberId: string): Promise<boolean> =>
	hasCheckedIn(db, memberId, minutesAfter(clock.now(), -overtimeMinutes));

import { monthsBefore } from "../../platform/days.ts";
import type { Platform } from "../../platform/platform.ts";
import { society } from "../../platform/society.ts";
import { deleteEnded } from "../queries.ts";
import { endStalePractice } from "./end-stale-practice.ts";

/** Months for what was practised: long enough to see how somebody comes on; 0016-retention.md says more. */
const keptMonths = 12;

/** First ends what was left behind, so that it grows old, too. */
export const deleteOldPractice = async (platform: Platform): Promise<void> => {
	await endStalePractice(platform);
	await deleteEnded(platform.database.db, monthsBefore(society().clock, platform.clock.now(), keptMonths));
};

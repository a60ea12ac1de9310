import type { MemberRow } from "../accounts/index.ts";
import { daysBefore } from "../platform/clock.ts";
import type { Calls } from "../platform/http/calls.ts";
import type { Platform } from "../platform/platform.ts";
import { deleteImportsBefore } from "./queries.ts";
import { importRoutes } from "./routes.ts";

export { exportPersonalData } from "./personal-data.ts";

/** As long as an invitation that was accepted is kept. */
const keptDays = 90;

/** Directors bring the volunteers of an organisation in by a table. */
export const imports = async (calls: Calls<MemberRow>, platform: Platform) => {
	const { jobs, clock, database } = platform;
	importRoutes(calls, platform);
	await jobs.everyNight("forget-old-imports", async () => {
		await deleteImportsBefore(database.db, daysBefore(clock.now(), keptDays));
	});
};

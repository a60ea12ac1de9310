import type { Platform } from "../../platform/platform.ts";
import { deleteSuspensionsBefore } from "./suspension-queries.ts";

/** That somebody once wrote nothing for some days is nobody's affair any more when they are over. */
export const deletePastSuspensions = async ({ database: { db }, clock }: Platform) => {
	await deleteSuspensionsBefore(db, clock.now());
};

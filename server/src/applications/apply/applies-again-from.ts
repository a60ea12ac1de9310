import type { Db } from "../../platform/db/database.ts";
import { latestApplication } from "../queries.ts";
import { mayReapply, reapplyFrom } from "./reapply-from.ts";

/** The day from which somebody may apply again who was declined; null when there is no wait. */
export const appliesAgainFrom = async (db: Db, memberId: string, now: Date): Promise<string | null> => {
	const latest = await latestApplication(db, memberId);
	if (latest?.status !== "declined" || !latest.decided_at || mayReapply(latest.decided_at, now)) return null;
	return reapplyFrom(latest.decided_at);
};

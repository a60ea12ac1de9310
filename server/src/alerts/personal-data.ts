import type { Db } from "../platform/db/database.ts";
import { quietHoursOf } from "./escalation/reachable-members.ts";
import { deliveriesKeptOf, responsesKeptOf } from "./log/log-queries.ts";
import { preferenceRow } from "./preferences/preference-queries.ts";

/** How they want to be alerted, when they were, and to what they responded. It goes with the member by foreign keys. */
export const exportPersonalData = async (db: Db, memberId: string) => {
	const row = await preferenceRow(db, memberId);
	return {
		preferences: row
			? {
					channels: row.channels,
					agreed_at: row.agreed_at,
					quiet_hours: quietHoursOf(row),
					phone: row.phone,
					phone_confirmed_at: row.phone_confirmed_at,
				}
			: null,
		alerts: await deliveriesKeptOf(db, memberId),
		responses: await responsesKeptOf(db, memberId),
	};
};

import { notify } from "../../notifications/index.ts";
import { minutesAfter } from "../../platform/clock.ts";
import { inTransaction } from "../../platform/db/transaction.ts";
import type { Platform } from "../../platform/platform.ts";
import { societyDay } from "../../platform/society.ts";
import { tokensExpiring } from "./queries.ts";

/** Days before, for a first and only time. */
const noticeDays = 7;

/** To who made them: the systems that use them stop working. Each token is told of once, however often this is done. */
export const notifyOfExpiry = (platform: Pick<Platform, "database" | "clock" | "jobs" | "hub">): Promise<void> =>
	inTransaction(platform.database.db, async (work) => {
		const now = platform.clock.now();
		const expiring = await tokensExpiring(work.tx, now, minutesAfter(now, noticeDays * 24 * 60));
		const notices = expiring.map(({ id, name, created_by, expires_at }) => ({
			...{ member_id: created_by, actor_id: null, kind: "moderation" as const },
			message: "api_token_expires" as const,
			params: { token: name, ...(expires_at && { until: societyDay(expires_at) }) },
			same_as: `api-token-expires-${id}`,
		}));
		await notify(platform, work, notices);
	});

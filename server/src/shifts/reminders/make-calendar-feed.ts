import { calendarFeed } from "@warmline/contract/shifts/reminder-calls";
import type { MemberRow } from "../../accounts/index.ts";
import { apiBase } from "../../platform/http/calls.ts";
import { newToken, tokenHash } from "../../platform/tokens.ts";
import type { ShiftContext } from "../shift-context.ts";
import { setFeed } from "./feed-queries.ts";

/** A new address for somebody's calendar; only its hash is kept, so it is shown this once. */
export const makeCalendarFeed = async (
	{ database, clock, config }: Pick<ShiftContext, "database" | "clock" | "config">,
	{ id }: Pick<MemberRow, "id">,
) => {
	const [token, now] = [newToken(), clock.now()];
	await setFeed(database.db, id, tokenHash(token), now);
	const path = calendarFeed.path.replace(":token", token);
	return { url: `${config.PUBLIC_URL}${apiBase}${path}`, made_at: now.toISOString() };
};

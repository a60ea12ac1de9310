import type { MemberRow } from "../../accounts/index.ts";
import { daysBefore } from "../../platform/clock.ts";
import type { Calls } from "../../platform/http/calls.ts";
import type { TokenPlatform } from "./create-token.ts";
import { notifyOfExpiry } from "./notify-of-expiry.ts";
import { deleteTokensOver } from "./queries.ts";
import { tokenRoutes } from "./routes.ts";

/** Days for which a token that is over is still listed. */
const keptDays = 30;

/** By which other systems read what a director allows them. */
export const apiTokens = async (calls: Calls<MemberRow>, platform: TokenPlatform) => {
	const { jobs, clock, database } = platform;
	tokenRoutes(calls, platform);
	await jobs.everyMorning("api-token-expiry", () => notifyOfExpiry(platform));
	await jobs.everyNight("forget-old-api-tokens", async () => {
		await deleteTokensOver(database.db, daysBefore(clock.now(), keptDays));
	});
};

import type { ApiToken } from "@warmline/contract/integrations/api-tokens";
import type { Platform } from "../../platform/platform.ts";
import { noSuchToken } from "./errors.ts";
import { listedTokens, tokenById } from "./queries.ts";
import { toApiToken } from "./serializers.ts";

/** More than can be in force, so that none of those is missing. */
const most = 200;

type Shows = Pick<Platform, "database" | "clock">;

export const listTokens = async ({ database: { db }, clock }: Shows): Promise<ApiToken[]> => {
	const now = clock.now();
	return (await listedTokens(db, now, most)).map((row) => toApiToken(row, now));
};

export const readToken = async ({ database: { db }, clock }: Shows, id: string): Promise<ApiToken> => {
	const found = await tokenById(db, id);
	if (!found) throw noSuchToken();
	return toApiToken(found, clock.now());
};

import { apiTokenLimits, apiTokenPrefix, type NewApiToken } from "@warmline/contract/integrations/api-tokens";
import { scopes as allScopes } from "@warmline/contract/integrations/scopes";
import { v7 } from "uuid";
import { actingDirectorIds, isActingDirector, lockMember, type MemberRow } from "../../accounts/index.ts";
import { record } from "../../audit/index.ts";
import { notify } from "../../notifications/index.ts";
import { minutesAfter } from "../../platform/clock.ts";
import { inTransaction } from "../../platform/db/transaction.ts";
import { forbidden } from "../../platform/errors.ts";
import type { Platform } from "../../platform/platform.ts";
import { limitTo } from "../../platform/rate-limit/limits.ts";
import { newToken, tokenHash } from "../../platform/tokens.ts";
import type { IntegrationPorts } from "../ports.ts";
import { tooManyTokens } from "./errors.ts";
import { insertToken, lockTokensInForce } from "./queries.ts";

export type TokenPlatform = Platform & Pick<IntegrationPorts, "reportSecurityEvent">;

/** In a day, by one director. */
const mostADay = 20;

/** Answers its id, and the token, which is not stored and cannot be shown again. */
export const createToken = async (
	platform: TokenPlatform,
	{ id: directorId }: MemberRow,
	{ name, scopes, days }: NewApiToken,
): Promise<{ id: string; token: string }> => {
	const { database, clock } = platform;
	await limitTo(platform, ["api tokens by", directorId], { limit: mostADay, windowSeconds: 24 * 3600 });
	return inTransaction(database.db, async (work) => {
		const { tx } = work;
		const now = clock.now();
		// Who loses the role in this moment may have made a token that does not count. A stronger lock might wait for who
		// deletes another director, and they for us.
		const director = await lockMember(tx, directorId, "key share");
		if (!director || !isActingDirector(director)) throw forbidden();
		if ((await lockTokensInForce(tx, now)) >= apiTokenLimits.inForce) throw tooManyTokens(apiTokenLimits.inForce);
		const [id, token] = [v7(), apiTokenPrefix + newToken()];
		const opens = allScopes.filter((scope) => scopes.includes(scope));
		await insertToken(tx, {
			...{ id, name, scopes: opens, created_by: director.id, created_at: now },
			token_hash: tokenHash(token),
			ends_in: token.slice(-4),
			expires_at: days === null ? null : minutesAfter(now, days * 24 * 60),
		});
		const params = { name, scopes: opens, days };
		await record(tx, clock, { act: "create_api_token", member: director, params });
		const notices = (await actingDirectorIds(tx)).map((member_id) => ({
			...{ member_id, actor_id: director.id, kind: "moderation" as const },
			message: "api_token_created" as const,
			params: { token: name },
		}));
		await notify(platform, work, notices);
		await platform.reportSecurityEvent(tx, director, "api_token_created");
		return { id, token };
	});
};

import { t } from "@warmline/contract/i18n";
import type { Scope } from "@warmline/contract/integrations/scopes";
import type { FastifyReply } from "fastify";
import { isActingDirector, memberMustSetUp, type TokenGate } from "../../accounts/index.ts";
import { minutesAfter } from "../../platform/clock.ts";
import { invalidToken, outOfScope, secondStepRequired, tooMany } from "../../platform/errors.ts";
import { addressOf } from "../../platform/http/calls.ts";
import type { Platform } from "../../platform/platform.ts";
import { KeyedTokenBuckets } from "../../platform/rate-limit/keyed-token-buckets.ts";
import { attemptWindowSeconds, limitAddress } from "../../platform/rate-limit/limits.ts";
import { societyDay } from "../../platform/society.ts";
import { tokenHash } from "../../platform/tokens.ts";
import { isAllowed, scopeOf, stateOf } from "./policy.ts";
import { tokenByHash, touchToken } from "./queries.ts";

/** Requests of one token, in this process: enough to page through everything at once, and to ask every second. */
const allowance = { burst: 120, perSecond: 2 };

/**
 * Of one address, with tokens that do not work, in a quarter of an hour. Those that work go on: an office behind one
 * address does not lose all its systems because one of them has a token that is over. 256 random bits are not guessed.
 */
const wrongTokens = { limit: 100, windowSeconds: attemptWindowSeconds };

/** As RFC 6750 says it to programs. */
const challenge = (reply: FastifyReply, error: string, scope?: Scope) =>
	reply.header("www-authenticate", `Bearer error="${error}"${scope ? `, scope="${scope}"` : ""}`);

/** Lets in who shows an API token that works, where its scopes allow what they ask for. */
export const createTokenGate = (platform: Pick<Platform, "database" | "clock" | "sealer">): TokenGate => {
	const { database, clock } = platform;
	const requestsLeft = new KeyedTokenBuckets(allowance);
	return async (request, reply, call, apiToken) => {
		const { db } = database;
		const now = clock.now();
		const found = await tokenByHash(db, tokenHash(apiToken));
		if (!found || stateOf(found, isActingDirector(found.maker), now) !== "active") {
			await limitAddress(platform, "api tokens", addressOf(request), wrongTokens);
			challenge(reply, "invalid_token");
			throw invalidToken();
		}
		const wait = requestsLeft.take(found.id, now.getTime());
		if (wait !== undefined) throw tooMany(wait, t("Too many requests. Please wait a little and try again."));
		await touchToken(db, found.id, now, minutesAfter(now, -1));
		// Who made it could do nothing else before, either.
		if (await memberMustSetUp(db, found.maker.id, societyDay(now))) throw secondStepRequired();
		const scope = scopeOf(call);
		if (scope === undefined) {
			challenge(reply, "insufficient_scope");
			throw outOfScope(t("API tokens can’t do this. Please log in instead."));
		}
		if (!isAllowed(found, scope)) {
			challenge(reply, "insufficient_scope", scope);
			throw outOfScope(t("This API token needs the scope {scope}.", { scope }));
		}
		return { member: found.maker, token: { id: found.id, name: found.name } };
	};
};

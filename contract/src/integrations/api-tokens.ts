import * as z from "zod/mini";
import { call } from "../calls.ts";
import { t } from "../i18n.ts";
import { id, time } from "../ids.ts";
import { listOf, requiredText } from "../text.ts";
import { scopes } from "./scopes.ts";

/** What every token begins with, so that scanners for secrets find one that was published by mistake. */
export const apiTokenPrefix = "wlt_";

/** Days after which a token stops working; null: it does not by itself. */
export const tokenDays = [30, 90, 365, null] as const;
export type TokenDays = (typeof tokenDays)[number];
export const presetTokenDays: TokenDays = 365;

export const apiTokenLimits = { name: 60, inForce: 50 } as const;

const chooseScope = t("Please choose at least one.");

export const newApiToken = z.object({
	name: requiredText(t("Please give the token a name."), apiTokenLimits.name),
	scopes: listOf(z.enum(scopes, chooseScope), scopes.length).check(z.minLength(1, chooseScope)),
	days: z
		._default(z.nullable(z.literal([30, 90, 365], t("Please choose from the list."))), presetTokenDays)
		.check(z.describe("Days for which it works; null: until it is revoked.")),
});
export type NewApiToken = z.infer<typeof newApiToken>;

/** `inactive`: who made it is no director any more, or cannot act as one. */
export const apiTokenStates = ["active", "expired", "revoked", "inactive"] as const;
export type ApiTokenState = (typeof apiTokenStates)[number];

export const apiToken = z.object({
	id,
	name: z.string(),
	scopes: z.array(z.enum(scopes)),
	ends_in: z.string().check(z.describe("The last four characters of the token.")),
	state: z.enum(apiTokenStates),
	created_at: time,
	created_by: z.object({ id, name: z.string() }),
	last_used_at: z.nullable(time).check(z.describe("To the minute; null when it was never used.")),
	expires_at: z.nullable(time),
});
export type ApiToken = z.infer<typeof apiToken>;

export const listApiTokens = call({
	method: "GET",
	path: "/integrations/api-tokens/",
	summary: "API tokens of all directors: those that work first, the newest first. Others stay listed for 30 days.",
	who: ["director"],
	status: 200,
	answer: z.object({ results: z.array(apiToken) }),
	errors: [],
});

export const createApiToken = call({
	method: "POST",
	path: "/integrations/api-tokens/",
	summary: "Create an API token. The token itself is in this answer and never again.",
	who: ["director"],
	asksPassword: true,
	body: newApiToken,
	status: 201,
	answer: z.object({ result: apiToken, token: z.string() }),
	errors: ["too_many_tokens", "confirm_yourself"],
});

export const revokeApiToken = call({
	method: "DELETE",
	path: "/integrations/api-tokens/:token_id/",
	summary: "Revoke an API token, one's own or another director's. It stops working at once.",
	who: ["director"],
	status: 200,
	answer: z.object({ result: apiToken }),
	errors: ["already_over"],
});

export const apiTokenCalls = { listApiTokens, createApiToken, revokeApiToken };

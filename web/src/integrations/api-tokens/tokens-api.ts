import { queryOptions } from "@tanstack/react-query";
import {
	type ApiToken,
	createApiToken,
	listApiTokens,
	type NewApiToken,
	revokeApiToken,
} from "@warmline/contract/integrations/api-tokens";
import { request } from "../../platform/http/api.ts";
import { integrationKeys } from "../../platform/http/query-keys.ts";

/** Milliseconds between two looks: when a token was used last is told to nobody. */
const slowly = 60_000;

export const tokensQuery = queryOptions({
	queryKey: integrationKeys.apiTokens,
	queryFn: async () => (await request(listApiTokens)).results,
	staleTime: 0,
	refetchInterval: slowly,
});

export type CreatedToken = { readonly result: ApiToken; readonly token: string };

export const createToken = (body: NewApiToken): Promise<CreatedToken> => request(createApiToken, { body });

export const revokeToken = async (token_id: string): Promise<ApiToken> =>
	(await request(revokeApiToken, { params: { token_id } })).result;

import { createApiToken, listApiTokens, revokeApiToken } from "@warmline/contract/integrations/api-tokens";
import type { MemberRow } from "../../accounts/index.ts";
import type { Calls } from "../../platform/http/calls.ts";
import { idFrom } from "../../platform/http/requests/path-id.ts";
import { createToken, type TokenPlatform } from "./create-token.ts";
import { noSuchToken } from "./errors.ts";
import { listTokens, readToken } from "./list-tokens.ts";
import { revokeToken } from "./revoke-token.ts";

export const tokenRoutes = (calls: Calls<MemberRow>, platform: TokenPlatform) => {
	calls.answer(listApiTokens, async () => ({ results: await listTokens(platform) }));

	calls.answer(createApiToken, async ({ member, body }) => {
		const { id, token } = await createToken(platform, member, body);
		return { result: await readToken(platform, id), token };
	});

	calls.answer(revokeApiToken, async ({ member, params }) => {
		const id = idFrom(params.token_id, noSuchToken);
		await revokeToken(platform, member, id);
		return { result: await readToken(platform, id) };
	});
};

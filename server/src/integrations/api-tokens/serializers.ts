import type { ApiToken } from "@warmline/contract/integrations/api-tokens";
import { isScope } from "@warmline/contract/integrations/scopes";
import { isActingDirector, namedPerson } from "../../accounts/index.ts";
import { stateOf } from "./policy.ts";
import type { TokenRow } from "./queries.ts";

export const toApiToken = (row: TokenRow, now: Date): ApiToken => {
	const { id, name, scopes, ends_in, created_at, last_used_at, expires_at, maker } = row;
	return {
		...{ id, name, ends_in },
		// A server of the version after may know more.
		scopes: scopes.filter(isScope),
		state: stateOf(row, isActingDirector(maker), now),
		created_at: created_at.toISOString(),
		created_by: namedPerson(maker),
		last_used_at: last_used_at?.toISOString() ?? null,
		expires_at: expires_at?.toISOString() ?? null,
	};
};

import type { Call } from "@warmline/contract/calls";
import type { ApiTokenState } from "@warmline/contract/integrations/api-tokens";
import type { Scope } from "@warmline/contract/integrations/scopes";

type Dates = { readonly revoked_at: Date | null; readonly expires_at: Date | null };

/** A token counts only as long as who made it might make it today, as a director who can act. */
export const stateOf = ({ revoked_at, expires_at }: Dates, isMakerActing: boolean, now: Date): ApiTokenState => {
	if (revoked_at) return "revoked";
	if (expires_at && expires_at <= now) return "expired";
	return isMakerActing ? "active" : "inactive";
};

/**
 * The scope that opens a call to tokens; undefined where none does. Only reading is open, and nothing that asks for a
 * password, whatever the contract says by mistake.
 */
export const scopeOf = ({ scope, method, asksPassword }: Pick<Call, "scope" | "method" | "asksPassword">) =>
	method === "GET" && asksPassword !== true ? scope : undefined;

export const isAllowed = (token: { readonly scopes: readonly Scope[] }, scope: Scope): boolean =>
	token.scopes.includes(scope);

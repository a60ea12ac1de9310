import type { Role } from "@warmline/contract/accounts/roles";

type Account = { readonly role: Role; readonly is_active: boolean; readonly is_verified: boolean };

/** A director who can act. `actingDirector` in queries.ts says the same in SQL. */
export const isActingDirector = ({ role, is_active, is_verified }: Account): boolean =>
	role === "director" && is_active && is_verified;

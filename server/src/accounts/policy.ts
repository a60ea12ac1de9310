import type { Role } from "@warmline/contract/accounts/roles";

type Account = { readonly role: Role; readonly is_active: boolean; readonly is_verified: boolean };

/** What is missing to whom a call or a channel is for. Both ask here, and nowhere else. */
export const lacking = (
	{ role, is_verified }: Account,
	who: "member" | "verified_member" | readonly Role[],
): "verification" | "role" | undefined => {
	if (who === "member") return undefined;
	if (!is_verified) return "verification";
	return who === "verified_member" || who.includes(role) ? undefined : "role";
};

/** A director who can act. `actingDirector` in queries.ts says the same in SQL. */
export const isActingDirector = ({ role, is_active, is_verified }: Account): boolean =>
	role === "director" && is_active && is_verified;

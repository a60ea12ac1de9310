import { isAgent } from "@warmline/contract/accounts/roles";
import type { MemberRow } from "../../accounts/index.ts";
import { notLoggedIn } from "../../platform/errors.ts";
import { obstacle } from "../errors.ts";

/** Who asks, as they were locked: they may have been locked out, or been given another role, since they asked. */
export const ensureAgent = ({ is_active, role }: MemberRow): void => {
	if (!is_active) throw notLoggedIn();
	if (!isAgent(role)) throw obstacle("trainee");
};

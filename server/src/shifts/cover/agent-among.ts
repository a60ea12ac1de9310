import { isAgent } from "@warmline/contract/accounts/roles";
import type { MemberRow } from "../../accounts/index.ts";
import { notLoggedIn } from "../../platform/errors.ts";
import { obstacle } from "../errors.ts";

/** Who asks, as they were locked: they may have been locked out, or been given another role, since they asked. */
export const agentAmong = (members: readonly MemberRow[], id: string): MemberRow => {
	const member = members.find((one) => one.id === id);
	if (!member?.is_active) throw notLoggedIn();
	if (!isAgent(member.role)) throw obstacle("trainee");
	return member;
};

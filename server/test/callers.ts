import { agentRoles, type Role } from "@warmline/contract/accounts/roles";
import type { Call } from "@warmline/contract/calls";
import { logsIn } from "./person.ts";
import type { society } from "./society.ts";

export type Caller = "nobody" | "visitor" | "another visitor" | "unverified listener" | "deactivated director" | Role;

const roles = ["new_hire", "trainee_listener", "trainee_supervisor", "listener", "supervisor", "director"] as const;

const isMember = (caller: Caller) => caller === "unverified listener" || roles.some((role) => role === caller);
const isAgent = (caller: Caller) => agentRoles.some((role) => role === caller);

/** What the gate answers; undefined where it lets the caller through. The visitor is that of the chat asked about. */
export const refusalOf = ({ who }: Call, caller: Caller): 401 | 403 | 404 | undefined => {
	if (who === "anyone") return undefined;
	if (who === "visitor") {
		if (caller === "visitor") return undefined;
		return caller === "another visitor" ? 404 : 401;
	}
	if (who === "visitor_or_agent") {
		if (caller === "visitor" || isAgent(caller)) return undefined;
		if (caller === "another visitor") return 404;
		return isMember(caller) ? 403 : 401;
	}
	if (!isMember(caller)) return 401;
	if (who === "member") return undefined;
	if (caller === "unverified listener") return 403;
	if (who === "verified_member") return undefined;
	return who.some((role) => role === caller) ? undefined : 403;
};

/** One of everybody there can be, with a token where they have one. `visitor` is the one whose token is given. */
export const callersOf = async (
	{ address, newMember, newVisitor, pool }: Awaited<ReturnType<typeof society>>,
	visitor: string,
) => {
	const tokens = new Map<Caller, string | undefined>([["nobody", undefined]]);
	tokens.set("visitor", visitor);
	tokens.set("another visitor", (await newVisitor().asksForSupport()).visitor_token);
	const unverified = await newMember("una", "listener");
	await pool.query("UPDATE members SET is_verified = false WHERE id = $1", [unverified.id]);
	tokens.set("unverified listener", unverified.token);
	// Whose sessions, for whatever reason, did not go with their account.
	const deactivated = await newMember("dean", "director");
	await pool.query("UPDATE members SET is_active = false WHERE id = $1", [deactivated.id]);
	tokens.set("deactivated director", deactivated.token);
	const names = new Map<Caller, string>([["unverified listener", "una"]]);
	const ids = new Map<Caller, string>([["unverified listener", unverified.id]]);
	for (const role of roles) {
		const name = `one-${role.replace("_", "-")}`;
		const member = await newMember(name, role);
		names.set(role, name);
		ids.set(role, member.id);
		tokens.set(role, member.token);
	}
	return {
		tokens,
		/** Who of them is a member. */
		ids,
		/** Another session, for what ends it. */
		again: async (caller: Caller) => {
			const name = names.get(caller);
			return name === undefined ? tokens.get(caller) : (await logsIn(address, name)).token;
		},
	};
};

import type { Role } from "@warmline/contract/accounts/roles";
import { say } from "@warmline/contract/say";

/** What somebody may do, for who gives the role. */
export const roleMeans: Readonly<Record<Role, string>> = {
	new_hire: say("Applies, and has a profile. Can’t see chats or other members yet."),
	trainee_listener: say("Part of the community, and practises. Can’t see chats or visitors."),
	trainee_supervisor: say("Part of the community, and practises. Can’t see chats or visitors."),
	listener: say("Sees waiting visitors, takes chats, and can read their own chats."),
	supervisor: say("Sees every chat, assigns and takes over, and supports listeners."),
	director: say("Everything: all chats, applications, members, settings and the audit log."),
};

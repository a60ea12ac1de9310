import type { Role } from "@warmline/contract/accounts/roles";
import { say } from "@warmline/contract/say";

/** What somebody may do, for who gives the role. */
export const roleMeans: Readonly<Record<Role, string>> = {
	new_hire: say("Applies, and keeps a profile. Sees no chats and meets nobody yet."),
	trainee_listener: say("Meets the community and practises. Sees no chats and nothing of visitors."),
	trainee_supervisor: say("Meets the community and practises. Sees no chats and nothing of visitors."),
	listener: say("Sees who waits, takes chats, and reads the chats of their own."),
	supervisor: say("Sees every chat, assigns and takes over, and looks after listeners."),
	director: say("Everything: all chats, applications, members, settings and the audit log."),
};

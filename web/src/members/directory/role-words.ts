import type { Role } from "@warmline/contract/accounts/roles";
import { t } from "@warmline/contract/i18n";

/** What somebody may do, for who gives the role. */
export const roleMeans: Readonly<Record<Role, string>> = {
	new_hire: t("Applies, and has a profile. Can’t see chats or other members yet."),
	trainee_listener: t("Part of the community, and practises. Can’t see chats or visitors."),
	trainee_supervisor: t("Part of the community, and practises. Can’t see chats or visitors."),
	listener: t("Sees waiting visitors, takes chats, and can read their own chats."),
	supervisor: t("Sees every chat, assigns and takes over, and supports listeners."),
	director: t("Everything: all chats, applications, members, settings and the audit log."),
};

import type { Caller } from "@warmline/contract/chats/chat";

/** The server puts stars where the society hides details from agents. */
export const isMasked = ({ email, ip_address }: Pick<Caller, "email" | "ip_address">): boolean =>
	(email?.includes("***") ?? false) || (ip_address?.endsWith("*") ?? false);

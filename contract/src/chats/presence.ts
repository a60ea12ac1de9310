import * as z from "zod/mini";
import { agentRoles } from "../accounts/roles.ts";
import { id } from "../ids.ts";

/**
 * `away` is off duty: nobody is given a chat who has not checked in. `available` and `break` are on duty; on a break no new
 * chats come.
 */
export const presences = ["available", "away", "break"] as const;
export type Presence = (typeof presences)[number];

/** A member on duty, as supervisors see them. */
export const onDuty = z.object({
	id,
	name: z.string(),
	role: z.enum(agentRoles),
	presence: z.enum(presences),
	open_chats: z.int(),
	limit: z.int(),
	/** False for who has lost the connection a moment ago. */
	connected: z._default(z.boolean(), true),
});
export type OnDuty = z.infer<typeof onDuty>;

import * as z from "zod/mini";
import { agentRoles } from "../accounts/roles.ts";
import { id } from "../ids.ts";

/** `break` is away without a question; who comes back sets himself available. */
export const presences = ["available", "away", "break"] as const;
export type Presence = (typeof presences)[number];

/** Somebody with an open channel, as supervisors see him. */
export const onDuty = z.object({
	id,
	name: z.string(),
	role: z.enum(agentRoles),
	presence: z.enum(presences),
	open_chats: z.int(),
	limit: z.int(),
});
export type OnDuty = z.infer<typeof onDuty>;

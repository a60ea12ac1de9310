import type { ChatContext } from "../chat-context.ts";
import { availableListeners } from "./availability.ts";

/**
 * How many a visitor can hope for. Where shifts open the door, who has checked in to supervise watches over the chats of
 * the others, and is no listener who comes.
 */
export const expectedListeners = async (
	context: Pick<ChatContext, "hub" | "database" | "settings" | "roster">,
): Promise<number> => {
	const available = await availableListeners(context);
	if (context.settings.current.door !== "shifts") return available.length;
	const { supervisors, listeners } = await context.roster.onDuty();
	return available.filter(({ id }) => listeners.includes(id) || !supervisors.includes(id)).length;
};

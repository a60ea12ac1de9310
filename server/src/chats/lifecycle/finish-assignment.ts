import type { ChatContext } from "../chat-context.ts";
import { recordWhoStays } from "../supervision/record-access.ts";
import { readIfOpen } from "./open-chat.ts";

/** A chat has just become somebody's: others who keep it open are recorded, and what they have before them is read. */
export const finishAssignment = async (context: ChatContext, chatId: string) => {
	await recordWhoStays(context, chatId);
	await readIfOpen(context, chatId);
};

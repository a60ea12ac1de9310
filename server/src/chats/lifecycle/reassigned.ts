import type { Desk } from "../desk.ts";
import { noteWhoStays } from "../supervision/note-the-look.ts";
import { readIfOpen } from "./open-chat.ts";

/** A chat has just become somebody's: others who keep it open are written down, and what he has before him is read. */
export const inNewHands = async (desk: Desk, chatId: string) => {
	await noteWhoStays(desk, chatId);
	await readIfOpen(desk, chatId);
};

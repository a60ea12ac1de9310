import type { Platform } from "../platform/platform.ts";
import type { AddressMarks } from "./address-mark.ts";
import { blocked } from "./errors.ts";
import { cutFromChat } from "./personal-data-queries.ts";
import { blockedUntil } from "./queries.ts";

/** What chats ask before they begin, and tell when one is erased. */
export const blockGuard = ({ database: { db }, clock }: Platform, markOf: AddressMarks) => ({
	ensureNotBlocked: async (address: string, chatId?: string): Promise<void> => {
		const until = await blockedUntil(db, { mark: markOf(address), chatId }, clock.now());
		if (until) throw blocked(until);
	},
	forgetChat: async (chatId: string): Promise<void> => {
		await cutFromChat(db, chatId);
	},
});

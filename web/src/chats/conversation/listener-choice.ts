import type { AvailableListener } from "@warmline/contract/accounts/calls";
import { tn } from "@warmline/contract/i18n";

/** Somebody who can take a chat, as they stand in a list to choose from. */
export const listenerChoice = ({ name, username, open_chats }: AvailableListener): string =>
	tn(
		open_chats,
		{ one: "{name} ({username}), 1 chat", other: "{name} ({username}), {count} chats" },
		{ name, username },
	);

import type { ChatSettings } from "@warmline/contract/chats/settings-calls";

/** What the list is given of other features. */
export type SetupPorts = {
	chatSettings(): Pick<ChatSettings, "door" | "caller_details" | "keep_days">;
	/** Whether visitors can come is another than it was. */
	checkOpening(): void;
};

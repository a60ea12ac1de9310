import type { Platform } from "../platform/platform.ts";
import type { Lines } from "./lifecycle/lines.ts";
import type { MessageWriter } from "./messages/message-writer.ts";
import type { Settings } from "./settings/settings.ts";
import type { Rings } from "./supervision/rings.ts";

/** What the acts on chats work with. */
export type Desk = Platform & {
	writer: MessageWriter;
	settings: Settings;
	rings: Rings;
	lines: Lines;
	/** Tell supervisors who is available now; many wishes become one frame. */
	announceListeners(): void;
	/** Tell those who wait their place. */
	announceQueue(): void;
	/** Tell those whose list shows the chat that its visitor has come or gone. */
	announceVisitorLine(chatId: string): Promise<void>;
};

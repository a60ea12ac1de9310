import type { Platform } from "../platform/platform.ts";
import type { Lines } from "./lines.ts";
import type { MessageWriter } from "./message-writer.ts";
import type { Rings } from "./rings.ts";
import type { Settings } from "./settings.ts";

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

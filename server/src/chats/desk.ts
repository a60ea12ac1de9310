import type { Platform } from "../platform/platform.ts";
import type { MessageWriter } from "./message-writer.ts";

/** What the acts on chats work with. */
export type Desk = Platform & {
	writer: MessageWriter;
	/** Tell supervisors who is available now; many wishes become one frame. */
	announceListeners(): void;
	/** Tell those who wait their place. */
	announceQueue(): void;
};

import type { WaitRange } from "@warmline/contract/chats/message";
import type { Opening } from "@warmline/contract/chats/opening";
import type { Platform } from "../platform/platform.ts";
import type { ChatMetrics } from "./chat-metrics.ts";
import type { Connections } from "./lifecycle/presence/connections.ts";
import type { MessageWriter } from "./messages/message-writer.ts";
import type { ChatPorts } from "./ports.ts";
import type { Settings } from "./settings/settings.ts";
import type { SupervisorAlerts } from "./supervision/supervisor-alerts.ts";

/** What the acts on chats work with. */
export type ChatContext = Platform &
	ChatPorts & {
		writer: MessageWriter;
		measured: ChatMetrics;
		settings: Settings;
		supervisorAlerts: SupervisorAlerts;
		connections: Connections;
		opening: {
			/** What people know of it. */
			told: Opening;
			/** Until when the hours were to go on that were told last. */
			until: Date | null;
		};
		/** Minutes that people who asked lately had to wait. */
		waitRange(): Promise<WaitRange>;
		/** Tell supervisors who is available now; many wishes become one frame. */
		announceListeners(): void;
		/** Tell those who wait their place. */
		announceQueue(): void;
		/** Tell one of them, who has just come to this process. */
		announcePlace(chatId: string): void;
		/** Look whether visitors can ask; tell those who wait and all agents where that is another now. */
		announceOpening(): void;
		/** Tell those whose list shows the chat that its visitor has come or gone. */
		announceVisitorLine(chatId: string): Promise<void>;
	};

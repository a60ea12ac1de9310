import type { MemberRow } from "../accounts/index.ts";
import { coalesced } from "../platform/coalesce.ts";
import type { Calls } from "../platform/http/calls.ts";
import type { Platform } from "../platform/platform.ts";
import type { Channels } from "../platform/realtime/channels.ts";
import { agentChannel } from "./agent-channel.ts";
import { tellListeners, tellQueue } from "./availability.ts";
import type { Desk } from "./desk.ts";
import { MessageWriter } from "./message-writer.ts";
import { chatRoutes } from "./routes.ts";
import { visitorChannel } from "./visitor-channel.ts";

/** Milliseconds between two frames that tell the same state again. */
const pause = 200;

export const chats = (calls: Calls<MemberRow>, channels: Channels, platform: Platform) => {
	const { database, clock, log } = platform;
	const failed = (error: unknown) => log.warn({ error: String(error) }, "a state could not be told");
	const desk: Desk = {
		...platform,
		writer: new MessageWriter(database.openHeld(), clock, log),
		announceListeners: coalesced(() => tellListeners(platform), pause, failed),
		announceQueue: coalesced(() => tellQueue(platform), pause, failed),
	};
	chatRoutes(calls, desk);
	channels.add(visitorChannel(desk));
	channels.add(agentChannel(desk));
	return {
		/** What was taken in is stored before the database goes. */
		settled: () => desk.writer.settled(),
	};
};
export { insertPastChat, type PastChat } from "./past-chat.ts";

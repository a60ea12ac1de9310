import type { MemberRow } from "../accounts/index.ts";
import { coalesced } from "../platform/coalesce.ts";
import { gathered } from "../platform/gather.ts";
import type { Calls } from "../platform/http/calls.ts";
import type { Platform } from "../platform/platform.ts";
import type { Channels } from "../platform/realtime/channels.ts";
import { agentChannel } from "./agent-channel.ts";
import { tellListeners } from "./availability.ts";
import type { Desk } from "./desk.ts";
import { deskRoutes } from "./desk-routes.ts";
import { Lines } from "./lines.ts";
import { MessageWriter } from "./message-writer.ts";
import { tellQueue } from "./queue.ts";
import { Rings } from "./rings.ts";
import { chatRoutes } from "./routes.ts";
import { forgetOldDutyMessages } from "./say-on-duty.ts";
import { loadSettings } from "./settings.ts";
import { settingsRoutes } from "./settings-routes.ts";
import { tendChats } from "./tend-chats.ts";
import { visitorChannel } from "./visitor-channel.ts";
import { tellVisitorLines } from "./visitor-line.ts";

/** Milliseconds between two frames that tell the same state again. */
const pause = 200;

export const chats = async (calls: Calls<MemberRow>, channels: Channels, platform: Platform, pulse: number) => {
	const { database, clock, log } = platform;
	const failed = (error: unknown) => log.warn({ error: String(error) }, "a state could not be told");
	const desk: Desk = {
		...platform,
		settings: await loadSettings(database.db),
		rings: new Rings(platform.hub),
		lines: new Lines(clock.now()),
		writer: new MessageWriter(database.openHeld(), clock, log),
		announceListeners: coalesced(() => tellListeners(desk), pause, failed),
		announceQueue: coalesced(() => tellQueue(desk), pause, failed),
		announceVisitorLine: gathered((chatIds: string[]) => tellVisitorLines(desk, chatIds), failed),
	};
	chatRoutes(calls, desk);
	deskRoutes(calls, desk);
	settingsRoutes(calls, desk);
	channels.add(visitorChannel(desk));
	channels.add(agentChannel(desk));
	await platform.jobs.everyNight("forget-old-duty-messages", async () => {
		await forgetOldDutyMessages(database.db, clock);
	});
	const tending = tendChats(desk, pulse);
	return {
		/** What was taken in is stored before the database goes. */
		settled: async () => {
			await tending.stop();
			await desk.writer.settled();
		},
	};
};
export { insertPastChat, type PastChat } from "./past-chat.ts";

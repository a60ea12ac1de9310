import type { MemberRow } from "../accounts/index.ts";
import { coalesced } from "../platform/coalesce.ts";
import { gathered } from "../platform/gather.ts";
import type { Calls } from "../platform/http/calls.ts";
import type { Platform } from "../platform/platform.ts";
import type { Channels } from "../platform/realtime/channels.ts";
import { agentChannel } from "./agent-channel.ts";
import { deskRoutes } from "./desk/desk-routes.ts";
import type { Desk } from "./desk.ts";
import { tellListeners } from "./duty/availability.ts";
import { forgetOldDutyMessages } from "./duty/say-on-duty.ts";
import { tellQueue } from "./intake/queue.ts";
import { letGo } from "./lifecycle/let-go.ts";
import { Lines } from "./lifecycle/lines.ts";
import { tendChats } from "./lifecycle/tend-chats.ts";
import { tellVisitorLines } from "./lifecycle/visitor-line.ts";
import { MessageWriter } from "./messages/message-writer.ts";
import { chatRoutes } from "./routes.ts";
import { loadSettings } from "./settings/settings.ts";
import { settingsRoutes } from "./settings/settings-routes.ts";
import { Rings } from "./supervision/rings.ts";
import { visitorChannel } from "./visitor-channel.ts";

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
		letGo: (memberId: string) => letGo(desk, memberId),
		/** What was taken in is stored before the database goes. */
		settled: async () => {
			await tending.stop();
			await desk.writer.settled();
		},
	};
};
export { exportOf, forgetMember } from "./desk/kept-of-member.ts";
export { insertPastChat, type PastChat } from "./supervision/past-chat.ts";

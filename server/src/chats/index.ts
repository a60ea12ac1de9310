import * as z from "zod";
import type { MemberRow } from "../accounts/index.ts";
import { batched } from "../platform/batch.ts";
import type { Calls } from "../platform/http/calls.ts";
import type { Platform } from "../platform/platform.ts";
import type { Channels } from "../platform/realtime/channels.ts";
import { connectedAgentIds } from "../platform/realtime/presence.ts";
import { pubSubChannel } from "../platform/realtime/pubsub.ts";
import { throttled } from "../platform/throttle.ts";
import { agentChannel } from "./agent-channel.ts";
import { chatAlertSources } from "./alerts/alert-sources.ts";
import type { ChatContext } from "./chat-context.ts";
import { createChatMetrics, forgetFigures, setOpeningGauge, tellFigures } from "./chat-metrics.ts";
import { debriefRoutes } from "./debriefs/debrief-routes.ts";
import { announceSettingsHere } from "./duty/announce-duty.ts";
import { answerOwnAvailability, tellListeners } from "./duty/availability.ts";
import { forgetOldDutyMessages } from "./duty/duty-messages.ts";
import { announceOpening, noteHours } from "./intake/announce-opening-status.ts";
import { openingNow } from "./intake/opening-status.ts";
import { cachedWaitRange, tellQueue, tellsQueue } from "./intake/queue.ts";
import { startChatSweep } from "./lifecycle/chat-sweep.ts";
import { Connections } from "./lifecycle/presence/connections.ts";
import { startReconciling } from "./lifecycle/presence/reconcile.ts";
import { resyncConnection } from "./lifecycle/presence/resync.ts";
import { announceVisitorConnections } from "./lifecycle/presence/visitor-connection.ts";
import { releaseChats } from "./lifecycle/release-chat.ts";
import { chatKeyCache } from "./messages/chat-key-cache.ts";
import { MessageWriter } from "./messages/message-writer.ts";
import { figuresNow } from "./metrics-queries.ts";
import type { ChatPorts } from "./ports.ts";
import { encryptPlaintext } from "./retention/encrypt-plaintext.ts";
import { answerErased } from "./retention/erase-chat.ts";
import { forgetOldChats } from "./retention/forget-old-chats.ts";
import { keepRooms } from "./room.ts";
import { chatRoutes } from "./routes.ts";
import { loadSettings, settingsChanged } from "./settings/settings.ts";
import { settingsRoutes } from "./settings/settings-routes.ts";
import { answerWhoStays } from "./supervision/record-access.ts";
import { SupervisorAlerts } from "./supervision/supervisor-alerts.ts";
import { watchVisitors } from "./topics.ts";
import { visitorChannel } from "./visitor-channel.ts";
import { workspaceRoutes } from "./workspace/workspace-routes.ts";

/** Milliseconds between two frames that tell the same state again. */
const pause = 200;

/** Milliseconds from one reading of everything to the next, however much is lost meanwhile. */
const restMillis = 1500;

/** Milliseconds after which what could not be read is read again. */
const retryAfter = 1000;

/** What is told of the state of the whole desk: each process reads it and tells those who are connected to it. */
const states = pubSubChannel("desk_states", z.enum(["listeners", "queue", "door"]));
/** A process has joined, or has missed something: whoever knows what was told before tells it again. */
const askedFor = pubSubChannel("desk_asked_for", z.null());

/** Figures of the chats are read when somebody asks for them. */
const measureChats = ({ metrics, measured, opening, database, hub, clock }: ChatContext) =>
	metrics.readings.add(
		async () => {
			setOpeningGauge(measured, opening.told.why);
			tellFigures(measured, await figuresNow(database.db, connectedAgentIds(hub), clock.now()));
		},
		() => forgetFigures(measured),
	);

export const chats = async (
	calls: Calls<MemberRow>,
	channels: Channels,
	platform: Platform,
	ports: ChatPorts,
	sweepMillis: number,
) => {
	const { database, clock, log, hub } = platform;
	const failed = (error: unknown) => log.warn({ err: error }, "a state could not be told");
	const queue = tellsQueue((whom) => tellQueue(context, whom), { pause, retryAfter, failed });
	const tellStates = {
		listeners: throttled(() => tellListeners(context), { pause, failed }),
		queue: queue.all,
		door: throttled(() => announceOpening(context), { pause, failed }),
	};
	const visitorLines = batched((chatIds: string[]) => announceVisitorConnections(context, chatIds), failed);
	await encryptPlaintext(platform);
	const measured = createChatMetrics(platform.metrics.registry);
	const written = chatKeyCache(platform.sealer);
	const context: ChatContext = {
		...platform,
		...ports,
		settings: await loadSettings(database.db, platform.config.open),
		supervisorAlerts: new SupervisorAlerts(platform),
		connections: new Connections(platform),
		measured,
		writer: new MessageWriter(database.openDedicatedConnection(), written, clock, log, measured.committed),
		opening: { told: { open: false, why: "no_shift", reason: null, closes_at: null, next_open: null }, until: null },
		waitRange: cachedWaitRange(platform),
		announceListeners: () => {
			hub.broadcast(states, "listeners");
			context.announceOpening();
		},
		announceQueue: () => hub.broadcast(states, "queue"),
		announcePlace: queue.one,
		announceOpening: () => hub.broadcast(states, "door"),
		announceVisitorLine: visitorLines,
	};
	hub.onBroadcast(states, (state) => tellStates[state]());
	const tellKnown = () => {
		context.supervisorAlerts.tellOthers();
		context.connections.tellOthers();
	};
	hub.onBroadcast(askedFor, tellKnown);
	const reconciling = startReconciling(context, failed);
	keepRooms(hub, reconciling.changed);
	watchVisitors(hub, (chatId) => {
		void context.announceVisitorLine(chatId);
		reconciling.changed(chatId);
	});
	const newSettings = throttled(
		async () => {
			await context.settings.reload();
			announceSettingsHere(hub, context.settings.current);
			for (const tell of Object.values(tellStates)) tell();
		},
		{ pause: 0, retryAfter, failed },
	);
	hub.onBroadcast(settingsChanged, newSettings);
	answerWhoStays(context);
	answerErased(context, written);
	answerOwnAvailability(context);
	const resync = throttled(
		async () => {
			hub.broadcastElsewhere(askedFor, null);
			tellKnown();
			await resyncConnection(context);
			await channels.resync();
			for (const tell of Object.values(tellStates)) tell();
		},
		{ pause: restMillis, retryAfter, failed },
	);
	platform.cluster.whenLost(resync);
	context.opening.told = await openingNow(context);
	noteHours(context);
	measureChats(context);
	chatRoutes(calls, context);
	workspaceRoutes(calls, context);
	debriefRoutes(calls, context);
	settingsRoutes(calls, context);
	channels.add(visitorChannel(context));
	channels.add(agentChannel(context));
	await platform.jobs.everyNight("forget-old-duty-messages", async () => {
		await forgetOldDutyMessages(database.db, clock);
	});
	await platform.jobs.everyNight("forget-old-chats", () => forgetOldChats(context, context.settings.current.keep_days));
	const sweep = startChatSweep(context, sweepMillis);
	return {
		alertSources: chatAlertSources(context),
		/** The process works with others from now on. */
		joined: async () => {
			hub.broadcastElsewhere(askedFor, null);
			// What was changed while this process began was not heard.
			if (hub.isShared) await context.settings.reload();
		},
		releaseChats: (memberId: string) => releaseChats(context, memberId),
		openingNow: () => openingNow(context),
		settings: () => context.settings.current,
		/** Something has changed by which the chat may open or close. */
		checkOpening: () => {
			context.announceListeners();
			context.announceQueue();
		},
		/** What was taken in is stored before the database goes. */
		stop: async () => {
			await sweep.stop();
			for (const work of [newSettings, resync, reconciling, visitorLines]) await work.stop();
			for (const tell of Object.values(tellStates)) await tell.stop();
			await context.writer.settled();
		},
	};
};
export { busyMembers, isBusy } from "./duty/is-busy.ts";
export { visitorTokensShown } from "./intake/visitor-access.ts";
export { decryptContact, decryptPreview, encryptMessage } from "./message-encryption.ts";
export { lockChatRow, openChatsOf } from "./queries.ts";
export { repeatsAVisitor } from "./repeats/repeats-a-visitor.ts";
export { erasePersonalData, exportPersonalData } from "./workspace/personal-data.ts";

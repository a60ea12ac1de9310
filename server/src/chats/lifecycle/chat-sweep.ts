import { isAgentConnected } from "../../platform/realtime/presence.ts";
import type { ChatContext } from "../chat-context.ts";
import type { ChatRow } from "../queries.ts";
import { visitorIsHere } from "../topics.ts";
import { type DueAction, dueActionOf } from "./due-chats.ts";
import { endIdle } from "./end-chat.ts";
import { type LiveChat, liveChats } from "./lifecycle-queries.ts";
import { agentReconnected } from "./presence/agent-connection.ts";
import { requeueChat } from "./requeue-chat.ts";

/** Whoever has left the organisation, or works in chats no more, is not there, whatever is open. */
const agentIsThere = ({ hub }: ChatContext, { assigned_agent: agent, agent_works }: LiveChat) =>
	agent !== null && agent_works && isAgentConnected(hub, agent);

const dueNow = (context: ChatContext, chat: LiveChat): DueAction => {
	const { hub, connections, clock, settings } = context;
	const { assigned_agent: agent, agent_works } = chat;
	const facts = {
		now: clock.now(),
		start: connections.start,
		agentGoneSince: agentIsThere(context, chat)
			? null
			: agent && agent_works
				? connections.agentGoneSince(agent)
				: connections.start,
		visitorGoneSince: visitorIsHere(hub, chat.id) ? null : connections.visitorGoneSince(chat.id),
		visitorTypedAt: connections.visitorTypedAt(chat.id),
	};
	return dueActionOf(chat, facts, settings.current);
};

const ringOnce = (
	{ supervisorAlerts, connections }: ChatContext,
	chat: LiveChat,
	why: "agent_gone" | "reply_due" | "reply_overdue",
) => {
	const gone = chat.assigned_agent && connections.agentGoneSince(chat.assigned_agent);
	const since = why === "agent_gone" ? gone : chat.turn_since;
	const key = `${why} ${chat.assigned_agent} ${since ? since.getTime() : ""}`;
	if (!supervisorAlerts.hasRung(chat.id, key)) supervisorAlerts.ring(chat, why, key);
};

/** A supervisor who is asked for by a person comes for that; what the server has to say waits. */
const isRaised = ({ supervisorAlerts }: ChatContext, chatId: string) => {
	const why = supervisorAlerts.whyRings(chatId);
	return why === "help" || why === "beyond_scope";
};

const tendLines = async (context: ChatContext, chat: LiveChat, due: DueAction) => {
	if (due.agentGone === "requeue") {
		await requeueChat(context, chat.id, chat.assigned_agent, () => !agentIsThere(context, chat));
		return;
	}
	if (due.agentGone === "told") {
		context.connections.tellAgentGone(chat.id);
		ringOnce(context, chat, "agent_gone");
		return;
	}
	// Somebody else may have taken the chat over meanwhile.
	if (agentIsThere(context, chat)) agentReconnected(context, chat.id);
};

const tendSilence = (context: ChatContext, chat: LiveChat, due: DueAction) => {
	const { connections, supervisorAlerts } = context;
	connections.warnOfEnd(chat.id, due.warnOf ?? null);
	if (!due.reply) supervisorAlerts.stop(chat.id, ["reply_due", "reply_overdue"]);
	else if (!due.agentGone && !isRaised(context, chat.id)) ringOnce(context, chat, due.reply);
};

const tendChat = async (context: ChatContext, chat: LiveChat) => {
	const due = dueNow(context, chat);
	if (due.end === "visitor_gone") {
		await endIdle(context, chat.id, () => !visitorIsHere(context.hub, chat.id));
	} else if (due.end === "visitor_silent") {
		const asRead = chat.turn_since?.getTime();
		const typedAt = context.connections.visitorTypedAt(chat.id)?.getTime();
		const hasTyped = () => context.connections.visitorTypedAt(chat.id)?.getTime() !== typedAt;
		const isSilent = (now: ChatRow) => now.turn === "user" && now.turn_since?.getTime() === asRead && !hasTyped();
		await endIdle(context, chat.id, isSilent);
	} else {
		tendSilence(context, chat, due);
		await tendLines(context, chat, due);
	}
};

const lookAfter = async (context: ChatContext) => {
	const leads = context.cluster.leads();
	if (leads) context.announceOpening();
	const asOf = context.clock.now();
	const chats = await liveChats(context.database.db);
	for (const chat of leads ? chats : []) {
		await tendChat(context, chat).catch((error) => {
			context.log.warn({ err: error, chat: chat.id }, "a chat was not looked after");
		});
	}
	const live = new Set(chats.map(({ id }) => id));
	context.connections.keepOnly(live, asOf);
	context.supervisorAlerts.keepOnly(live, asOf);
};

/**
 * Looks at the chats that live again and again, and does what nobody did: in one process. One look never overtakes
 * another.
 */
export const startChatSweep = (context: ChatContext, sweepMillis: number) => {
	let looking: Promise<void> | undefined;
	const timer = setInterval(() => {
		looking ??= lookAfter(context)
			.catch((error) => context.log.warn({ err: error }, "the chats were not looked after"))
			.finally(() => {
				looking = undefined;
			});
	}, sweepMillis);
	return {
		stop: async () => {
			clearInterval(timer);
			await looking;
		},
	};
};

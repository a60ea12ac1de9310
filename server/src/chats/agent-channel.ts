import { agentRoles } from "@warmline/contract/accounts/roles";
import { agentFrames } from "@warmline/contract/chats/agent-channel";
import { closeCodes } from "@warmline/contract/frames";
import { ensureSelf, memberOfSession, nameOf, sessionOfChannel } from "../accounts/index.ts";
import type { Channel } from "../platform/realtime/channels.ts";
import { topicsOfSession } from "../platform/realtime/presence.ts";
import type { Agent } from "./agent-handlers.ts";
import { announceTyping } from "./announce.ts";
import type { ChatContext } from "./chat-context.ts";
import { greetWithAvailability } from "./duty/availability.ts";
import { dutyHandlers } from "./duty/duty-frames.ts";
import { greetWithOpening } from "./intake/announce-opening-status.ts";
import { acceptChat, type Owner } from "./lifecycle/accept-chat.ts";
import { assignChat } from "./lifecycle/assign-chat.ts";
import { endByAgent } from "./lifecycle/end-chat.ts";
import { closeChat, openChat } from "./lifecycle/open-chat.ts";
import { agentCameBack } from "./lifecycle/presence/agent-connection.ts";
import { agentReadsAgain } from "./lifecycle/reload-chat.ts";
import { seenByAgent } from "./messages/mark-seen.ts";
import { sendAsAgent } from "./messages/send-message.ts";
import { supervises } from "./policy.ts";
import { supervisionHandlers } from "./supervision/supervision-frames.ts";
import { agents, readersOf, roomOf, supervisors } from "./topics.ts";
import { listAll, listOwn, listWaiting } from "./workspace/list-chats.ts";

const assigned = (chat_id: string, owner: Owner) => ({
	action: "chat_assigned",
	chat_id,
	agent_id: owner.id,
	agent_name: owner.name,
});

/** What listeners and supervisors may say and hear. */
export const agentChannel = (context: ChatContext): Channel<typeof agentFrames, Agent> => ({
	path: /^\/ws\/agent\/?$/,
	frames: agentFrames,
	open: (_request, url) => sessionOfChannel(context.database.db, context.clock, url, agentRoles),
	opened: async (connection, { member, tokenHash }) => {
		connection.owner = member.id;
		for (const topic of topicsOfSession(member.id, tokenHash)) context.hub.subscribe(connection, topic);
		context.hub.subscribe(connection, agents);
		if (supervises(member)) context.hub.subscribe(connection, supervisors);
		// A logout, or another role, may have come while the channel was being opened: too early to be closed with the others.
		const now = await memberOfSession(context.database.db, context.clock, tokenHash);
		if (!now) return connection.dismiss(closeCodes.notLoggedIn, "logged out");
		if (now.role !== member.role) return connection.dismiss(closeCodes.restart, "another role");
		// What was read of them before may be from before a change that this connection did not hear.
		connection.send({ action: "settings", result: context.settings.current });
		greetWithOpening(context, connection);
		await greetWithAvailability(context, connection, member.id);
		context.announceQueue();
		await agentCameBack(context, connection, member);
	},
	again: (connection, agent) => agentReadsAgain(context, connection, agent),
	closed: () => {
		context.announceListeners();
		context.announceQueue();
	},
	handlers: {
		fetch_all_chats: {
			kind: "act",
			run: async (connection, { member }, asked) =>
				connection.send({ action: "fetch_all_chats", ...(await listAll(context, member, asked)) }),
		},
		fetch_unassigned_chats: {
			kind: "act",
			run: async (connection, _agent, asked) =>
				connection.send({ action: "unassigned_chats", ...(await listWaiting(context, asked)) }),
		},
		fetch_my_assigned_chats: {
			kind: "act",
			run: async (connection, { member }, asked) => {
				ensureSelf(member, asked.agent_id);
				connection.send({ action: "assigned_chats", ...(await listOwn(context, member, asked)) });
			},
		},
		join_chat_room: {
			kind: "act",
			run: (connection, { member }, { chat_id }) => openChat(context, connection, member, chat_id),
		},
		leave_chat_room: {
			kind: "act",
			run: async (connection, _agent, { chat_id }) => closeChat(context, connection, chat_id),
		},
		send_message: {
			// Whoever writes first in a waiting chat takes it; what they write next waits for that.
			kind: (connection, { chat_id }) => (connection.topics.includes(readersOf(chat_id)) ? "write" : "act"),
			run: async (connection, { member }, { chat_id, agent_id, ...words }) => {
				ensureSelf(member, agent_id);
				await sendAsAgent(context, connection, member, chat_id, words);
			},
		},
		accept_chat: {
			kind: "act",
			run: async (connection, { member }, { chat_id }) => {
				const owner = await acceptChat(context, member, chat_id);
				// Who takes it now hears it with everybody else.
				if (!owner.isNew) connection.send(assigned(chat_id, owner));
			},
		},
		assign_chat: {
			kind: "act",
			run: async (connection, { member }, { chat_id, listener_id }) => {
				const owner = await assignChat(context, member, chat_id, listener_id);
				if (!owner.isNew) connection.send(assigned(chat_id, owner));
			},
		},
		end_chat: { kind: "act", run: (_connection, { member }, { chat_id }) => endByAgent(context, member, chat_id) },
		typing: {
			kind: "act",
			run: async (connection, { member }, { chat_id }) => {
				if (connection.topics.includes(roomOf(chat_id)))
					announceTyping(context, chat_id, "agent", nameOf(member), connection);
			},
		},
		seen: {
			kind: "act",
			run: (_connection, { member }, { chat_id, seq }) => seenByAgent(context, member, chat_id, seq),
		},
		...supervisionHandlers(context),
		...dutyHandlers(context),
	},
});

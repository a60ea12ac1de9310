import type { AgentHandlers } from "../agent-handlers.ts";
import type { ChatContext } from "../chat-context.ts";
import { shareCrisisLines } from "../messages/share-crisis-lines.ts";
import { shareResource } from "../messages/share-resource.ts";
import { coachListener } from "./coach-listener.ts";
import { handBackChat } from "./hand-back-chat.ts";
import { joinChat, leaveChat } from "./join-chat.ts";
import { requestHelp, withdrawHelp } from "./request-help.ts";
import { takeOverChat } from "./take-over-chat.ts";
import { acceptTransfer, declineTransfer, transferChat, withdrawTransfer } from "./transfer-chat.ts";

type Supervision =
	| "raise_hand"
	| "lower_hand"
	| "share_crisis_lines"
	| "share_resource"
	| "transfer_chat"
	| "accept_transfer"
	| "decline_transfer"
	| "withdraw_transfer"
	| "take_over_chat"
	| "hand_back_chat"
	| "join_chat"
	| "leave_chat"
	| "coach_message";

/** What listeners and supervisors do with a chat beside talking in it. */
export const supervisionHandlers = (context: ChatContext): Pick<AgentHandlers, Supervision> => ({
	raise_hand: {
		kind: "act",
		run: (_connection, { member }, { chat_id, reason }) => requestHelp(context, member, chat_id, reason),
	},
	lower_hand: { kind: "act", run: (_connection, { member }, { chat_id }) => withdrawHelp(context, member, chat_id) },
	share_crisis_lines: {
		kind: "act",
		run: (connection, { member }, { chat_id }) => shareCrisisLines(context, connection, member, chat_id),
	},
	share_resource: {
		kind: "act",
		run: (connection, { member }, { chat_id, ...asked }) => shareResource(context, connection, member, chat_id, asked),
	},
	transfer_chat: {
		kind: "act",
		run: (_connection, { member }, { chat_id, listener_id, reason }) =>
			transferChat(context, member, chat_id, listener_id, reason),
	},
	accept_transfer: {
		kind: "act",
		run: (_connection, { member }, { chat_id }) => acceptTransfer(context, member, chat_id),
	},
	decline_transfer: {
		kind: "act",
		run: (_connection, { member }, { chat_id }) => declineTransfer(context, member, chat_id),
	},
	withdraw_transfer: {
		kind: "act",
		run: (_connection, { member }, { chat_id }) => withdrawTransfer(context, member, chat_id),
	},
	take_over_chat: {
		kind: "act",
		run: (_connection, { member }, { chat_id }) => takeOverChat(context, member, chat_id),
	},
	hand_back_chat: {
		kind: "act",
		run: (_connection, { member }, { chat_id }) => handBackChat(context, member, chat_id),
	},
	join_chat: {
		kind: "act",
		run: async (connection, { member }, { chat_id }) => {
			await joinChat(context, member, chat_id);
			connection.send({ action: "chat_joined", chat_id });
		},
	},
	leave_chat: {
		kind: "act",
		run: async (connection, { member }, { chat_id }) => {
			await leaveChat(context, member, chat_id);
			connection.send({ action: "chat_left", chat_id });
		},
	},
	coach_message: {
		kind: "act",
		run: (_connection, { member }, { chat_id, message }) => coachListener(context, member, chat_id, message),
	},
});

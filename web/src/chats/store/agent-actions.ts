import type { AgentFrameInput } from "@warmline/contract/chats/agent-channel";
import type { HandReason } from "@warmline/contract/chats/chat";
import type { Presence } from "@warmline/contract/chats/presence";

/** What an agent does by one frame. What is refused comes back as an `error` frame; false: nothing was sent. */
export const createAgentActions = (act: (frame: AgentFrameInput) => boolean) => ({
	accept: (chat_id: string) => act({ action: "accept_chat", chat_id }),
	assign: (chat_id: string, listener_id: string) => act({ action: "assign_chat", chat_id, listener_id }),
	end: (chat_id: string) => act({ action: "end_chat", chat_id }),
	setPresence: (presence: Presence) => act({ action: "set_presence", presence }),
	takeOver: (chat_id: string) => act({ action: "take_over_chat", chat_id }),
	handBack: (chat_id: string) => act({ action: "hand_back_chat", chat_id }),
	transfer: (chat_id: string, listener_id: string, reason?: string) =>
		act({ action: "transfer_chat", chat_id, listener_id, ...(reason === undefined ? {} : { reason }) }),
	acceptTransfer: (chat_id: string) => act({ action: "accept_transfer", chat_id }),
	declineTransfer: (chat_id: string) => act({ action: "decline_transfer", chat_id }),
	withdrawTransfer: (chat_id: string) => act({ action: "withdraw_transfer", chat_id }),
	joinChat: (chat_id: string) => act({ action: "join_chat", chat_id }),
	leaveChat: (chat_id: string) => act({ action: "leave_chat", chat_id }),
	coach: (chat_id: string, message: string) => act({ action: "coach_message", chat_id, message }),
	requestHelp: (chat_id: string, reason: HandReason) => act({ action: "raise_hand", chat_id, reason }),
	withdrawHelp: (chat_id: string) => act({ action: "lower_hand", chat_id }),
	shareCrisisLines: (chat_id: string) => act({ action: "share_crisis_lines", chat_id }),
	sendDutyMessage: (message: string) => act({ action: "duty_message", message }),
	fetchDuty: () => act({ action: "fetch_duty_messages" }),
	endDuty: (member_id: string) => act({ action: "end_duty", member_id }),
});

import type { AgentHandlers } from "../agent-handlers.ts";
import type { ChatContext } from "../chat-context.ts";
import { changePresence } from "./availability.ts";
import { lastDutyMessages, sendDutyMessage } from "./duty-messages.ts";
import { endDuty } from "./end-duty.ts";

type Duty = "set_available" | "set_presence" | "duty_message" | "fetch_duty_messages" | "end_duty";

/** Who is on, and what those who are on say to each other. */
export const dutyHandlers = (context: ChatContext): Pick<AgentHandlers, Duty> => ({
	set_available: {
		kind: "act",
		run: (_connection, { member }, { available }) => changePresence(context, member, available ? "available" : "away"),
	},
	set_presence: {
		kind: "act",
		run: (_connection, { member }, { presence }) => changePresence(context, member, presence),
	},
	duty_message: {
		kind: "act",
		run: (connection, { member }, { message, client_id }) =>
			sendDutyMessage(context, connection, member, message, client_id),
	},
	fetch_duty_messages: {
		kind: "act",
		run: async (connection) => connection.send({ action: "duty_messages", results: await lastDutyMessages(context) }),
	},
	end_duty: { kind: "act", run: (_connection, { member }, { member_id }) => endDuty(context, member, member_id) },
});

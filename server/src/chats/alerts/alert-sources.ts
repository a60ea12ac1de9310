import { isSupervising } from "@warmline/contract/accounts/roles";
import type { AlertSource, Response } from "../../alerts/index.ts";
import { daysBefore } from "../../platform/clock.ts";
import type { Platform } from "../../platform/platform.ts";
import { isAgentConnected } from "../../platform/realtime/presence.ts";
import type { ChatContext } from "../chat-context.ts";
import { chatById } from "../queries.ts";
import {
	availableAgents,
	isAnyoneInChat,
	leftMessageAnswer,
	unansweredHands,
	unansweredMessages,
	waitingSince,
} from "./alert-queries.ts";

type Timed = Pick<Platform, "clock">;

/** Days after which nobody is called for a message any more; it stays among the follow-ups. */
const messageDays = 2;

/** Visitors whom nobody has answered yet. */
const visitorWaiting: AlertSource = {
	standing: async (db) =>
		(await waitingSince(db)).map(({ id, front, created_at, turn_since }) => ({
			...{ subject: id, began_at: (front ? turn_since : null) ?? created_at },
			...{ audience: "agents", besides: null },
		})),
	response: async (db, subject) => {
		const chat = await chatById(db, subject);
		return chat?.assigned_agent && chat.assigned_at ? { at: chat.assigned_at, by: chat.assigned_agent } : null;
	},
};

/** Listeners who ask for a supervisor. */
const helpRequested = ({ clock }: Timed): AlertSource => ({
	standing: async (db) =>
		(await unansweredHands(db)).map(({ id, hand_at, assigned_agent }) => ({
			...{ subject: id, began_at: hand_at },
			...{ audience: "supervisors", besides: assigned_agent },
		})),
	response: async (db, subject): Promise<Response | null> => {
		const chat = await chatById(db, subject);
		if (chat?.status !== "active") return null;
		if (chat.taken_over_from !== null) return { at: clock.now(), by: chat.assigned_agent };
		return chat.hand_answered_by === null ? null : { at: clock.now(), by: chat.hand_answered_by_id };
	},
});

const messageLeft = ({ clock }: Timed): AlertSource => ({
	standing: async (db) =>
		(await unansweredMessages(db, daysBefore(clock.now(), messageDays))).map(({ id, created_at }) => ({
			...{ subject: id, began_at: created_at },
			...{ audience: "supervisors", besides: null },
		})),
	response: async (db, subject) => {
		const found = await leftMessageAnswer(db, subject);
		return found?.answered_at ? { at: found.answered_at, by: found.answered_by } : null;
	},
});

/** There is one place where a supervisor is missing. */
const desk = "desk";

type Desk = Pick<ChatContext, "hub" | "clock" | "settings" | "roster">;

/** Whether visitors may come: somebody may have forgotten to check out after the last shift. */
const isOpen = async ({ settings: { current }, roster }: Desk): Promise<boolean> =>
	current.paused_reason === null && (current.door !== "shifts" || (await roster.isShiftRunning()));

/**
 * Supervisors are on duty, none of them is connected, and there is something to supervise: a visitor is there, or one may
 * come and be answered. It goes on when the supervisors' duty ends because of that.
 */
const supervisorDisconnected = (context: Desk): AlertSource => {
	const { hub, clock } = context;
	const isConnected = ({ id }: { id: string }) => isAgentConnected(hub, id);
	const supervising = (agents: Awaited<ReturnType<typeof availableAgents>>) =>
		agents.filter(({ role }) => isSupervising(role));
	const listens = (agents: Awaited<ReturnType<typeof availableAgents>>) =>
		agents.some((agent) => !isSupervising(agent.role) && isConnected(agent));
	return {
		standing: async (db, open) => {
			const agents = await availableAgents(db);
			const supervisors = supervising(agents);
			if (supervisors.some(isConnected) || (supervisors.length === 0 && !open.has(desk))) return [];
			const isNeeded = (await isAnyoneInChat(db)) || (listens(agents) && (await isOpen(context)));
			return isNeeded ? [{ subject: desk, began_at: null, audience: "supervisors", besides: null }] : [];
		},
		response: async (db) => {
			const connected = supervising(await availableAgents(db)).find(isConnected);
			return connected ? { at: clock.now(), by: connected.id } : null;
		},
	};
};

/** For what of the chats people are called who have no page open. */
export const chatAlertSources = (context: Desk) => ({
	visitor_waiting: visitorWaiting,
	help_requested: helpRequested(context),
	message_left: messageLeft(context),
	supervisor_disconnected: supervisorDisconnected(context),
});

import { Counter, Gauge, Histogram, type Registry } from "@prometheus-io/client";
import { agentRoles } from "@warmline/contract/accounts/roles";
import { openingReasons } from "@warmline/contract/chats/opening";
import { presences } from "@warmline/contract/chats/presence";
import type { Draft, Outcome } from "./messages/message-queries.ts";

const deliverySteps = [0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];
const batchSteps = [1, 2, 5, 10, 20, 50, 100, 200, 500];
/** Seconds, up to two hours. */
const waitSteps = [10, 30, 60, 120, 300, 600, 900, 1800, 3600, 7200];

const countStored = (registers: Registry[]) => {
	const stored = { visitor: 0, agent: 0, system: 0 };
	new Counter({
		name: "warmline_messages_stored_total",
		help: "Messages that were stored, by who wrote them.",
		labelNames: ["sender"],
		registers,
		collect() {
			this.reset();
			for (const [sender, count] of Object.entries(stored)) this.inc({ sender }, count);
		},
	});
	return stored;
};

const ofMessages = (registers: Registry[]) => {
	const stored = countStored(registers);
	const batch = new Histogram({
		name: "warmline_message_batch_size",
		help: "Messages that were stored by one statement.",
		buckets: batchSteps,
		registers,
	});
	return {
		/** A statement has come back. */
		committed: (drafts: readonly Draft[], outcomes: readonly Outcome[]) => {
			batch.observe(drafts.length);
			for (const [at, { sender }] of drafts.entries())
				if (outcomes[at]?.outcome === "stored") stored[sender === "user" ? "visitor" : sender]++;
		},
		delivered: new Histogram({
			name: "warmline_message_delivery_seconds",
			help: "Time from taking a message in to having told everybody who hears it.",
			buckets: deliverySteps,
			registers,
		}),
	};
};

const ofChats = (registers: Registry[]) => ({
	started: new Counter({ name: "warmline_chats_started_total", help: "Visitors who asked for support.", registers }),
	ended: new Counter({
		name: "warmline_chats_ended_total",
		help: "Chats that ended, by how.",
		labelNames: ["how"] as const,
		registers,
	}),
	waited: new Histogram({
		name: "warmline_wait_seconds",
		help: "How long visitors had waited when somebody took their chat.",
		buckets: waitSteps,
		registers,
	}),
	chats: new Gauge({
		name: "warmline_chats",
		help: "Chats that live, of all processes, by status. Those that wait are the queue.",
		labelNames: ["status"] as const,
		registers,
	}),
	longestWait: new Gauge({
		name: "warmline_longest_wait_seconds",
		help: "How long the visitor who waits longest has waited by now; 0 when nobody waits.",
		registers,
	}),
	onDuty: new Gauge({
		name: "warmline_on_duty",
		help: "Connected members on duty, of all processes, by role and presence.",
		labelNames: ["role", "presence"] as const,
		registers,
	}),
	door: new Gauge({
		name: "warmline_door",
		help: "1 for the current opening status, as it was published last; `open` is open, all others say why it is closed.",
		labelNames: ["why"] as const,
		registers,
	}),
});

/** What the chat measures. No label names a person or a chat. */
export const createChatMetrics = (registry: Registry) => ({ ...ofMessages([registry]), ...ofChats([registry]) });

export type ChatMetrics = ReturnType<typeof createChatMetrics>;

type Figures = {
	chats: { waiting: number; active: number };
	longestWait: number;
	onDuty: readonly { role: string; presence: string; n: number }[];
};

const onDutyPresences = presences.filter((presence) => presence !== "away");

/** Also what is nought is told: a line that is missing from a picture says nothing. */
export const tellFigures = ({ chats, longestWait, onDuty }: ChatMetrics, figures: Figures) => {
	chats.set({ status: "waiting" }, figures.chats.waiting);
	chats.set({ status: "active" }, figures.chats.active);
	longestWait.set(figures.longestWait);
	for (const role of agentRoles) for (const presence of onDutyPresences) onDuty.set({ role, presence }, 0);
	for (const { role, presence, n } of figures.onDuty) onDuty.set({ role, presence }, n);
};

export const setOpeningGauge = ({ door }: ChatMetrics, now: string) => {
	for (const why of openingReasons) door.set({ why }, why === now ? 1 : 0);
};

/** They could not be read, and what was is not told again. */
export const forgetFigures = ({ chats, longestWait, onDuty }: ChatMetrics) => {
	chats.reset();
	longestWait.set(Number.NaN);
	onDuty.reset();
};

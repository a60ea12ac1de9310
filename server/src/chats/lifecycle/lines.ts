import type { ToVisitorFrame } from "@warmline/contract/chats/visitor-channel";
import * as z from "zod";
import { isAtDesk, watchDesk } from "../../accounts/index.ts";
import type { Clock } from "../../platform/clock.ts";
import { bell } from "../../platform/realtime/bell.ts";
import type { Hub } from "../../platform/realtime/hub.ts";
import { visitorIsHere, visitorOf, watchVisitors } from "../topics.ts";

const typed = bell("visitor_typed", z.string());
const agentLine = bell("agent_line", z.object({ chat_id: z.string(), is: z.enum(["gone", "back", "another"]) }));
const idle = bell("visitor_idle", z.object({ chat_id: z.string(), ends_at: z.nullable(z.iso.datetime()) }));

/**
 * Since when somebody has had no line, what a visitor was told of it, and when he last typed; known in every process. In
 * memory: after a restart everybody is gone since the start.
 */
export class Lines {
	private readonly agents = new Map<string, Date>();
	private readonly visitors = new Map<string, Date>();
	/** When the visitor of a chat last typed: who is at it is not silent. */
	private readonly typed = new Map<string, Date>();
	/** Chats whose visitor was told that his listener's line is gone. */
	private readonly toldGone = new Set<string>();
	/** Chats whose visitor was warned, and when they will end. */
	private readonly warned = new Map<string, Date>();
	private readonly hub: Hub;
	readonly start: Date;

	constructor(hub: Hub, clock: Clock) {
		this.hub = hub;
		this.start = clock.now();
		watchDesk(hub, (memberId) => {
			if (isAtDesk(hub, memberId)) this.agents.delete(memberId);
			else this.agents.set(memberId, clock.now());
		});
		watchVisitors(hub, (chatId) => {
			if (visitorIsHere(hub, chatId)) this.visitors.delete(chatId);
			else this.visitors.set(chatId, clock.now());
		});
		hub.answer(typed, (chatId) => this.typed.set(chatId, clock.now()));
		hub.answer(agentLine, ({ chat_id, is }) => {
			if (is === "gone") this.toldGone.add(chat_id);
			else if (!this.toldGone.delete(chat_id)) return;
			if (is !== "another") this.tell(chat_id, { action: "agent_line", connected: is === "back" });
		});
		hub.answer(idle, ({ chat_id, ends_at }) => {
			if (ends_at === null) return this.warned.delete(chat_id);
			this.warned.set(chat_id, new Date(ends_at));
			this.tell(chat_id, { action: "idle_warning", ends_at });
		});
	}

	agentGoneSince(memberId: string): Date {
		return this.agents.get(memberId) ?? this.start;
	}

	/** Who never had a line is gone since he asked, which the chat says. */
	visitorGoneSince(chatId: string): Date {
		return this.visitors.get(chatId) ?? this.start;
	}

	visitorTyped(chatId: string) {
		this.hub.ring(typed, chatId);
	}

	visitorTypedAt(chatId: string): Date | null {
		return this.typed.get(chatId) ?? null;
	}

	/** The visitor is told, once, that his listener's line is gone. */
	tellAgentGone(chatId: string) {
		if (!this.toldGone.has(chatId)) this.hub.ring(agentLine, { chat_id: chatId, is: "gone" });
	}

	/** The visitor is told that it holds again, where he had been told otherwise. */
	tellAgentBack(chatId: string) {
		if (this.toldGone.has(chatId)) this.hub.ring(agentLine, { chat_id: chatId, is: "back" });
	}

	/** The chat is another's now: whatever was told is over. */
	forgetAgentGone(chatId: string) {
		if (this.toldGone.has(chatId)) this.hub.ring(agentLine, { chat_id: chatId, is: "another" });
	}

	isAgentToldGone(chatId: string): boolean {
		return this.toldGone.has(chatId);
	}

	isAnyToldGone(): boolean {
		return this.toldGone.size > 0;
	}

	/** The visitor is told, once for each time, when his silent chat ends; null when it does not any more. */
	warnOfEnd(chatId: string, endsAt: Date | null) {
		if (this.warned.get(chatId)?.getTime() === endsAt?.getTime()) return;
		this.hub.ring(idle, { chat_id: chatId, ends_at: endsAt?.toISOString() ?? null });
	}

	endsIdleAt(chatId: string): Date | undefined {
		return this.warned.get(chatId);
	}

	/** A process that has just joined knows of nothing that was told. */
	tellOthers() {
		for (const chat_id of this.toldGone) this.hub.ringElsewhere(agentLine, { chat_id, is: "gone" });
		for (const [chat_id, at] of this.warned) this.hub.ringElsewhere(idle, { chat_id, ends_at: at.toISOString() });
	}

	/** Chats that have ended are not kept in mind. */
	keepOnly(live: ReadonlySet<string>) {
		for (const known of [this.visitors, this.typed, this.toldGone, this.warned]) {
			for (const chatId of known.keys()) if (!live.has(chatId)) known.delete(chatId);
		}
	}

	private tell(chatId: string, frame: ToVisitorFrame) {
		this.hub.tellHere([visitorOf(chatId)], frame);
	}
}

import type { ToVisitorFrame } from "@warmline/contract/chats/visitor-channel";
import * as z from "zod";
import type { Clock } from "../../../platform/clock.ts";
import type { Hub } from "../../../platform/realtime/hub.ts";
import { isAgentConnected, watchAgentConnections } from "../../../platform/realtime/presence.ts";
import { ReplicatedMap } from "../../../platform/realtime/replicated-map.ts";
import { visitorIsHere, visitorOf, watchVisitors } from "../../topics.ts";

const agentLine = z.enum(["gone", "back", "another"]);
const endsIdle = z.nullable(z.iso.datetime());

/**
 * Since when somebody has had no connection, what a visitor was told of it, and when they last typed; known in every
 * process. In
 * memory: after a restart everybody is gone since the start.
 */
export class Connections {
	private readonly agents = new Map<string, Date>();
	private readonly visitors = new Map<string, Date>();
	/** When the visitor of a chat last typed: who is at it is not silent. */
	private readonly typed: ReplicatedMap<null>;
	/** What the visitor of a chat was last told about their listener's connection. */
	private readonly agentLine: ReplicatedMap<z.infer<typeof agentLine>>;
	/** When a chat will end of which the visitor was warned; null when it does not any more. */
	private readonly idle: ReplicatedMap<string | null>;
	private readonly hub: Hub;
	readonly start: Date;

	constructor(at: { hub: Hub; clock: Clock }) {
		const { hub, clock } = at;
		this.hub = hub;
		this.start = clock.now();
		watchAgentConnections(hub, (memberId) => {
			if (isAgentConnected(hub, memberId)) this.agents.delete(memberId);
			else this.agents.set(memberId, clock.now());
		});
		watchVisitors(hub, (chatId) => {
			if (visitorIsHere(hub, chatId)) this.visitors.delete(chatId);
			else this.visitors.set(chatId, clock.now());
		});
		this.typed = new ReplicatedMap(at, "visitor_typed_at", z.null());
		this.agentLine = new ReplicatedMap(at, "agent_line_told", agentLine, (chatId, is, before) => {
			if (is === "another" || (is === "back") !== (before === "gone")) return;
			this.tell(chatId, { action: "agent_line", connected: is === "back" });
		});
		this.idle = new ReplicatedMap(at, "visitor_ends_idle", endsIdle, (chatId, ends_at) => {
			if (ends_at !== null) this.tell(chatId, { action: "idle_warning", ends_at });
		});
	}

	agentGoneSince(memberId: string): Date {
		return this.agents.get(memberId) ?? this.start;
	}

	/** A visitor who has never connected counts as gone since the intake. */
	visitorGoneSince(chatId: string): Date {
		return this.visitors.get(chatId) ?? this.start;
	}

	visitorTyped(chatId: string) {
		this.typed.set(chatId, null);
	}

	visitorTypedAt(chatId: string): Date | null {
		const at = this.typed.saidAt(chatId);
		return at === undefined ? null : new Date(at);
	}

	/** Tells the visitor once that their listener is disconnected. */
	tellAgentGone(chatId: string) {
		if (!this.isAgentToldGone(chatId)) this.agentLine.set(chatId, "gone");
	}

	/** The visitor is told that it holds again, where they had been told otherwise. */
	tellAgentBack(chatId: string) {
		if (this.isAgentToldGone(chatId)) this.agentLine.set(chatId, "back");
	}

	/** The chat is another's now: whatever was told is over. */
	forgetAgentGone(chatId: string) {
		if (this.isAgentToldGone(chatId)) this.agentLine.set(chatId, "another");
	}

	isAgentToldGone(chatId: string): boolean {
		return this.agentLine.get(chatId) === "gone";
	}

	isAnyToldGone(): boolean {
		return this.agentLine.all().some(([, is]) => is === "gone");
	}

	/** The visitor is told, once for each time, when their silent chat ends; null when it does not any more. */
	warnOfEnd(chatId: string, endsAt: Date | null) {
		if (this.endsIdleAt(chatId)?.getTime() === endsAt?.getTime()) return;
		this.idle.set(chatId, endsAt?.toISOString() ?? null);
	}

	endsIdleAt(chatId: string): Date | undefined {
		const at = this.idle.get(chatId);
		return at ? new Date(at) : undefined;
	}

	/** A process that has just joined, or has missed something, knows of nothing that was told. */
	tellOthers() {
		for (const known of [this.typed, this.agentLine, this.idle]) known.tellOthers();
	}

	/** Chats that have ended are not kept in mind; `live` are those that lived at that time. */
	keepOnly(live: ReadonlySet<string>, asOf: Date) {
		for (const known of [this.typed, this.agentLine, this.idle]) known.keepOnly(live, asOf);
		// Of a chat that began after these were read: without its time its visitor would count as gone since the start.
		for (const [chatId, gone] of this.visitors) if (!live.has(chatId) && gone < asOf) this.visitors.delete(chatId);
	}

	private tell(chatId: string, frame: ToVisitorFrame) {
		this.hub.publishHere([visitorOf(chatId)], frame);
	}
}

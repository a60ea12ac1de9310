import type { RingReason } from "@warmline/contract/chats/agent-channel";
import { memberTopic } from "../../accounts/index.ts";
import type { Hub } from "../../platform/realtime/hub.ts";
import { supervisors } from "../topics.ts";

type Wanted = { id: string; name: string; assigned_agent: string | null };
type Ring = { why: RingReason; caller_name: string; topic: string };

/**
 * Who is wanted at which chat. A ring goes on, also for those who come later, until somebody has come; the clients
 * repeat the sound. One chat rings for one reason at a time: the latest.
 */
export class Rings {
	private readonly ringing = new Map<string, Ring>();
	private readonly hub: Hub;

	constructor(hub: Hub) {
		this.hub = hub;
	}

	ring(chat: Wanted, why: RingReason) {
		const topic = why === "reply_due" && chat.assigned_agent ? memberTopic(chat.assigned_agent) : supervisors;
		if (this.ringing.get(chat.id)?.why === why) return;
		this.stop(chat.id);
		this.ringing.set(chat.id, { why, caller_name: chat.name, topic });
		this.hub.tell([topic], { action: "ring", chat_id: chat.id, why, caller_name: chat.name });
	}

	/** Somebody has come, or is no longer wanted; `only` when it rings for one of these reasons. */
	stop(chatId: string, only?: readonly RingReason[]) {
		const ring = this.ringing.get(chatId);
		if (!ring || (only && !only.includes(ring.why))) return;
		this.ringing.delete(chatId);
		this.hub.tell([ring.topic], { action: "ring_ended", chat_id: chatId });
	}

	/** Why somebody is wanted at a chat; undefined when nobody is. */
	whyRings(chatId: string): RingReason | undefined {
		return this.ringing.get(chatId)?.why;
	}

	/** What rings for somebody who hears these topics. */
	heardOn(topics: readonly string[]) {
		return [...this.ringing]
			.filter(([, { topic }]) => topics.includes(topic))
			.map(([chat_id, { why, caller_name }]) => ({ action: "ring", chat_id, why, caller_name }) as const);
	}
}

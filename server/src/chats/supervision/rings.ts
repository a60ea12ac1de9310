import { type RingReason, ringReasons } from "@warmline/contract/chats/agent-channel";
import * as z from "zod";
import { memberTopic } from "../../accounts/index.ts";
import { bell } from "../../platform/realtime/bell.ts";
import type { Hub } from "../../platform/realtime/hub.ts";
import { supervisors } from "../topics.ts";

type Wanted = { id: string; name: string; assigned_agent: string | null };

const ring = z.object({
	chat_id: z.string(),
	why: z.enum(ringReasons),
	caller_name: z.string(),
	topic: z.string(),
	/** For what it rings once, however often that is seen. */
	once: z.nullable(z.string()),
});
type Ring = z.infer<typeof ring>;

const begins = bell("ring_begins", ring);
const ends = bell("ring_ends", z.object({ chat_id: z.string(), only: z.nullable(z.array(z.enum(ringReasons))) }));

/**
 * Who is wanted at which chat. A ring goes on, also for those who come later, until somebody has come; the clients
 * repeat the sound. One chat rings for one reason at a time: the latest. Every process knows of every ring.
 */
export class Rings {
	private readonly ringing = new Map<string, Ring>();
	/** For what each chat has rung already: somebody who has come silences it, and it must not begin again. */
	private readonly rung = new Map<string, string>();
	private readonly hub: Hub;

	constructor(hub: Hub) {
		this.hub = hub;
		hub.answer(begins, (one) => this.begin(one));
		hub.answer(ends, ({ chat_id, only }) => this.end(chat_id, only));
	}

	ring(chat: Wanted, why: RingReason, once: string | null = null) {
		if (this.whyRings(chat.id) === why) return;
		const topic = why === "reply_due" && chat.assigned_agent ? memberTopic(chat.assigned_agent) : supervisors;
		this.hub.ring(begins, { chat_id: chat.id, why, caller_name: chat.name, topic, once });
	}

	hasRung(chatId: string, once: string): boolean {
		return this.rung.get(chatId) === once;
	}

	/** Somebody has come, or is no longer wanted; `only` when it rings for one of these reasons. */
	stop(chatId: string, only: readonly RingReason[] | null = null) {
		const why = this.whyRings(chatId);
		if (why && (!only || only.includes(why))) this.hub.ring(ends, { chat_id: chatId, only: only && [...only] });
	}

	/** Why somebody is wanted at a chat; undefined when nobody is. */
	whyRings(chatId: string): RingReason | undefined {
		return this.ringing.get(chatId)?.why;
	}

	/** What rings for somebody who hears these topics. */
	heardOn(topics: readonly string[]) {
		return [...this.ringing.values()]
			.filter(({ topic }) => topics.includes(topic))
			.map(({ chat_id, why, caller_name }) => ({ action: "ring", chat_id, why, caller_name }) as const);
	}

	/** A process that has just joined knows of none. */
	tellOthers() {
		for (const one of this.ringing.values()) this.hub.ringElsewhere(begins, one);
	}

	/** What was rung for in chats that have ended is not kept in mind. */
	keepOnly(live: ReadonlySet<string>) {
		for (const chatId of this.rung.keys()) if (!live.has(chatId)) this.rung.delete(chatId);
	}

	private begin(one: Ring) {
		const { chat_id, why, caller_name, topic, once } = one;
		if (this.whyRings(chat_id) === why) return;
		this.end(chat_id, null);
		this.ringing.set(chat_id, one);
		if (once !== null) this.rung.set(chat_id, once);
		this.hub.tellHere([topic], { action: "ring", chat_id, why, caller_name });
	}

	private end(chatId: string, only: readonly RingReason[] | null) {
		const one = this.ringing.get(chatId);
		if (!one || (only && !only.includes(one.why))) return;
		this.ringing.delete(chatId);
		this.hub.tellHere([one.topic], { action: "ring_ended", chat_id: chatId });
	}
}

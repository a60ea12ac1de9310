import { type RingReason, ringReasons } from "@warmline/contract/chats/agent-channel";
import * as z from "zod";
import type { Clock } from "../../platform/clock.ts";
import type { Hub } from "../../platform/realtime/hub.ts";
import { memberTopic } from "../../platform/realtime/presence.ts";
import { ReplicatedMap } from "../../platform/realtime/replicated-map.ts";
import { supervisors } from "../topics.ts";

type Wanted = { id: string; name: string; assigned_agent: string | null };

const ring = z.object({
	/** Null when nobody is wanted any more. */
	why: z.nullable(z.enum(ringReasons)),
	caller_name: z.string(),
	topic: z.string(),
	/** For what it has rung once: somebody who has come silences it, and it must not begin again. */
	rung: z.nullable(z.string()),
});
type Ring = z.infer<typeof ring>;

const isRinging = (one: Ring): one is Ring & { why: RingReason } => one.why !== null;

/**
 * Who is wanted at which chat. A ring goes on, also for those who come later, until somebody has come; the clients
 * repeat the sound. One chat rings for one reason at a time: the latest. Every process knows of every ring.
 */
export class SupervisorAlerts {
	private readonly known: ReplicatedMap<Ring>;
	private readonly hub: Hub;

	constructor(at: { hub: Hub; clock: Clock }) {
		this.hub = at.hub;
		this.known = new ReplicatedMap(at, "rings", ring, (id, now, before) => {
			if (before && before.why === now.why && before.topic === now.topic) return;
			if (before) this.ended(id, before);
			if (isRinging(now)) this.hub.publishHere([now.topic], frameOf(id, now));
		});
	}

	ring(chat: Wanted, why: RingReason, once: string | null = null) {
		if (this.whyRings(chat.id) === why) return;
		const topic = why === "reply_due" && chat.assigned_agent ? memberTopic(chat.assigned_agent) : supervisors;
		const rung = once ?? this.known.get(chat.id)?.rung ?? null;
		this.known.set(chat.id, { why, caller_name: chat.name, topic, rung });
	}

	hasRung(chatId: string, once: string): boolean {
		return this.known.get(chatId)?.rung === once;
	}

	/** Somebody has come, or is no longer wanted; `only` when it rings for one of these reasons. */
	stop(chatId: string, only: readonly RingReason[] | null = null) {
		const one = this.known.get(chatId);
		if (one && isRinging(one) && (!only || only.includes(one.why))) this.known.set(chatId, { ...one, why: null });
	}

	/** Why somebody is wanted at a chat; undefined when nobody is. */
	whyRings(chatId: string): RingReason | undefined {
		return this.known.get(chatId)?.why ?? undefined;
	}

	/** What rings for somebody who hears these topics. */
	heardOn(topics: readonly string[]) {
		return this.known
			.all()
			.flatMap(([id, one]) => (isRinging(one) && topics.includes(one.topic) ? [frameOf(id, one)] : []));
	}

	/** A process that has just joined, or has missed something, knows of none. */
	tellOthers() {
		this.known.tellOthers();
	}

	/** Chats that have ended are not kept in mind, and ring no more; `live` are those that lived at that time. */
	keepOnly(live: ReadonlySet<string>, asOf: Date) {
		for (const [id, one] of this.known.keepOnly(live, asOf)) this.ended(id, one);
	}

	private ended(chat_id: string, one: Ring) {
		if (isRinging(one)) this.hub.publishHere([one.topic], { action: "ring_ended", chat_id });
	}
}

const frameOf = (chat_id: string, { why, caller_name }: Ring & { why: RingReason }) =>
	({ action: "ring", chat_id, why, caller_name }) as const;

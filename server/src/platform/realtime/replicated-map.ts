import * as z from "zod";
import { type $ZodType, parse } from "zod/v4/core";
import type { Clock } from "../clock.ts";
import type { Hub } from "./hub.ts";
import { type PubSubChannel, pubSubChannel } from "./pubsub.ts";

const entry = z.object({ id: z.string(), at: z.number(), value: z.unknown() });
type Entry<T> = { readonly at: number; readonly value: T };

/** Milliseconds that the processes' clocks may differ. */
const likely = 2000;

/**
 * What is known of many things in the memory of every process. Of each thing the latest word counts, in whichever order
 * the words are heard: so who tells all that they know once more does no harm, and heals whatever somebody has missed.
 */
export class ReplicatedMap<T> {
	private readonly entries = new Map<string, Entry<T>>();
	private readonly hub: Hub;
	private readonly clock: Clock;
	private readonly said: PubSubChannel<z.infer<typeof entry>>;
	private readonly schema: $ZodType<T>;
	private readonly changed: (id: string, now: T, before: T | undefined) => void;

	/** `changed` hears of everything that is another for this process now, and must not throw. */
	constructor(
		{ hub, clock }: { hub: Hub; clock: Clock },
		name: string,
		schema: $ZodType<T>,
		changed: (id: string, now: T, before: T | undefined) => void = () => undefined,
	) {
		this.hub = hub;
		this.clock = clock;
		this.schema = schema;
		this.changed = changed;
		this.said = pubSubChannel(name, entry);
		hub.onBroadcast(this.said, ({ id, at, value }) => this.hear(id, { at, value: parse(schema, value) }));
	}

	get(id: string): T | undefined {
		return this.entries.get(id)?.value;
	}

	all(): (readonly [string, T])[] {
		return [...this.entries].map(([id, { value }]) => [id, value]);
	}

	/** When the latest word of it was said. */
	saidAt(id: string): number | undefined {
		return this.entries.get(id)?.at;
	}

	/** Later than all that is known of it here, whatever the clock says. */
	set(id: string, value: T) {
		const at = Math.max(this.clock.now().getTime(), (this.entries.get(id)?.at ?? 0) + 1);
		this.hub.broadcast(this.said, { id, at, value: parse(this.schema, value) });
	}

	tellOthers() {
		for (const [id, { at, value }] of this.entries) this.hub.broadcastElsewhere(this.said, { id, at, value });
	}

	/** Forgets the others, as they were at a time, and answers what was known of them. */
	keepOnly(ids: ReadonlySet<string>, asOf: Date): (readonly [string, T])[] {
		const before = asOf.getTime() - likely;
		const over = [...this.entries].filter(([id, { at }]) => !ids.has(id) && at < before);
		for (const [id] of over) this.entries.delete(id);
		return over.map(([id, { value }]) => [id, value]);
	}

	private hear(id: string, one: Entry<T>) {
		const known = this.entries.get(id);
		if (known && !isLater(one, known)) return;
		this.entries.set(id, one);
		this.changed(id, one.value, known?.value);
	}
}

/** Of two words of the same moment every process takes the same one. */
const isLater = <T>(one: Entry<T>, other: Entry<T>) =>
	one.at === other.at ? JSON.stringify(one.value) > JSON.stringify(other.value) : one.at > other.at;

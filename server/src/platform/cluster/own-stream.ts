import { v7 } from "uuid";
import type { Hub } from "../realtime/hub.ts";
import type { Bus } from "./bus.ts";
import { type Head, type How, type HubEvent, toLine, toText } from "./packets.ts";
import { ReplayBuffer } from "./replay-buffer.ts";

/** Characters kept for peers who missed them. */
const capacity = 8_000_000;
/** Milliseconds in which the same is not sent again. */
const pause = 300;

/** What this process publishes: numbered batches, each of which it can send again. */
export class OwnStream {
	/** By which the others know the process. */
	id = v7();
	/** What it published under an earlier one may still be on its way back. */
	private readonly ids = new Set([this.id]);
	private buffer = new ReplayBuffer(capacity);
	private waiting: string[] = [];
	private resentAt = Number.NEGATIVE_INFINITY;
	private readonly bus: Bus;
	private readonly hub: Hub;

	constructor(bus: Bus, hub: Hub) {
		this.bus = bus;
		this.hub = hub;
	}

	/** From now on it is another process for the others. */
	restart() {
		this.id = v7();
		this.ids.add(this.id);
		this.buffer = new ReplayBuffer(capacity);
	}

	isBy(id: string): boolean {
		return this.ids.has(id);
	}

	/** What happens in one tick is one batch. */
	add(one: HubEvent) {
		if (this.waiting.length === 0) process.nextTick(() => this.flush());
		this.waiting.push(toLine(one));
	}

	flush() {
		if (this.waiting.length === 0) return;
		const lines = this.waiting;
		this.waiting = [];
		this.bus.publish(toText({ head: { is: "batch", from: this.id, at: this.buffer.add(lines) }, lines }));
	}

	hello() {
		this.bus.publish(this.words({ is: "hello", from: this.id }));
	}

	beat(how: How[]) {
		this.bus.probe(this.words({ is: "beat", from: this.id, at: this.buffer.at, how }));
	}

	bye() {
		this.flush();
		this.bus.publish(this.words({ is: "bye", from: this.id, at: this.buffer.at }));
	}

	/** Asks a peer for what came after a batch; from nothing, for what is heard there. Perhaps it is Redis that fails. */
	ask(of: string, after: number | undefined) {
		const { id: from } = this;
		this.bus.publishByBoth(this.words(after === undefined ? { is: "hello", from } : { is: "again", from, of, after }));
	}

	/** What is heard here. */
	here() {
		this.bus.publish(this.hereNow());
	}

	/** Both ways: whoever asks does not know by which of them they hear nothing. */
	again(after: number) {
		// Requested by several at once, or twice by one, it is sent once.
		if (performance.now() - this.resentAt < pause) return;
		this.resentAt = performance.now();
		const missed = this.buffer.after(after);
		if (!missed) return this.bus.publishByBoth(this.hereNow());
		for (const { at, lines } of missed)
			this.bus.publishByBoth(toText({ head: { is: "batch", from: this.id, at }, lines }));
	}

	private hereNow(): string {
		this.flush();
		return toText({ head: { is: "here", from: this.id, at: this.buffer.at }, lines: this.hub.topicsHere() });
	}

	private words(head: Head): string {
		return toText({ head, lines: [] });
	}
}

import { v7 } from "uuid";
import type { Hub } from "../realtime/hub.ts";
import type { Bus } from "./bus.ts";
import { type Happening, type Head, type How, toLine, toText } from "./packets.ts";
import { Said } from "./replay-buffer.ts";

/** Characters of what was said that are kept, for those who missed it. */
const mostKept = 8_000_000;
/** Milliseconds in which the same is not said again. */
const pause = 300;

/** What this process says: in numbered batches, each of which it can say again. */
export class OwnStream {
	/** By which the others know the process. */
	id = v7();
	/** What it said under an earlier one may still be on its way back. */
	private readonly ids = new Set([this.id]);
	private said = new Said(mostKept);
	private waiting: string[] = [];
	private saidAgainAt = Number.NEGATIVE_INFINITY;
	private readonly bus: Bus;
	private readonly hub: Hub;

	constructor(bus: Bus, hub: Hub) {
		this.bus = bus;
		this.hub = hub;
	}

	/** From now on it is another process for the others. */
	beginAnew() {
		this.id = v7();
		this.ids.add(this.id);
		this.said = new Said(mostKept);
	}

	isBy(id: string): boolean {
		return this.ids.has(id);
	}

	/** What happens in one tick is one batch. */
	add(one: Happening) {
		if (this.waiting.length === 0) process.nextTick(() => this.flush());
		this.waiting.push(toLine(one));
	}

	flush() {
		if (this.waiting.length === 0) return;
		const lines = this.waiting;
		this.waiting = [];
		this.bus.say(toText({ head: { is: "batch", from: this.id, at: this.said.add(lines) }, lines }));
	}

	hello() {
		this.bus.say(this.words({ is: "hello", from: this.id }));
	}

	beat(how: How[]) {
		this.bus.probe(this.words({ is: "beat", from: this.id, at: this.said.at, how }));
	}

	bye() {
		this.flush();
		this.bus.say(this.words({ is: "bye", from: this.id, at: this.said.at }));
	}

	/** Asks a peer for what came after a batch; from nothing, for what is heard there. Perhaps it is Redis that fails. */
	ask(of: string, after: number | undefined) {
		const { id: from } = this;
		this.bus.sayTwice(this.words(after === undefined ? { is: "hello", from } : { is: "again", from, of, after }));
	}

	/** What is heard here. */
	here() {
		this.bus.say(this.hereNow());
	}

	/** Both ways: whoever asks does not know by which of them they hear nothing. */
	again(after: number) {
		// Asked by several at once, or twice by one, it is said once.
		if (performance.now() - this.saidAgainAt < pause) return;
		this.saidAgainAt = performance.now();
		const missed = this.said.after(after);
		if (!missed) return this.bus.sayTwice(this.hereNow());
		for (const { at, lines } of missed) this.bus.sayTwice(toText({ head: { is: "batch", from: this.id, at }, lines }));
	}

	private hereNow(): string {
		this.flush();
		return toText({ head: { is: "here", from: this.id, at: this.said.at }, lines: this.hub.topicsHere() });
	}

	private words(head: Head): string {
		return toText({ head, lines: [] });
	}
}

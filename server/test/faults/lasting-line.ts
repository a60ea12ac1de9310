import { randomUUID } from "node:crypto";
import { setTimeout as wait } from "node:timers/promises";
import { WebSocket } from "ws";

export type Received = { seq: number; message: string; sender: string; client_id: string | null };

type Frame = { action: string; chat_id?: string; messages?: Received[]; message?: Received };

/** How one side of a chat opens its channel, and what it says there. */
export type Side = {
	name: "visitor" | "agent";
	address(): string;
	/** Frames said on every new line, before anything else. */
	greeting: object[];
	/** A question on the line and its answer: who has heard that misses nothing from there on, and can catch up. */
	question: object;
	answer: string;
	sends(text: string, client_id: string): object;
	/** What came after a `seq`. */
	fetches(after: number): Promise<Received[]>;
	chatId: string;
};

const backoff = 20;

/**
 * One side of a chat as a good client keeps it: it comes back after every cut, catches up, and says again what was not
 * acknowledged. It keeps its own record, which the oracle compares with the database.
 */
export class LastingLine {
	/** What it wanted to say, by `client_id`, in order. */
	readonly intents = new Map<string, string>();
	/** The `seq` the server gave what it said. */
	readonly acknowledged = new Map<string, number>();
	readonly received = new Map<number, Received>();
	/** What cannot be right whatever happens: another message under a `seq`, or a message of another chat. */
	readonly contradictions: string[] = [];
	private readonly side: Side;
	private ws: WebSocket | undefined;
	private stopped = false;
	private caughtUp = false;
	private running: Promise<void> = Promise.resolve();
	private isLetIn = () => {};

	constructor(side: Side) {
		this.side = side;
		this.running = this.keepOpen();
	}

	writes(text: string) {
		const client_id = randomUUID();
		this.intents.set(client_id, text);
		// Before what waits from the last line has gone out, this would overtake it.
		if (this.caughtUp) this.says(this.side.sends(text, client_id));
	}

	/** The line is gone, as when a phone goes into a tunnel. */
	isCut() {
		this.ws?.terminate();
	}

	/** Everything it said is acknowledged, and it has every message up to `seq`. */
	hasSettled(seq: number): boolean {
		return this.acknowledged.size === this.intents.size && this.received.size === seq;
	}

	async stops() {
		this.stopped = true;
		this.ws?.terminate();
		await this.running;
	}

	get who() {
		return this.side.name;
	}

	private says(frame: object) {
		if (this.ws?.readyState === WebSocket.OPEN) this.ws.send(JSON.stringify(frame));
	}

	private async keepOpen() {
		while (!this.stopped) {
			const ws = new WebSocket(this.side.address());
			this.ws = ws;
			const gone = new Promise((done) => ws.once("close", done));
			ws.on("error", () => undefined);
			ws.on("message", (data) => this.hears(JSON.parse(String(data))));
			ws.on("open", () => void this.comesBack(ws).catch(() => ws.terminate()));
			await gone;
			this.caughtUp = false;
			await wait(backoff);
		}
	}

	private async comesBack(ws: WebSocket) {
		const letIn = new Promise<void>((done) => {
			this.isLetIn = done;
		});
		for (const frame of [...this.side.greeting, this.side.question]) this.says(frame);
		await letIn;
		for (const message of await this.side.fetches(this.lastWithoutHole())) this.takes(message);
		if (ws.readyState !== WebSocket.OPEN) return;
		this.caughtUp = true;
		for (const [client_id, text] of this.intents) {
			if (!this.acknowledged.has(client_id)) this.says(this.side.sends(text, client_id));
		}
	}

	private hears({ action, chat_id, message }: Frame) {
		if (action === this.side.answer) this.isLetIn();
		if (action !== "new_message" || !message) return;
		if (chat_id !== undefined && chat_id !== this.side.chatId) return;
		this.takes(message);
	}

	private takes(message: Received) {
		const known = this.received.get(message.seq);
		if (known && known.message !== message.message) {
			this.contradictions.push(`${message.seq} was ${known.message} and is ${message.message}`);
		}
		this.received.set(message.seq, message);
		const { client_id } = message;
		if (client_id === null || !this.intents.has(client_id)) return;
		const before = this.acknowledged.get(client_id);
		if (before !== undefined && before !== message.seq) {
			this.contradictions.push(`${client_id} was acknowledged as ${before} and as ${message.seq}`);
		}
		this.acknowledged.set(client_id, message.seq);
	}

	private lastWithoutHole(): number {
		let seq = 0;
		while (this.received.has(seq + 1)) seq++;
		return seq;
	}
}

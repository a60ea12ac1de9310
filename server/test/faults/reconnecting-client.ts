import { randomUUID } from "node:crypto";
import { setTimeout as wait } from "node:timers/promises";
import { WebSocket } from "ws";

export type Received = { seq: number; message: string; sender: string; client_id: string | null };

type Frame = { action: string; chat_id?: string; seq?: number; client_id?: string; message?: Received | string };

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
export class ReconnectingClient {
	/** What it wanted to say, by `client_id`, in order. */
	readonly intents = new Map<string, string>();
	/** The `seq` the server gave what it said. */
	readonly acknowledged = new Map<string, number>();
	readonly received = new Map<number, Received>();
	/** What was answered with an error, as when the database is gone: it is said again, after what was said since. */
	readonly refused = new Set<string>();
	/** When it said what, and when it first had each `seq`; in milliseconds. */
	readonly saidAt = new Map<string, number>();
	readonly receivedAt = new Map<number, number>();
	/** With which codes its lines were closed, and which frames it heard. */
	readonly closes: number[] = [];
	readonly actions = new Set<string>();
	/**
	 * What cannot be right whatever happens: another message under a `seq`, such as one of another chat, or one message
	 * under two.
	 */
	readonly contradictions: string[] = [];
	private readonly side: Side;
	private ws: WebSocket | undefined;
	private stopped = false;
	private caughtUp = false;
	private running: Promise<void> = Promise.resolve();
	private isLetIn = () => {};
	/** It has all up to here, and has heard that there are so many. */
	private whole = 0;
	private most = 0;
	private isMending = false;

	constructor(side: Side) {
		this.side = side;
		this.running = this.keepOpen();
	}

	writes(text: string) {
		const client_id = randomUUID();
		this.intents.set(client_id, text);
		this.saidAt.set(client_id, performance.now());
		// Before what waits from the last line has gone out, this would overtake it.
		if (this.caughtUp) this.says(this.side.sends(text, client_id));
	}

	/** The connection is lost, as when a phone goes into a tunnel. */
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
			ws.on("message", (data) => this.hears(ws, JSON.parse(String(data))));
			ws.on("open", () => ws.on("close", (code) => this.closes.push(code)));
			ws.on("open", () => void this.comesBack(ws).catch(() => ws.terminate()));
			await gone;
			this.caughtUp = false;
			await wait(backoff);
		}
	}

	private async comesBack(ws: WebSocket) {
		const reactivate = new Promise<void>((done) => {
			this.isLetIn = done;
		});
		for (const frame of [...this.side.greeting, this.side.question]) this.says(frame);
		await reactivate;
		for (const message of await this.side.fetches(this.whole)) this.takes(message);
		if (ws.readyState !== WebSocket.OPEN) return;
		this.caughtUp = true;
		void this.mends(ws);
		for (const [client_id, text] of this.intents) {
			if (!this.acknowledged.has(client_id)) this.says(this.side.sends(text, client_id));
		}
	}

	private hears(ws: WebSocket, { action, chat_id, seq = 0, client_id, message }: Frame) {
		this.actions.add(action);
		if (action === "error" && client_id !== undefined) void this.saysAgain(ws, client_id);
		if (action === this.side.answer) this.isLetIn();
		if (chat_id !== undefined && chat_id !== this.side.chatId) return;
		if (action === "new_message" && typeof message === "object") this.takes(message);
		else if (action === "chat_update") this.most = Math.max(this.most, seq);
		void this.mends(ws);
	}

	private async saysAgain(ws: WebSocket, client_id: string) {
		const text = this.intents.get(client_id);
		if (text === undefined || this.acknowledged.has(client_id)) return;
		this.refused.add(client_id);
		await wait(backoff * 10);
		if (ws === this.ws && this.caughtUp) this.says(this.side.sends(text, client_id));
	}

	/** Who sees by a number that they have missed some asks for them. */
	private async mends(ws: WebSocket) {
		if (this.isMending) return;
		this.isMending = true;
		while (this.caughtUp && this.whole < this.most) {
			const found = await this.side.fetches(this.whole).catch(() => []);
			for (const message of found) this.takes(message);
			if (found.length > 0 || this.whole >= this.most) continue;
			ws.terminate();
			break;
		}
		this.isMending = false;
	}

	private takes(message: Received) {
		const known = this.received.get(message.seq);
		if (known && known.message !== message.message) {
			this.contradictions.push(`${message.seq} was ${known.message} and is ${message.message}`);
		}
		if (!known) this.receivedAt.set(message.seq, performance.now());
		this.received.set(message.seq, message);
		this.most = Math.max(this.most, message.seq);
		while (this.received.has(this.whole + 1)) this.whole++;
		const { client_id } = message;
		if (client_id === null || !this.intents.has(client_id)) return;
		const before = this.acknowledged.get(client_id);
		if (before !== undefined && before !== message.seq) {
			this.contradictions.push(`${client_id} was acknowledged as ${before} and as ${message.seq}`);
		}
		this.acknowledged.set(client_id, message.seq);
	}
}

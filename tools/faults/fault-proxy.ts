import { once } from "node:events";
import { connect, createServer, type Server, type Socket } from "node:net";
import { carries } from "./direction.ts";
import { redisReplies, type Splitter, webSocketFrames } from "./splitters.ts";
import { Weather } from "./weather.ts";

type Speech = "bytes" | "websocket" | "redis";

const splitters: Record<Speech, { up?: () => Splitter; down?: () => Splitter }> = {
	bytes: {},
	websocket: { up: webSocketFrames, down: webSocketFrames },
	// What is asked is not repeated: it would be answered twice.
	redis: { down: redisReplies },
};

/**
 * To one that is just saying its goodbye Node has no way to send a reset: it loses the handle, which then keeps its
 * process from ending, busy for ever. Such a one is closed.
 */
const resets = (end: Socket) => {
	if (end.writableEnded && !end.writableFinished) end.destroy();
	else end.resetAndDestroy();
};

/** A line between two programs on this machine that can be disturbed: each end believes that it speaks to the other. */
export class FaultProxy {
	private readonly server: Server;
	private readonly target: number;
	private readonly speech: Speech;
	private readonly weather = new Weather();
	private readonly lines = new Set<[Socket, Socket]>();
	private refusing = false;

	private constructor(target: number, speech: Speech) {
		this.target = target;
		this.speech = speech;
		this.server = createServer({ allowHalfOpen: true, noDelay: true }, (near) => this.takes(near));
	}

	/** `speech` says what is spoken, for `repeatsOneOf`. */
	static async to(targetPort: number, speech: Speech = "bytes"): Promise<FaultProxy> {
		const proxy = new FaultProxy(targetPort, speech);
		// No connection is lost for want of room before it: only as somebody says here.
		proxy.server.listen({ port: 0, host: "127.0.0.1", backlog: 4096 });
		await once(proxy.server, "listening");
		return proxy;
	}

	get port(): number {
		const address = this.server.address();
		if (address === null || typeof address === "string") throw new Error("This line is closed.");
		return address.port;
	}

	/** As an address has it. */
	get host(): string {
		return `127.0.0.1:${this.port}`;
	}

	get openLines(): number {
		return this.lines.size;
	}

	/** Every line is reset; new ones can be opened. */
	cuts() {
		for (const line of this.lines) for (const end of line) resets(end);
	}

	/** Every line is reset, and so is each new one, until it heals. */
	refuses() {
		this.refusing = true;
		this.cuts();
	}

	/** Nothing passes and nobody is told, as when a cable is pulled: also not that the other end is gone. */
	fallsSilent() {
		this.weather.fallsSilent();
	}

	/** Everything comes so much later, in each direction. */
	delays(milliseconds: number) {
		this.weather.delay = milliseconds;
	}

	slowsTo(kilobytesInSecond: number) {
		this.weather.slowsTo(kilobytesInSecond);
	}

	/** One of so many frames comes twice. */
	repeatsOneOf(frames: number) {
		if (this.speech === "bytes") throw new Error("To repeat whole frames it must be known what is spoken.");
		this.weather.repeatEvery = frames;
	}

	/** One of so many messages that Redis hands on comes after the next one. On a WebSocket their order is TCP's. */
	swapsOneOf(messages: number) {
		if (this.speech !== "redis") throw new Error("Only what Redis hands on can come in another order.");
		this.weather.swapEvery = messages;
	}

	/** Everything is as on a good line again; what a silence held back is handed on. */
	heals() {
		this.refusing = false;
		this.weather.clears();
	}

	async closes() {
		this.heals();
		this.cuts();
		const closed = once(this.server, "close");
		this.server.close();
		await closed;
	}

	private takes(near: Socket) {
		near.on("error", () => undefined);
		if (this.refusing) {
			resets(near);
			return;
		}
		const far = connect({ port: this.target, host: "127.0.0.1", allowHalfOpen: true, noDelay: true });
		far.on("error", () => undefined);
		const line: [Socket, Socket] = [near, far];
		this.lines.add(line);
		const { up, down } = splitters[this.speech];
		carries(near, far, this.weather, up?.());
		carries(far, near, this.weather, down?.());
		const ends = (other: Socket) => async (hadError: boolean) => {
			await this.weather.isOpen();
			if (other.destroyed) this.lines.delete(line);
			// Otherwise its end comes after all that is still on its way.
			else if (hadError) resets(other);
		};
		near.on("close", ends(far));
		far.on("close", ends(near));
	}
}

import type { Socket } from "node:net";
import type { Language } from "@warmline/contract/content/words";
import type { WebSocket } from "ws";

/** Bytes that may wait for one slow reader. Beyond, the connection is closed; the client comes back and catches up. */
export const bufferLimit = 1024 * 1024;
/** Frames taken in but not finished, above which we stop reading from this connection. */
const mostUnfinished = 128;

/** Those whose packets leave at the end of this tick: one callback for all of them, however many are told. */
const corked: Connection[] = [];
const flushAll = () => {
	for (const connection of corked.splice(0)) connection.flush();
};

/** One open socket of a channel. Everything that is per connection and idle stays small: there are thousands. */
export class Connection {
	readonly topics: string[] = [];
	/** Whose it is: a member's id, or the visitor's chat. */
	owner = "";
	/** What it is told in sentences is said in this language. */
	language: Language = "en";
	/** Closed: it hears nothing any more. */
	gone = false;
	/** Its member may not be here any more: nothing that it says counts. */
	dismissed = false;
	/** Set while one tick's recipients are collected, so that nobody hears the same frame twice. */
	mark = 0;
	/** It wants more than it is allowed, so nothing is read from it for now. */
	isHeldBack = false;
	/** Heard of since the last heartbeat. */
	alive = true;
	/** The latest act that later frames must wait for. */
	private barrier: Promise<unknown> | undefined;
	private writes: Promise<unknown> | undefined;
	private unfinished = 0;
	private corked = false;
	private readonly ws: WebSocket;
	private readonly socket: Socket;

	constructor(ws: WebSocket, socket: Socket) {
		this.ws = ws;
		this.socket = socket;
	}

	/** Bytes that wait here for its reader. */
	get buffered(): number {
		return this.ws.bufferedAmount;
	}

	/** One frame, as it goes out. Frames of one tick leave in one packet. */
	sendData(data: Buffer) {
		if (this.ws.readyState !== this.ws.OPEN) return;
		if (this.buffered > bufferLimit) {
			// It would not read a goodbye either.
			this.ws.terminate();
			return;
		}
		if (!this.corked) {
			this.corked = true;
			this.socket.cork();
			if (corked.push(this) === 1) process.nextTick(flushAll);
		}
		this.ws.send(data, { binary: false });
	}

	/** Lets go now what was to leave at the end of this tick. */
	flush() {
		if (!this.corked) return;
		this.corked = false;
		this.socket.uncork();
	}

	send(frame: object) {
		this.sendData(Buffer.from(JSON.stringify(frame)));
	}

	close(code: number, reason = "") {
		this.ws.close(code, reason);
	}

	/** The same for somebody who lost what they came with: what is on its way from them, or waits its turn, is not done. */
	dismiss(code: number, reason: string) {
		this.dismissed = true;
		this.close(code, reason);
	}

	/** Reads nothing more of it until it is let go on. */
	holdBack(on: boolean) {
		this.isHeldBack = on;
		this.readOrPause();
	}

	ping() {
		this.ws.ping();
	}

	/** Only where there is room: whoever does not read must not fill the memory with answers. */
	pong(data: Buffer) {
		if (this.buffered < bufferLimit) this.ws.pong(data);
	}

	terminate() {
		this.ws.terminate();
	}

	/**
	 * Runs an act in the order of its frame. Writes may overlap each other, because they are stored in the order in
	 * which they are handed over; anything else waits for all that came before it. `run` must not throw.
	 */
	inOrder(kind: "write" | "act", run: () => Promise<void>) {
		this.unfinished++;
		if (this.unfinished === mostUnfinished) this.readOrPause();
		const { barrier, writes } = this;
		const before = kind === "act" && writes ? Promise.all([barrier, writes]) : barrier;
		const done = before ? before.then(run) : run();
		// A write that is refused is finished sooner than those before it, so all of them are waited for.
		const finished: Promise<unknown> = kind === "write" && writes ? Promise.all([writes, done]) : done;
		if (kind === "write") this.writes = finished;
		else this.barrier = finished;
		void finished.then(() => {
			if (this.barrier === finished) this.barrier = undefined;
			if (this.writes === finished) this.writes = undefined;
		});
		void done.then(() => {
			this.unfinished--;
			if (this.unfinished === mostUnfinished - 1) this.readOrPause();
		});
	}

	private readOrPause() {
		const isFull = this.isHeldBack || this.unfinished >= mostUnfinished;
		if (isFull) this.ws.pause();
		else if (this.ws.isPaused) this.ws.resume();
	}
}

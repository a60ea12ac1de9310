import { once } from "node:events";
import { WebSocket } from "ws";

export type Heard = { action: string } & Record<string, unknown>;

/** Milliseconds after which a frame that was waited for counts as not coming. */
const patience = 5000;

/** One open channel, with everything it heard, in order. */
export class TestChannel {
	readonly heard: Heard[] = [];
	closeCode: number | undefined;
	private readonly ws: WebSocket;
	private readonly seen = new Set<Heard>();

	private constructor(ws: WebSocket) {
		this.ws = ws;
		ws.on("message", (data) => {
			this.heard.push(JSON.parse(String(data)));
			ws.emit("heard");
		});
		ws.on("close", (code) => {
			this.closeCode = code;
			ws.emit("heard");
		});
		ws.on("error", () => undefined);
	}

	static async open(url: string, headers: Record<string, string> = {}) {
		const ws = new WebSocket(url, { headers });
		const channel = new TestChannel(ws);
		// A channel refused before it opens closes with 1006.
		await Promise.race([once(ws, "open").catch(() => undefined), once(ws, "close").catch(() => undefined)]);
		return channel;
	}

	says(action: string, fields: Record<string, unknown> = {}) {
		this.raw(JSON.stringify({ action, ...fields }));
	}

	raw(data: string | Buffer) {
		this.ws.send(data);
	}

	/** The next frame not yet asked about with this action and these fields; waits for it. */
	async hears(action: string, fields: Record<string, unknown> = {}): Promise<Heard> {
		const fits = (frame: Heard) => !this.seen.has(frame) && frame.action === action && includes(frame, fields);
		return this.until(
			() => {
				const frame = this.heard.find(fits);
				if (frame) this.seen.add(frame);
				return frame;
			},
			`${action} ${JSON.stringify(fields)}`,
		);
	}

	/** What was heard so far is no answer to what is done from now on. */
	forgets() {
		this.heard.splice(0);
	}

	/** The code with which the server closed. */
	async closes(): Promise<number> {
		return this.until(() => this.closeCode, "a close");
	}

	/**
	 * Everything the server had to tell before now has been told: a question is answered after what was sent before it.
	 */
	async isQuiet() {
		this.says("no_such_action");
		const answer = await this.hears("error", { code: "unknown_action" });
		this.heard.splice(this.heard.indexOf(answer), 1);
	}

	/** Open to the client is not yet open to the server, which first looks up who is there. */
	async isTakenIn() {
		this.says("no_such_action");
		const answered = () => this.heard.find(({ code }) => code === "unknown_action");
		await this.until(() => answered() ?? this.closeCode, "an answer or a close");
		const answer = answered();
		if (answer) this.heard.splice(this.heard.indexOf(answer), 1);
	}

	/** So many at once, and none of them waits for its answer. */
	pings(count: number, answered: () => void) {
		this.ws.on("pong", answered);
		for (let n = 0; n < count; n++) this.ws.ping();
	}

	close() {
		this.ws.terminate();
	}

	pauseReading() {
		this.ws.pause();
	}

	resumeReading() {
		this.ws.resume();
	}

	private async until<T>(find: () => T | undefined, what: string): Promise<T> {
		const signal = AbortSignal.timeout(patience);
		for (;;) {
			const found = find();
			if (found !== undefined) return found;
			await once(this.ws, "heard", { signal }).catch(() => {
				const heard = this.heard.map((frame) => JSON.stringify(frame).slice(0, 200)).join("\n  ");
				throw new Error(`did not hear ${what}; heard:\n  ${heard}`);
			});
		}
	}
}

/** Whether an object has these fields with these values, at any depth. */
const includes = (value: unknown, part: unknown): boolean => {
	if (typeof part !== "object" || part === null) return Object.is(value, part);
	if (typeof value !== "object" || value === null) return false;
	const fields = new Map<string, unknown>(Object.entries(value));
	return Object.entries(part).every(([key, inner]) => includes(fields.get(key), inner));
};

import type { RawData } from "ws";
import { TokenBucket } from "../rate-limit/token-bucket.ts";
import type { Connection } from "./connection.ts";
import { actCost, type FrameLimits, mostWorkCharged } from "./frame-limits.ts";

/** Tokens are waited for in portions of so many seconds, so that waiting costs ten timers a second at most. */
const portion = 0.1;

/** What happens to a connection that goes on beyond its limits; one for all of them. */
export type OnFlood = {
	held(connection: Connection): void;
	warn(connection: Connection): void;
	close(connection: Connection): void;
};

/**
 * Keeps one connection within its limits. Beyond them frames wait: those that were read already here, all others
 * unread with whoever sends them. So a frame that waits costs next to nothing, and none is lost. Who goes on is warned,
 * and closed in the end.
 */
export class FrameThrottle {
	private readonly connection: Connection;
	private readonly limits: FrameLimits;
	private readonly handle: (data: RawData) => void;
	private readonly onFlood: OnFlood;
	private readonly frames: TokenBucket;
	private readonly refusals: TokenBucket;
	private readonly bytes: TokenBucket;
	private readonly work: TokenBucket;
	/** Read in one piece with frames that were allowed; no more is read before these are done. */
	private waiting: RawData[] | undefined;
	private timer: NodeJS.Timeout | undefined;
	private isWarned = false;
	private isOver = false;

	constructor(connection: Connection, limits: FrameLimits, handle: (data: RawData) => void, onFlood: OnFlood) {
		const now = performance.now();
		this.connection = connection;
		this.limits = limits;
		this.handle = handle;
		this.onFlood = onFlood;
		this.frames = new TokenBucket(limits.frames, now);
		this.refusals = new TokenBucket(limits.refused, now);
		this.bytes = new TokenBucket(limits.bytes, now);
		this.work = new TokenBucket(limits.work, now);
	}

	get isHolding(): boolean {
		return this.waiting !== undefined;
	}

	receive(data: RawData, length: number) {
		this.bytes.take(length);
		if (this.waiting) this.waiting.push(data);
		else if (this.isOver) return;
		else this.passOrHold(data, performance.now());
	}

	/** A ping or a pong: whether it may be answered. */
	mayAnswer(length: number): boolean {
		if (this.waiting || this.isOver) return false;
		this.bytes.take(length);
		this.frames.take(1);
		if (!this.isEmpty(performance.now())) return true;
		this.hold([]);
		return false;
	}

	/** The frame that was handled last is no message. */
	chargeAct() {
		this.frames.take(actCost);
	}

	/** A frame was refused. Faults of ours are nobody's flood. */
	chargeRefusal() {
		this.refusals.take(1);
	}

	/** The connection is gone: what waits was not acknowledged, and is sent again by a client that comes back. */
	stop() {
		clearTimeout(this.timer);
		this.waiting = undefined;
		this.isOver = true;
	}

	private passOrHold(data: RawData, now: number) {
		if (this.isEmpty(now)) this.hold([data]);
		else this.pass(data, now);
	}

	private pass(data: RawData, now: number) {
		this.frames.take(1);
		this.handle(data);
		this.work.take(Math.min(performance.now() - now, mostWorkCharged));
	}

	private isEmpty(now: number): boolean {
		return this.frames.isEmpty(now) || this.refusals.isEmpty(now) || this.bytes.isEmpty(now) || this.work.isEmpty(now);
	}

	private hold(waiting: RawData[]) {
		this.waiting = waiting;
		this.connection.holdBack(true);
		this.onFlood.held(this.connection);
		this.waitForTokens();
	}

	private waitForTokens() {
		const now = performance.now();
		const pairs = this.pairs().map(([bucket, { burst, perSecond }]) =>
			bucket.until(Math.min(burst, Math.max(1, perSecond * portion)), now),
		);
		this.timer = setTimeout(() => this.resume(), Math.ceil(Math.max(...pairs)));
		this.timer.unref();
	}

	private resume() {
		const now = performance.now();
		if (this.pairs().some(([bucket, { closeAfter }]) => bucket.shortFor(now) >= closeAfter)) {
			this.stop();
			this.onFlood.close(this.connection);
			return;
		}
		const isWarning = this.pairs().some(([bucket, { warnAfter }]) => bucket.shortFor(now) >= warnAfter);
		if (isWarning && !this.isWarned) this.onFlood.warn(this.connection);
		this.isWarned = isWarning;
		let done = 0;
		const { waiting = [] } = this;
		for (const data of waiting) {
			const began = performance.now();
			if (this.isEmpty(began)) break;
			this.pass(data, began);
			// What was just handled may have closed the connection.
			if (this.waiting !== waiting) return;
			done++;
		}
		this.waiting = waiting.slice(done);
		if (this.waiting.length > 0) return this.waitForTokens();
		this.waiting = undefined;
		this.connection.holdBack(false);
	}

	private pairs() {
		const { frames, refused, bytes, work } = this.limits;
		return [
			[this.frames, frames],
			[this.refusals, refused],
			[this.bytes, bytes],
			[this.work, work],
		] as const;
	}
}

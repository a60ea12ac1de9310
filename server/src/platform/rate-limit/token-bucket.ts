/** How much of something is allowed. After a burst it goes on at the rate. */
export type Allowance = { readonly burst: number; readonly perSecond: number };

/**
 * Rate limiter as a token bucket, in memory. It may be overdrawn, because some costs are known only after the work is done; what comes next then
 * waits the longer. Times are milliseconds of one clock.
 */
export class TokenBucket {
	private readonly allowance: Allowance;
	private tokens: number;
	private filledAt: number;
	/** When it was found empty; it counts as short until it has been full again. */
	private emptySince = 0;
	private isShort = false;

	constructor(allowance: Allowance, now: number) {
		this.allowance = allowance;
		this.tokens = allowance.burst;
		this.filledAt = now;
	}

	take(cost: number) {
		this.tokens -= cost;
	}

	isEmpty(now: number): boolean {
		this.fill(now);
		if (this.tokens >= 1) return false;
		if (!this.isShort) this.emptySince = now;
		this.isShort = true;
		return true;
	}

	isFull(now: number): boolean {
		this.fill(now);
		return this.tokens === this.allowance.burst;
	}

	/** Milliseconds since it first was empty without having been full again. */
	shortFor(now: number): number {
		this.fill(now);
		return this.isShort ? now - this.emptySince : 0;
	}

	/** Milliseconds until it holds so many tokens. */
	until(tokens: number, now: number): number {
		this.fill(now);
		return Math.max(0, ((tokens - this.tokens) / this.allowance.perSecond) * 1000);
	}

	private fill(now: number) {
		const { burst, perSecond } = this.allowance;
		if (this.tokens < burst) {
			this.tokens = Math.min(burst, this.tokens + (Math.max(0, now - this.filledAt) / 1000) * perSecond);
			if (this.tokens === burst) this.isShort = false;
		}
		this.filledAt = now;
	}
}

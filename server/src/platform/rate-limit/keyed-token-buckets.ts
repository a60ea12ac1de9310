import { type Allowance, TokenBucket } from "./token-bucket.ts";

/** Keys that are remembered: the one that was used longest ago is forgotten, so that nobody can fill the memory. */
const maxKeys = 50_000;

/**
 * A token bucket for each key (a member, an address) in this process's memory: for what happens too often to ask the
 * database about it.
 */
export class KeyedTokenBuckets {
	private readonly allowance: Allowance;
	/** From the least to the most recently used. */
	private readonly buckets = new Map<string, TokenBucket>();

	constructor(allowance: Allowance) {
		this.allowance = allowance;
	}

	/** Takes one token at this time, in milliseconds. Where there is none: the seconds until there is one. */
	take(key: string, now: number): number | undefined {
		const bucket = this.buckets.get(key) ?? new TokenBucket(this.allowance, now);
		this.buckets.delete(key);
		this.buckets.set(key, bucket);
		if (this.buckets.size > maxKeys) this.deleteOldest();
		if (bucket.isEmpty(now)) return bucket.until(1, now) / 1000;
		bucket.take(1);
		return undefined;
	}

	/** Forgets keys whose bucket is full again: they could begin anew. */
	sweep(now: number) {
		for (const [key, bucket] of this.buckets) if (bucket.isFull(now)) this.buckets.delete(key);
	}

	private deleteOldest() {
		const [oldest] = this.buckets.keys();
		if (oldest !== undefined) this.buckets.delete(oldest);
	}
}

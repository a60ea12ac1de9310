import { isLoopback, limitedAddress } from "../http/limited-address.ts";
import type { OpeningLimits } from "./frame-limits.ts";
import { TokenBucket } from "./token-bucket.ts";

/** Addresses that are remembered, so that somebody who has many cannot fill the memory; the oldest are forgotten. */
const mostAddresses = 50_000;

/** How often one address may open channels, whether it is let in or not. Kept by each process for itself. */
export class OpeningBudget {
	private readonly limits: OpeningLimits;
	private readonly buckets = new Map<string, TokenBucket>();

	constructor(limits: OpeningLimits) {
		this.limits = limits;
	}

	/** Counts an attempt, and says whether it is within the budget. */
	allows(address: string): boolean {
		if (isLoopback(address)) return true;
		const key = limitedAddress(address);
		const now = performance.now();
		const bucket = this.buckets.get(key) ?? new TokenBucket(this.limits, now);
		// Last in the map is who came last.
		this.buckets.delete(key);
		this.buckets.set(key, bucket);
		if (this.buckets.size > mostAddresses) this.forgetOldest();
		if (bucket.isEmpty(now)) return false;
		bucket.take(1);
		return true;
	}

	/** Forgets whoever could begin anew. */
	tidy() {
		const now = performance.now();
		for (const [key, bucket] of this.buckets) if (bucket.isFull(now)) this.buckets.delete(key);
	}

	private forgetOldest() {
		for (const key of this.buckets.keys()) {
			this.buckets.delete(key);
			return;
		}
	}
}

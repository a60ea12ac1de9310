type Bucket = { tokens: number; at: number };

/** So many are kept before those that are full again, and say nothing any more, are dropped. */
const mostKept = 10_000;

/** A token bucket for each name, in memory: what is done very often is limited without asking the database. */
export class TokenBuckets {
	private readonly buckets = new Map<string, Bucket>();
	private readonly size: number;
	private readonly perSecond: number;

	constructor(size: number, perSecond: number) {
		this.size = size;
		this.perSecond = perSecond;
	}

	/** Takes one; where there is none, the seconds until there is. */
	take(name: string, now: Date): number | undefined {
		const bucket = this.filled(name, now.getTime());
		if (bucket.tokens < 1) return (1 - bucket.tokens) / this.perSecond;
		bucket.tokens--;
		return undefined;
	}

	private filled(name: string, at: number): Bucket {
		const known = this.buckets.get(name);
		const bucket = known ?? { tokens: this.size, at };
		bucket.tokens = this.tokensOf(bucket, at);
		bucket.at = Math.max(at, bucket.at);
		if (!known) this.keep(name, bucket);
		return bucket;
	}

	private tokensOf({ tokens, at }: Bucket, now: number): number {
		return Math.min(this.size, tokens + (Math.max(0, now - at) / 1000) * this.perSecond);
	}

	private keep(name: string, bucket: Bucket) {
		if (this.buckets.size >= mostKept)
			for (const [one, other] of this.buckets)
				if (this.tokensOf(other, bucket.at) >= this.size) this.buckets.delete(one);
		this.buckets.set(name, bucket);
	}
}

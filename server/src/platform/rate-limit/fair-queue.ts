type Waiting = { readonly start: () => void; readonly refuse: () => void };

export type QueueLimits = {
	/** Jobs that run at the same time. */
	readonly concurrency: number;
	/** Jobs that wait, of everybody together. */
	readonly waiting?: number;
	/** Jobs of one key that wait. */
	readonly waitingPerKey?: number;
};

/**
 * A queue for expensive work; with a concurrency of 1, a mutex. Keys (a member, an address) take turns, so that one with many jobs delays the others by one
 * job only. A job beyond `waitingPerKey` is refused; when too many wait, the newest of the key with the most is.
 */
export class FairQueue {
	private running = 0;
	private size = 0;
	/** In the order of their turns. */
	private readonly waiting = new Map<string, Waiting[]>();
	private readonly limits: Required<QueueLimits>;
	private readonly refusal: () => Error;

	constructor(limits: QueueLimits, refusal: () => Error) {
		this.limits = { waiting: Number.POSITIVE_INFINITY, waitingPerKey: Number.POSITIVE_INFINITY, ...limits };
		this.refusal = refusal;
	}

	async run<T>(key: string, work: () => Promise<T>): Promise<T> {
		if (this.running < this.limits.concurrency) this.running++;
		else await this.turn(key);
		try {
			return await work();
		} finally {
			this.next(key);
		}
	}

	private turn(key: string): Promise<void> {
		const own = this.waiting.get(key) ?? [];
		if (own.length >= this.limits.waitingPerKey) throw this.refusal();
		return new Promise((start, reject) => {
			own.push({ start, refuse: () => reject(this.refusal()) });
			this.waiting.set(key, own);
			this.size++;
			if (this.size > this.limits.waiting) this.refuseOne();
		});
	}

	private refuseOne() {
		const [longest] = [...this.waiting].toSorted(([, one], [, other]) => other.length - one.length);
		if (!longest) return;
		const [key, queue] = longest;
		this.size--;
		queue.pop()?.refuse();
		if (queue.length === 0) this.waiting.delete(key);
	}

	private next(finished: string) {
		this.moveToEnd(finished);
		const [turn] = this.waiting;
		if (!turn) {
			this.running--;
			return;
		}
		const [key, queue] = turn;
		this.size--;
		const first = queue.shift();
		if (queue.length === 0) this.waiting.delete(key);
		else this.moveToEnd(key);
		first?.start();
	}

	private moveToEnd(key: string) {
		const queue = this.waiting.get(key);
		if (!queue) return;
		this.waiting.delete(key);
		this.waiting.set(key, queue);
	}
}

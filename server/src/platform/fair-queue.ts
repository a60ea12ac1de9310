import { busy } from "./refusals.ts";

type Waiting = { readonly start: () => void; readonly refuse: () => void };

/**
 * Work that is dear is done a few at a time. Whoever asks for it takes turns with the others, so that one who asks for
 * much waits for oneself only. When too much waits, the newest of whoever has the most is refused.
 */
export class FairQueue {
	private running = 0;
	private size = 0;
	/** In the order of their turns. */
	private readonly waiting = new Map<string, Waiting[]>();
	private readonly most: { readonly atOnce: number; readonly waiting: number };
	/** Seconds after which another try is worth while. */
	private readonly retryAfter: number;

	constructor(most: { atOnce: number; waiting: number }, retryAfter: number) {
		this.most = most;
		this.retryAfter = retryAfter;
	}

	async run<T>(by: string, work: () => Promise<T>): Promise<T> {
		if (this.running < this.most.atOnce) this.running++;
		else await this.turn(by);
		try {
			return await work();
		} finally {
			this.next();
		}
	}

	private turn(by: string): Promise<void> {
		return new Promise((start, reject) => {
			const own = this.waiting.get(by) ?? [];
			own.push({ start, refuse: () => reject(busy(this.retryAfter)) });
			this.waiting.set(by, own);
			this.size++;
			if (this.size > this.most.waiting) this.refuseOne();
		});
	}

	private refuseOne() {
		const [longest] = [...this.waiting].toSorted(([, one], [, other]) => other.length - one.length);
		if (!longest) return;
		const [by, queue] = longest;
		this.size--;
		queue.pop()?.refuse();
		if (queue.length === 0) this.waiting.delete(by);
	}

	private next() {
		const [turn] = this.waiting;
		if (!turn) {
			this.running--;
			return;
		}
		const [by, queue] = turn;
		this.waiting.delete(by);
		this.size--;
		const first = queue.shift();
		if (queue.length > 0) this.waiting.set(by, queue);
		first?.start();
	}
}

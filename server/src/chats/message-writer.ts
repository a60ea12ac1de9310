import type { FastifyBaseLogger } from "fastify";
import type pg from "pg";
import type { Clock } from "../platform/clock.ts";
import { notReady } from "../platform/refusals.ts";
import { type Draft, type Outcome, storeMessages } from "./message-queries.ts";

type Waiting = { draft: Draft; done(outcome: Outcome): void; failed(error: unknown): void };

/** Messages one statement stores; more wait for the next. */
const largestBatch = 500;
/** Messages that may wait in memory; beyond, a message is refused rather than kept for later. */
const mostWaiting = 20_000;

/**
 * The one way by which a message reaches the database. While one batch is being committed the next gathers, so a busy
 * server needs fewer commits a message and a quiet one none to wait for.
 */
export class MessageWriter {
	private waiting: Waiting[] = [];
	private running = false;
	private runs: Promise<void> = Promise.resolve();
	private readonly pool: pg.Pool;
	private readonly clock: Clock;
	private readonly log: FastifyBaseLogger;

	constructor(pool: pg.Pool, clock: Clock, log: FastifyBaseLogger) {
		this.pool = pool;
		this.clock = clock;
		this.log = log;
	}

	/** Messages are stored in the order of these calls. Resolves when the commit has returned. */
	store(draft: Draft): Promise<Outcome> {
		if (this.waiting.length >= mostWaiting) return Promise.reject(notReady());
		return new Promise((done, failed) => {
			this.waiting.push({ draft, done, failed });
			if (!this.running) {
				this.running = true;
				this.runs = this.run();
			}
		});
	}

	/** Resolves when nothing waits to be stored. */
	async settled() {
		await this.runs;
	}

	private async run() {
		// What else this packet brought belongs to the same batch.
		await Promise.resolve();
		while (this.waiting.length > 0) {
			const batch = this.nextBatch();
			try {
				const outcomes = await this.commit(batch);
				for (const [at, entry] of batch.entries()) {
					const outcome = outcomes[at];
					if (outcome) entry.done(outcome);
					else entry.failed(new Error("a message came back without an outcome"));
				}
			} catch (error) {
				await this.oneByOne(batch, error);
			}
		}
		this.running = false;
	}

	/** A message sent twice at once must not be in one batch twice: the second would not see the first. */
	private nextBatch(): Waiting[] {
		const seen = new Set<string>();
		let size = 0;
		for (const { draft } of this.waiting) {
			if (size === largestBatch) break;
			if (draft.client_id !== null) {
				const key = `${draft.chat_id} ${draft.sender_id} ${draft.client_id}`;
				if (seen.has(key)) break;
				seen.add(key);
			}
			size++;
		}
		return this.waiting.splice(0, size);
	}

	private commit(batch: readonly Waiting[]) {
		return storeMessages(
			this.pool,
			batch.map(({ draft }) => draft),
			this.clock.now(),
		);
	}

	/** A batch that fails may have failed by one of its messages; the others must not suffer. */
	private async oneByOne(batch: readonly Waiting[], cause: unknown) {
		if (batch.length === 1) {
			batch[0]?.failed(cause);
			return;
		}
		this.log.warn({ error: String(cause), messages: batch.length }, "a batch of messages is stored one by one");
		for (const entry of batch) {
			try {
				const [outcome] = await this.commit([entry]);
				if (outcome) entry.done(outcome);
			} catch (error) {
				entry.failed(error);
			}
		}
	}
}

import type { FastifyBaseLogger } from "fastify";
import pg from "pg";
import type { Clock } from "../../platform/clock.ts";
import type { Queries } from "../../platform/db/database.ts";
import { deliverBatch } from "../../platform/db/ordered-delivery.ts";
import { notReady } from "../../platform/errors.ts";
import type { ChatKeyCache } from "./chat-key-cache.ts";
import { type Draft, isStoredBefore, type Outcome, storeMessages } from "./message-queries.ts";

type Waiting = { draft: Draft; done(outcome: Outcome | Promise<Outcome>): void; failed(error: unknown): void };

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
	private readonly inDoubt = new Set<string>();
	private runs: Promise<void> = Promise.resolve();
	private readonly database: Queries;
	private readonly chats: ChatKeyCache;
	private readonly clock: Clock;
	private readonly log: FastifyBaseLogger;
	private readonly committed: (drafts: readonly Draft[], outcomes: readonly Outcome[]) => void;

	constructor(
		database: Queries,
		chats: ChatKeyCache,
		clock: Clock,
		log: FastifyBaseLogger,
		committed: (drafts: readonly Draft[], outcomes: readonly Outcome[]) => void = () => undefined,
	) {
		this.database = database;
		this.chats = chats;
		this.clock = clock;
		this.log = log;
		this.committed = committed;
	}

	/**
	 * Messages are stored in the order of these calls. Resolves when the commit has returned, and what was done to the
	 * chat before it has been told.
	 */
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

	/** Nothing waits for the next statement. */
	get isQuiet(): boolean {
		return this.waiting.length === 0;
	}

	/** Resolves when nothing waits to be stored. */
	async settled() {
		await this.runs;
	}

	private async run() {
		while (this.waiting.length > 0) {
			const batch = this.nextBatch();
			await this.commit(batch).catch((error) => this.oneByOne(batch, error));
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
				const key = keyOf(draft);
				if (seen.has(key)) break;
				seen.add(key);
			}
			size++;
		}
		return this.waiting.splice(0, size);
	}

	private async commit(batch: readonly Waiting[]) {
		const drafts = batch.map(({ draft }) => draft);
		const sent = deliverBatch(new Set(drafts.map(({ chat_id }) => chat_id)));
		try {
			const unknown = this.chats.unknownOf(drafts);
			if (unknown.length > 0) await this.chats.learn(this.database, unknown);
			const outcomes = await storeMessages(this.database, this.chats.seal(drafts), this.clock.now());
			for (const [at, { draft, done, failed }] of batch.entries()) {
				const outcome = outcomes[at];
				if (!outcome) {
					failed(new Error("a message came back without an outcome"));
					continue;
				}
				const known = this.withoutDoubt(draft, outcome);
				const turn = known.outcome === "stored" ? sent.turnOf(draft.chat_id, known.seq) : undefined;
				done(turn ? turn.then(() => known) : known);
			}
			// Those who wait hear of it first.
			queueMicrotask(() => this.committed(drafts, outcomes));
		} finally {
			sent.answered();
		}
	}

	/** A batch that fails may have failed by one of its messages; the others must not suffer. */
	private async oneByOne(batch: readonly Waiting[], cause: unknown) {
		const mayBeStored = !isRolledBack(cause);
		if (mayBeStored) for (const { draft } of batch) this.doubt(draft);
		if (batch.length > 1) {
			this.log.warn({ err: cause, messages: batch.length }, "a batch of messages is stored one by one");
		}
		for (const entry of batch) {
			// Without a client_id a second try could store it twice.
			const isHopeless = batch.length === 1 && !mayBeStored && !isStoredBefore(cause);
			const isUnsafe = mayBeStored && (batch.length === 1 || entry.draft.client_id === null);
			if (isHopeless || isUnsafe) entry.failed(cause);
			else await this.commit([entry]).catch(entry.failed);
		}
	}

	/** The line to the database was lost before the answer came: stored or not, nobody has been told of it. */
	private doubt(draft: Draft) {
		if (draft.client_id !== null && this.inDoubt.size < mostWaiting) this.inDoubt.add(keyOf(draft));
	}

	/** What turns out to have been stored in such a moment is told now, as if it were stored now. */
	private withoutDoubt(draft: Draft, outcome: Outcome): Outcome {
		if (this.inDoubt.size === 0 || !this.inDoubt.delete(keyOf(draft))) return outcome;
		return outcome.outcome === "already_stored" ? { ...outcome, outcome: "stored" } : outcome;
	}
}

const keyOf = ({ chat_id, sender_id, client_id }: Draft) => `${chat_id} ${sender_id} ${client_id}`;

/** PostgreSQL itself has said no, so nothing of the statement is there. */
const isRolledBack = (error: unknown) => error instanceof pg.DatabaseError && !/^(?:08|57P)/.test(error.code ?? "");

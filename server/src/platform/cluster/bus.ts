import { setTimeout as wait } from "node:timers/promises";
import type { PostgresPubSub } from "./postgres-pubsub.ts";
import type { RedisPubSub } from "./redis-pubsub.ts";

/** Milliseconds after which what Redis has not acknowledged is published by PostgreSQL, and after which this process is deaf. */
const patience = 1000;

type Pending = { readonly text: string; readonly since: number };

/**
 * Publishes by Redis, or by PostgreSQL while Redis does not answer. What Redis may have lost in between is published
 * twice; receivers drop duplicates by their sequence number.
 */
export class Bus {
	private readonly redis: RedisPubSub;
	private readonly postgres: PostgresPubSub;
	private readonly unanswered = new Set<Pending>();
	private isProbing = false;
	private heardAt = performance.now();
	private deafUntil = 0;
	/** Redis acknowledges what is published. */
	isRedisUp = true;

	constructor(redis: RedisPubSub, postgres: PostgresPubSub) {
		this.redis = redis;
		this.postgres = postgres;
	}

	publish(text: string) {
		if (!this.isRedisUp) return this.publishByPostgres(text);
		const pending = { text, since: performance.now() };
		this.unanswered.add(pending);
		this.redis.publish(text).then(
			() => {
				this.unanswered.delete(pending);
			},
			() => this.fallBack(),
		);
		if (performance.now() < this.deafUntil) this.publishByPostgres(text);
	}

	/** By PostgreSQL, whatever is with Redis. */
	publishByPostgres(text: string) {
		this.postgres.publish(text);
	}

	/** Both ways, where nobody knows by which of them the receiver hears nothing. */
	publishByBoth(text: string) {
		this.publish(text);
		if (this.isRedisUp) this.publishByPostgres(text);
	}

	/** Something came by Redis, if only from this process. */
	receivedByRedis() {
		this.heardAt = performance.now();
	}

	/** Nothing comes by Redis, not even what this process publishes. */
	get isDeaf(): boolean {
		return performance.now() - this.heardAt > patience;
	}

	/** Another process hears nothing by Redis: for a while everything is published by PostgreSQL as well. */
	peerIsDeaf() {
		this.deafUntil = performance.now() + 2 * patience;
	}

	/** Several times a second: looks whether Redis answers, by something that may as well be lost. */
	probe(text: string) {
		const [oldest] = this.unanswered;
		if (oldest && performance.now() - oldest.since > patience) this.fallBack();
		if (!this.isRedisUp || this.isDeaf) this.publishByPostgres(text);
		if (this.isProbing) return;
		this.isProbing = true;
		const since = performance.now();
		const ended = (isRedisUp: boolean) => {
			this.isProbing = false;
			if (isRedisUp) this.isRedisUp = true;
		};
		this.redis.publish(text).then(
			() => ended(performance.now() - since < patience),
			() => ended(false),
		);
	}

	/** Everything pending has gone out by one way or the other; nothing is published afterwards. */
	async close() {
		const until = performance.now() + patience;
		while (this.unanswered.size > 0 && performance.now() < until) await wait(10);
		if (this.unanswered.size > 0) this.fallBack();
		await this.postgres.close();
		await this.redis.close();
	}

	private fallBack() {
		this.isRedisUp = false;
		for (const { text } of this.unanswered) this.publishByPostgres(text);
		this.unanswered.clear();
	}
}

import { setTimeout as wait } from "node:timers/promises";
import type { PostgresPubSub } from "./postgres-pubsub.ts";
import type { RedisPubSub } from "./redis-pubsub.ts";

/** Milliseconds after which what Redis has not taken is said by the database, and after which this process is deaf. */
const patience = 1000;

type Said = { readonly text: string; readonly since: number };

/**
 * Says each text by Redis, or by the database while Redis is silent. What Redis may have lost in between is said twice:
 * who hears it knows by its number.
 */
export class Bus {
	private readonly redis: RedisPubSub;
	private readonly postgres: PostgresPubSub;
	private readonly unanswered = new Set<Said>();
	private isProbing = false;
	private heardAt = performance.now();
	private deafUntil = 0;
	/** Redis takes what is said. */
	isQuick = true;

	constructor(redis: RedisPubSub, postgres: PostgresPubSub) {
		this.redis = redis;
		this.postgres = postgres;
	}

	say(text: string) {
		if (!this.isQuick) return this.saySlowly(text);
		const said = { text, since: performance.now() };
		this.unanswered.add(said);
		this.redis.say(text).then(
			() => {
				this.unanswered.delete(said);
			},
			() => this.doWithout(),
		);
		if (performance.now() < this.deafUntil) this.saySlowly(text);
	}

	/** By the database, whatever is with Redis. */
	saySlowly(text: string) {
		this.postgres.say(text);
	}

	/** Both ways, for who does not know by which of them somebody hears nothing. */
	sayTwice(text: string) {
		this.say(text);
		if (this.isQuick) this.saySlowly(text);
	}

	/** Something came by Redis, if only what was said here. */
	heardQuickly() {
		this.heardAt = performance.now();
	}

	/** Nothing comes by Redis, not even what is said here. */
	get isDeaf(): boolean {
		return performance.now() - this.heardAt > patience;
	}

	/** Another process hears nothing by Redis: for a while everything is said to it by the database as well. */
	anotherIsDeaf() {
		this.deafUntil = performance.now() + 2 * patience;
	}

	/** Several times a second: looks whether Redis answers, by something that may as well be lost. */
	probe(text: string) {
		const [oldest] = this.unanswered;
		if (oldest && performance.now() - oldest.since > patience) this.doWithout();
		if (!this.isQuick || this.isDeaf) this.saySlowly(text);
		if (this.isProbing) return;
		this.isProbing = true;
		const since = performance.now();
		const ended = (isQuick: boolean) => {
			this.isProbing = false;
			if (isQuick) this.isQuick = true;
		};
		this.redis.say(text).then(
			() => ended(performance.now() - since < patience),
			() => ended(false),
		);
	}

	/** What was said has gone out by one way or the other; nothing is said afterwards. */
	async close() {
		const until = performance.now() + patience;
		while (this.unanswered.size > 0 && performance.now() < until) await wait(10);
		if (this.unanswered.size > 0) this.doWithout();
		await this.postgres.close();
		await this.redis.close();
	}

	private doWithout() {
		this.isQuick = false;
		for (const { text } of this.unanswered) this.saySlowly(text);
		this.unanswered.clear();
	}
}

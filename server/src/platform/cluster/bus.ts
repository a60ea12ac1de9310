import type { PostgresBell } from "./postgres-bell.ts";
import type { RedisBell } from "./redis-bell.ts";

/** Milliseconds after which what Redis has not taken is said by the database. */
const patience = 1000;

type Said = { readonly text: string; readonly since: number };

/**
 * Says each text by Redis, or by the database while Redis is silent. What Redis may have lost in between is said twice:
 * who hears it knows by its number.
 */
export class Bus {
	private readonly redis: RedisBell;
	private readonly postgres: PostgresBell;
	private readonly failed: (error: unknown) => void;
	private readonly unanswered = new Set<Said>();
	private isProbing = false;
	/** Redis takes what is said. */
	isQuick = true;

	constructor(redis: RedisBell, postgres: PostgresBell, failed: (error: unknown) => void) {
		this.redis = redis;
		this.postgres = postgres;
		this.failed = failed;
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
	}

	/** By the database, whatever is with Redis. */
	saySlowly(text: string) {
		this.postgres.say(text).catch(this.failed);
	}

	/** Once a second: looks whether Redis answers, by something that may as well be lost. */
	probe(text: string) {
		const [oldest] = this.unanswered;
		if (oldest && performance.now() - oldest.since > patience) this.doWithout();
		if (!this.isQuick) this.saySlowly(text);
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

	private doWithout() {
		this.isQuick = false;
		for (const { text } of this.unanswered) this.saySlowly(text);
		this.unanswered.clear();
	}
}

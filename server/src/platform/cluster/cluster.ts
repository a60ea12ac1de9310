import { type Clock, systemClock } from "../clock.ts";

/** The server processes that work on one database together. */
export type Cluster = {
	/** By which all of them go: machines' own clocks may be hours apart. */
	readonly clock: Clock;
	/** One of them looks after what is to be looked after once. The only one always does. */
	leads(): boolean;
	/** What does not answer though it should, and is done without: `redis`. */
	degraded(): readonly "redis"[];
	/** Hears when something that was told in another process will not be heard here any more. */
	whenLost(run: () => void): void;
	/** From now on it works with the others; they are known when it resolves. */
	join(sendEverybodyAway: () => void): Promise<void>;
	/** It goes in order. */
	leave(): Promise<void>;
};

/** One process by itself. */
export const alone: Cluster = {
	clock: systemClock,
	leads: () => true,
	degraded: () => [],
	whenLost: () => undefined,
	join: async () => undefined,
	leave: async () => undefined,
};

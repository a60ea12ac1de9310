import { type Clock, systemClock } from "../clock.ts";

/** The server processes that work on one database together. */
export type Cluster = {
	/** By which all of them go: machines' own clocks may be hours apart. */
	readonly clock: Clock;
	/** One of them looks after what is to be looked after once. The only one always does. */
	leads(): boolean;
	/** What does not answer though it should, and is done without: `redis`. */
	degraded(): readonly "redis"[];
	/** The others take this process for gone, and it has none of its people any more. */
	isGivenUp(): boolean;
	/** Hears when something that was told in another process will not be heard here any more. */
	whenLost(run: () => void): void;
	/** From now on it works with the others; they are known when it resolves. */
	join(sendEverybodyAway: () => void): Promise<void>;
	/** It is about to go: another one leads from now on. */
	resign(): void;
	/** It goes in order. */
	leave(): Promise<void>;
};

/** One process by itself. */
export const alone: Cluster = {
	clock: systemClock,
	leads: () => true,
	degraded: () => [],
	isGivenUp: () => false,
	whenLost: () => undefined,
	join: async () => undefined,
	resign: () => undefined,
	leave: async () => undefined,
};

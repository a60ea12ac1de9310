import type { Clock } from "../clock.ts";

/** Figures that were read so lately are told again: who asks often makes no work. */
const keptMillis = 5000;
/** A database that hangs must not keep the other figures back. */
const patienceMillis = 1500;

type Reading = { read: () => Promise<void>; failed: () => void };

const inTime = async (work: Promise<void>) => {
	const { promise: tooLate, reject } = Promise.withResolvers<never>();
	const timer = setTimeout(() => reject(new Error("too late")), patienceMillis);
	try {
		await Promise.race([work, tooLate]);
	} finally {
		clearTimeout(timer);
	}
};

/** What is looked up when somebody asks for the figures, and not before. */
export class Readings {
	private readonly all: Reading[] = [];
	private last: { at: number; done: Promise<void> } | undefined;
	private readonly clock: Clock;

	constructor(clock: Clock) {
		this.clock = clock;
	}

	/** `failed` takes back what was told before: an old figure would look like a new one. */
	add(read: () => Promise<void>, failed: () => void) {
		this.all.push({ read, failed });
	}

	/** Resolves when every figure is fresh, or is known not to be had. */
	refresh(): Promise<void> {
		const now = this.clock.now().getTime();
		// A clock that was put back must not keep old figures.
		if (this.last && Math.abs(now - this.last.at) < keptMillis) return this.last.done;
		const done = Promise.all(this.all.map(({ read, failed }) => inTime(read()).catch(failed))).then(() => undefined);
		this.last = { at: now, done };
		return done;
	}
}

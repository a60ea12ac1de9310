/** The only reader of the time, so that tests can hold another clock. */
export type Clock = { now(): Date };

export const systemClock: Clock = { now: () => new Date() };

/** Milliseconds that two clocks may differ without harm; below, they are not told from the way between them. */
const likely = 500;

/** The system's clock until it is set: then it goes on from there, whatever the system says. */
export class SetClock implements Clock {
	private ahead = 0;

	now() {
		return new Date(Date.now() + this.ahead);
	}

	/** `truth`: what the other clock showed just now. */
	set(truth: Date) {
		const wrong = truth.getTime() - this.now().getTime();
		if (Math.abs(wrong) > likely) this.ahead += wrong;
	}
}

export const minutesAfter = (from: Date, minutes: number): Date => new Date(from.getTime() + minutes * 60_000);

/** As many times 24 hours before, whatever the calendar of a place says. */
export const daysBefore = (from: Date, days: number): Date => minutesAfter(from, -days * 24 * 60);

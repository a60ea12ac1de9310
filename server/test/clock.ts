import type { Clock } from "../src/platform/clock.ts";

/** The real time, which a test can move on. */
export class TestClock implements Clock {
	private ahead = 0;

	now() {
		return new Date(Date.now() + this.ahead);
	}

	passMinutes(minutes: number) {
		this.ahead += minutes * 60_000;
	}
}

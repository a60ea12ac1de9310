import type { Clock } from "../src/platform/clock.ts";

/** The real time, which a test can move on, and stop. */
export class TestClock implements Clock {
	private ahead = 0;
	private stoppedAt: number | undefined;

	now() {
		return new Date((this.stoppedAt ?? Date.now()) + this.ahead);
	}

	/** Until the end of the test file, time passes only as the test says. */
	stop() {
		this.stoppedAt = Date.now();
	}

	passMinutes(minutes: number) {
		this.ahead += minutes * 60_000;
	}
}

// A reporter of node:test that writes how many tests passed and failed, and why, for the last lines of bin/ci.
import type { TestEvent } from "node:test/reporters";

export default async function* countReporter(events: AsyncIterable<TestEvent>) {
	const failures: { title: string; reason: string }[] = [];
	for await (const event of events) {
		if (event.type === "test:fail" && event.data.details.type !== "suite") {
			const { cause, message } = event.data.details.error;
			const reason = cause instanceof Error ? cause.message : message;
			failures.push({ title: `${event.data.file ?? ""} › ${event.data.name}`, reason });
		}
		if (event.type !== "test:summary" || event.data.file !== undefined) continue;
		const { tests, passed, skipped, todo } = event.data.counts;
		yield JSON.stringify({
			passed,
			failed: tests - passed - skipped - todo,
			skipped: skipped + todo,
			failures,
		});
	}
}

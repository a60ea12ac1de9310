import { afterAll, onTestFinished, TestRunner } from "vitest";

/** At the end of the test that runs, or of the file while it is read. `afterAll` in a running test would never be called. */
export const after = (end: () => unknown) => {
	const run = async () => {
		await end();
	};
	if (TestRunner.getCurrentTest()) onTestFinished(run);
	else afterAll(run);
};

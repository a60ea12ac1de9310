// Prints `N passed, N failed` from what the test runners wrote. The arguments are the steps that were run.
import { existsSync, readFileSync } from "node:fs";
import { z } from "zod";

const unitReport = z.object({ passed: z.int(), failed: z.int(), skipped: z.int() });
const e2eReport = z
	.object({
		stats: z.object({ expected: z.int(), unexpected: z.int(), flaky: z.int(), skipped: z.int() }),
		errors: z.array(z.unknown()),
	})
	.transform(({ stats, errors }) => ({
		passed: stats.expected,
		// A flaky test and a file that could not be loaded are failures.
		failed: stats.unexpected + stats.flaky + errors.length,
		skipped: stats.skipped,
	}));

const suites = [
	{ step: "Tests: contract", file: "test-results/unit.json", report: unitReport },
	{ step: "Tests: e2e", file: "test-results/e2e.json", report: e2eReport },
];

let passed = 0;
let failed = 0;
const chosen = suites.filter(({ step }) => process.argv.slice(2).some((run) => run.includes(step)));
for (const { step, file, report } of chosen) {
	const written = existsSync(file) ? readFileSync(file, "utf8") : "";
	if (written === "") {
		console.log(`${step}: the runner ended without a report.`);
		failed += 1;
		continue;
	}
	const counts = report.parse(JSON.parse(written));
	if (counts.skipped > 0) console.log(`${step}: ${counts.skipped} skipped.`);
	passed += counts.passed;
	failed += counts.failed;
}
if (chosen.length > 0) console.log(`${passed} passed, ${failed} failed`);
process.exitCode = failed > 0 ? 1 : 0;

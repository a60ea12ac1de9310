// Prints what failed and why, then `N passed, N failed`, from what the test runners wrote. The arguments are the steps
// that were run.
import { existsSync, readFileSync } from "node:fs";
import { stripVTControlCharacters } from "node:util";
import { z } from "zod";

type Failure = {
	readonly title: string;
	readonly reason: string;
	/** What the pages showed at that time, as a screen reader has it. */
	readonly page?: string;
};

const attachment = z.object({ name: z.string(), path: z.optional(z.string()) });

const spec = z.object({
	title: z.string(),
	file: z.string(),
	line: z.int(),
	tests: z.array(
		z.object({
			status: z.string(),
			results: z.array(
				z.object({ errors: z.array(z.object({ message: z.string() })), attachments: z.array(attachment) }),
			),
		}),
	),
});
const suite = z.object({
	specs: z.array(spec),
	get suites() {
		return z.optional(z.array(suite));
	},
});
type Suite = z.infer<typeof suite>;

/** From the file that Playwright writes beside a failure. */
const pageAt = (attachments: readonly z.infer<typeof attachment>[]): string => {
	const path = attachments.find(({ name }) => name === "error-context")?.path;
	if (path === undefined || !existsSync(path)) return "";
	return /```yaml\n(.*?)\n```/s.exec(readFileSync(path, "utf8"))?.[1] ?? "";
};

const failuresOf = ({ specs, suites = [] }: Suite): Failure[] => [
	...specs.flatMap(({ title, file, line, tests }) =>
		tests
			.filter(({ status }) => status === "unexpected" || status === "flaky")
			.map(({ results }) => ({
				title: `${file}:${line} › ${title}`,
				reason: results.flatMap(({ errors }) => errors.map(({ message }) => message)).join("\n"),
				page: results.map(({ attachments }) => pageAt(attachments)).join("\n"),
			})),
	),
	...suites.flatMap(failuresOf),
];

const e2eReport = z
	.object({
		stats: z.object({ expected: z.int(), unexpected: z.int(), flaky: z.int(), skipped: z.int() }),
		errors: z.array(z.object({ message: z.string() })),
		suites: z.array(suite),
	})
	.transform(({ stats, errors, suites }) => ({
		passed: stats.expected,
		// A flaky test and a file that could not be loaded are failures.
		failed: stats.unexpected + stats.flaky + errors.length,
		skipped: stats.skipped,
		failures: [
			...suites.flatMap(failuresOf),
			...errors.map(({ message }): Failure => ({ title: "Playwright", reason: message })),
		],
	}));

/** As Vitest's reporter `json` writes it. */
const vitestReport = z
	.object({
		success: z.boolean(),
		numPassedTests: z.int(),
		numPendingTests: z.int(),
		numTodoTests: z.int(),
		testResults: z.array(
			z.object({
				name: z.string(),
				message: z.string(),
				status: z.string(),
				assertionResults: z.array(
					z.object({ status: z.string(), fullName: z.string(), failureMessages: z.nullish(z.array(z.string())) }),
				),
			}),
		),
	})
	.transform(({ success, numPassedTests, numPendingTests, numTodoTests, testResults }) => {
		const failures: Failure[] = testResults.flatMap(({ name, message, status, assertionResults }): Failure[] => {
			const failed = assertionResults.filter((one) => one.status === "failed");
			if (failed.length === 0 && status === "failed") return [{ title: name, reason: message }];
			return failed.map(({ fullName, failureMessages }) => ({
				title: `${name} › ${fullName}`,
				reason: (failureMessages ?? []).join("\n"),
			}));
		});
		// An error outside of every test fails the run, and stands in no test's results.
		if (!success && failures.length === 0) failures.push({ title: "Vitest", reason: "The run failed; see above." });
		return { passed: numPassedTests, failed: failures.length, skipped: numPendingTests + numTodoTests, failures };
	});

const runs = [
	{ step: "Tests: contract", file: "test-results/unit.json", report: vitestReport },
	{ step: "Tests: processes", file: "test-results/processes.json", report: vitestReport },
	{ step: "Tests: components", file: "test-results/components.json", report: vitestReport },
	{ step: "Tests: e2e", file: "test-results/e2e.json", report: e2eReport },
];

const shortened = (text: string, lines = 12) =>
	stripVTControlCharacters(text)
		.split("\n")
		.slice(0, lines)
		.map((line) => `    ${line.slice(0, 200)}`)
		.join("\n");

let passed = 0;
let failed = 0;
const chosen = runs.filter(({ step }) => process.argv.slice(2).some((run) => run.includes(step)));
for (const { step, file, report } of chosen) {
	const written = existsSync(file) ? readFileSync(file, "utf8") : "";
	if (written === "") {
		console.log(`${step}: the runner ended without a report.`);
		failed += 1;
		continue;
	}
	const counts = report.parse(JSON.parse(written));
	for (const { title, reason, page } of counts.failures) {
		console.log(`\n${title}\n${shortened(reason)}`);
		if (page) console.log(`    The page showed:\n${shortened(page, 60)}`);
	}
	if (counts.skipped > 0) console.log(`${step}: ${counts.skipped} skipped.`);
	passed += counts.passed;
	failed += counts.failed;
}
if (chosen.length > 0) console.log(`${passed} passed, ${failed} failed`);
process.exitCode = failed > 0 ? 1 : 0;

// Prints where the time of the browser tests went: seconds of all workers together, by kind of step.
import type { Reporter, TestCase, TestResult, TestStep } from "@playwright/test/reporter";

/** By category and a pattern of the title; the first that fits. */
const kinds: readonly (readonly [kind: string, category: string, title: RegExp])[] = [
	["start of a product", "fixture", /product/],
	["start of a browser", "fixture", /"browser"/],
	["log-in", "test.step", /^log in$/],
	["screens: accessibility and layout", "test.step", /^look at the screen$/],
	["page loads", "pw:api", /^(Navigate|Reload|Go )/],
	["new pages and contexts", "pw:api", /^(Create|Close)/],
	["acts: click, fill, keys", "pw:api", /./],
	["expectations", "expect", /./],
];

const kindOf = (step: TestStep) =>
	kinds.find(([, category, title]) => step.category === category && title.test(step.title))?.[0];

/** A step within one that counts already is not counted again. */
const isInner = ({ parent }: TestStep): boolean =>
	parent !== undefined && ((kindOf(parent) !== undefined && parent.category !== "fixture") || isInner(parent));

export default class ProfileReporter implements Reporter {
	private readonly spent = new Map<string, { milliseconds: number; times: number }>();

	onStepEnd(_test: TestCase, _result: TestResult, step: TestStep) {
		const kind = kindOf(step);
		if (kind !== undefined && !isInner(step)) this.add(kind, step.duration);
	}

	onTestEnd(_test: TestCase, { duration }: TestResult) {
		this.add("all stories", duration);
	}

	onEnd() {
		console.log("\nWhere the time went, in seconds of all workers:");
		for (const [kind, { milliseconds, times }] of [...this.spent].sort(
			([, a], [, b]) => b.milliseconds - a.milliseconds,
		))
			console.log(`${(milliseconds / 1000).toFixed(0).padStart(6)}  ${kind} (${times})`);
	}

	private add(kind: string, milliseconds: number) {
		const before = this.spent.get(kind) ?? { milliseconds: 0, times: 0 };
		this.spent.set(kind, { milliseconds: before.milliseconds + milliseconds, times: before.times + 1 });
	}
}

import axe from "axe-core";
import { expect } from "vitest";
import { page } from "vitest/browser";
import { showTheme } from "../src/platform/theme.ts";

export const phone = { width: 390, height: 844 };
const tablet = { width: 768, height: 1024 };
export const desktop = { width: 1440, height: 900 };

const rules = ["wcag2a", "wcag2aa", "wcag21aa", "wcag22aa"];

type Colors = "light" | "dark";

/** What breaks a rule, in a line each. What is light and what is dark differ in their colours alone. */
const violations = async (colors: Colors): Promise<string[]> => {
	const runOnly = colors === "light" ? { type: "tag" as const, values: rules } : ["color-contrast"];
	// The ends of an open menu: who gets there by Tab is sent on at once, so nobody stands on hidden ground.
	const where = { include: ["body"], exclude: ["[data-base-ui-focus-guard]"] };
	const found = await axe.run(where, { runOnly, resultTypes: ["violations"] });
	return found.violations.flatMap(({ id, nodes }) => nodes.map((node) => `${id}: ${node.failureSummary} ${node.html}`));
};

/** What can be scrolled sideways: the page, or anything in it that scrolls for itself. */
const tooWide = (): string[] => {
	const wide = [...document.querySelectorAll("*")].filter((one) => {
		if (!one.checkVisibility()) return false;
		if (one === document.documentElement) return one.scrollWidth > window.innerWidth;
		return one.scrollWidth > one.clientWidth && /auto|scroll/.test(getComputedStyle(one).overflowX);
	});
	return wide.map((one) => `${one.tagName} ${one.className}: ${one.scrollWidth} px`);
};

/** Whatever moves has come to rest. A child that takes its colour from its parent sets out when the parent is there. */
const settled = async () => {
	for (let times = 0; times < 20; times++) {
		const moving = document
			.getAnimations()
			.filter(
				({ effect, playState }) =>
					playState === "running" && effect instanceof KeyframeEffect && effect.target?.checkVisibility(),
			);
		if (moving.length === 0) return;
		await Promise.all(moving.map((one) => one.finished.catch(() => undefined)));
	}
};

const look = async (size: typeof desktop, colors: Colors, byRules: boolean) => {
	await page.viewport(size.width, size.height);
	showTheme(colors);
	await settled();
	const label = `at ${size.width} px, ${colors}`;
	expect.soft(tooWide(), `what scrolls sideways ${label}`).toEqual([]);
	if (byRules) expect.soft(await violations(colors), `what breaks accessibility rules ${label}`).toEqual([]);
};

/**
 * What stands on the page now keeps the accessibility rules, light and dark, and has room at three widths. What a tablet
 * shows is on the phone or on the desk too, so there only the width is looked at.
 */
export const expectAccessible = async () => {
	for (const size of [phone, tablet, desktop]) {
		await look(size, "light", size !== tablet);
		if (size !== tablet) await look(size, "dark", true);
	}
	showTheme("system");
};

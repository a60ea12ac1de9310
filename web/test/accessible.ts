import axe from "axe-core";
import { expect } from "vitest";
import { page } from "vitest/browser";
import { showTheme } from "../src/platform/theme.ts";
import { animationsEnded, axeExclude, axeOptions, findSidewaysScroll, type Theme } from "./screen-rules.ts";

export const phone = { width: 390, height: 844 };
export const tablet = { width: 768, height: 1024 };
export const desktop = { width: 1440, height: 900 };

/** What breaks a rule, in a line each. */
const violations = async (theme: Theme): Promise<string[]> => {
	const found = await axe.run({ include: ["body"], exclude: axeExclude }, axeOptions(theme));
	return found.violations.flatMap(({ id, nodes }) => nodes.map((node) => `${id}: ${node.failureSummary} ${node.html}`));
};

const look = async (size: typeof desktop, theme: Theme, withAxe: boolean) => {
	await page.viewport(size.width, size.height);
	showTheme(theme);
	await animationsEnded();
	const label = `at ${size.width} px, ${theme}`;
	expect.soft(findSidewaysScroll(), `what scrolls sideways ${label}`).toEqual([]);
	if (withAxe) expect.soft(await violations(theme), `what breaks accessibility rules ${label}`).toEqual([]);
};

/**
 * What stands on the page now keeps the accessibility rules, light and dark, and has room at three widths. What a tablet
 * shows is on the phone or on the desk too, so there only the width is looked at. `sizes`: what stands on the page stands
 * there in these only.
 */
export const expectAccessible = async (sizes = [phone, tablet, desktop]) => {
	for (const size of sizes) {
		await look(size, "light", size !== tablet);
		if (size !== tablet) await look(size, "dark", true);
	}
	showTheme("system");
};

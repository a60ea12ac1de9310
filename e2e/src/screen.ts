import { fileURLToPath } from "node:url";
import AxeBuilder from "@axe-core/playwright";
import { expect, type Page } from "@playwright/test";
import { desktop, phone, tablet } from "./test.ts";

const folder = fileURLToPath(new URL("../../test-results/screens", import.meta.url));
const rules = ["wcag2a", "wcag2aa", "wcag21aa", "wcag22aa"];

/** Where a rule is broken, in a line each. What is light and what is dark differ in their colours alone. */
const violations = async (page: Page, colors: "light" | "dark"): Promise<string[]> => {
	// The legacy mode saves a page of its own for every run; it leaves out frames, and there are none.
	const axe = new AxeBuilder({ page }).setLegacyMode();
	if (colors === "light") axe.withTags(rules);
	else axe.withRules("color-contrast");
	// The ends of an open menu: who gets there by Tab is sent on at once, so nobody stands on hidden ground.
	const found = await axe.exclude("[data-base-ui-focus-guard]").analyze();
	return found.violations.flatMap(({ id, nodes }) => nodes.map((node) => `${id}: ${node.failureSummary} ${node.html}`));
};

/** What can be scrolled sideways: the page, or anything in it that scrolls for itself. */
export const tooWide = () => {
	const wide = [...document.querySelectorAll("*")].filter((one) => {
		// What a closed menu holds has no width.
		if (!one.checkVisibility()) return false;
		if (one === document.documentElement) return one.scrollWidth > window.innerWidth;
		return one.scrollWidth > one.clientWidth && /auto|scroll/.test(getComputedStyle(one).overflowX);
	});
	return wide.map((one) => `${one.tagName} ${one.className}: ${one.scrollWidth} px`);
};

const settled = async () => {
	await document.fonts.ready;
	// In a closed menu they stand still.
	const seen = document
		.getAnimations()
		.filter(({ effect }) => effect instanceof KeyframeEffect && effect.target?.checkVisibility());
	await Promise.all(seen.map((one) => one.finished.catch(() => undefined)));
};

/** What a page says on its console while its screens are looked at. */
export const consoleErrors = (page: Page): string[] => {
	const errors: string[] = [];
	page.on("pageerror", (error) => errors.push(error.message));
	page.on("console", (line) => {
		if (line.type() === "error") errors.push(line.text());
	});
	return errors;
};

/** Looks at what is on screen in three widths, light and dark. With SCREENS=1 it keeps a picture of each. */
export const checkScreen = async (page: Page, name: string) => {
	const before = page.viewportSize();
	for (const size of [phone, tablet, desktop]) {
		await page.setViewportSize(size);
		for (const colorScheme of ["light", "dark"] as const) {
			await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
			await page.evaluate(settled);
			const label = `${name}-${size.width}-${colorScheme}`;
			expect.soft(await page.evaluate(tooWide), `${label} scrolls sideways`).toEqual([]);
			expect.soft(await violations(page, colorScheme), `${label} breaks accessibility rules`).toEqual([]);
			if (process.env.SCREENS) await page.screenshot({ path: `${folder}/${label}.png`, fullPage: true });
		}
	}
	await page.emulateMedia({ colorScheme: "light" });
	if (before) await page.setViewportSize(before);
};

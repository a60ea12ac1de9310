import { fileURLToPath } from "node:url";
import { expect, type Page } from "@playwright/test";
import axe from "axe-core";
import { slowed } from "./slowed.ts";
import { desktop, phone, type Size, tablet } from "./test.ts";

const folder = fileURLToPath(new URL("../../test-results/screens", import.meta.url));
const rules = ["wcag2a", "wcag2aa", "wcag21aa", "wcag22aa"];

type Colors = "light" | "dark";

/** In the page: axe is brought there once, and tells only what is wrong. */
const wrongBy = async ({ rules, colors }: { rules: string[]; colors: Colors }) => {
	const { axe: inPage } = globalThis as unknown as { axe: typeof axe };
	// What is light and what is dark differ in their colours alone.
	const runOnly = colors === "light" ? { type: "tag" as const, values: rules } : ["color-contrast"];
	// The ends of an open menu: who gets there by Tab is sent on at once, so nobody stands on hidden ground.
	const where = { exclude: ["[data-base-ui-focus-guard]"] };
	const { violations } = await inPage.run(where, { runOnly, resultTypes: ["violations"] });
	return violations.flatMap(({ id, nodes }) => nodes.map((node) => `${id}: ${node.failureSummary} ${node.html}`));
};

/** Where a rule is broken, in a line each. */
const violations = async (page: Page, colors: Colors): Promise<string[]> => {
	if (await page.evaluate(() => !("axe" in globalThis))) await page.evaluate(axe.source);
	return page.evaluate(wrongBy, { rules, colors });
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

/** Whatever moves has come to rest. A child that takes its colour from its parent sets out when the parent is there. */
const settled = async () => {
	await document.fonts.ready;
	for (let times = 0; times < 20; times++) {
		// In a closed menu they stand still.
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

/** What a page says on its console while its screens are looked at. */
export const consoleErrors = (page: Page): string[] => {
	const errors: string[] = [];
	page.on("pageerror", (error) => errors.push(error.message));
	page.on("console", (line) => {
		if (line.type() === "error") errors.push(line.text());
	});
	return errors;
};

const look = async (page: Page, name: string, size: Size, colorScheme: Colors, rules: boolean) => {
	await page.setViewportSize(size);
	await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
	await page.evaluate(settled);
	const choice = `${name}-${size.width}-${colorScheme}`;
	expect.soft(await page.evaluate(tooWide), `${choice} scrolls sideways`).toEqual([]);
	if (rules) expect.soft(await violations(page, colorScheme), `${choice} breaks accessibility rules`).toEqual([]);
	if (process.env.SCREENS) await page.screenshot({ path: `${folder}/${choice}.png`, fullPage: true });
};

const inWidths = async (page: Page, looks: () => Promise<void>) => {
	if (slowed > 1) return;
	const before = page.viewportSize();
	await looks();
	await page.emulateMedia({ colorScheme: "light" });
	if (before) await page.setViewportSize(before);
};

/**
 * Looks at what is on screen in three widths, light and dark. What a tablet shows is on the phone or on the desk too, so
 * there only the width is looked at. With SCREENS=1 it keeps a picture of each.
 */
export const checkScreen = (page: Page, name: string) =>
	inWidths(page, async () => {
		// By size first: to lay a page out anew takes longer than to colour it.
		for (const size of [phone, tablet, desktop]) {
			for (const colors of ["light", "dark"] as const) {
				if (size === tablet && colors === "dark" && !process.env.SCREENS) continue;
				await look(page, name, size, colors, size !== tablet);
			}
		}
	});

/** The same screen in other words: whether they have room, and whether what has only a name has one. */
export const checkWords = (page: Page, name: string) =>
	inWidths(page, async () => {
		for (const size of [phone, tablet, desktop]) await look(page, name, size, "light", size === phone);
	});

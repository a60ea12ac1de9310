import { fileURLToPath } from "node:url";
import { expect, type Page, test } from "@playwright/test";
import { animationsEnded, axeExclude, axeOptions, findSidewaysScroll, type Theme } from "@warmline/web/screen-rules";
import axe from "axe-core";
import { slowed } from "../support/slowed.ts";
import { desktop, phone, type Size, tablet } from "../support/test.ts";

const folder = fileURLToPath(new URL("../../../test-results/screens", import.meta.url));

/** In the page: axe is brought there once, and tells only what is wrong. */
const runAxe = async ({ exclude, options }: { exclude: string[]; options: ReturnType<typeof axeOptions> }) => {
	const { axe: inPage } = globalThis as unknown as { axe: typeof axe };
	const { violations } = await inPage.run({ exclude }, options);
	return violations.flatMap(({ id, nodes }) => nodes.map((node) => `${id}: ${node.failureSummary} ${node.html}`));
};

/** What breaks a rule, in a line each. */
const violations = async (page: Page, theme: Theme): Promise<string[]> => {
	if (await page.evaluate(() => !("axe" in globalThis))) await page.evaluate(axe.source);
	return page.evaluate(runAxe, { exclude: axeExclude, options: axeOptions(theme) });
};

type Look = { readonly size: Size; readonly theme: Theme; readonly withAxe: boolean };

/**
 * In the order in which least changes from one to the next. What a tablet shows is on the phone or on the desk too, so
 * there only the width is looked at.
 */
const allLooks: readonly Look[] = [
	{ size: desktop, theme: "light", withAxe: true },
	{ size: desktop, theme: "dark", withAxe: true },
	{ size: phone, theme: "dark", withAxe: true },
	{ size: phone, theme: "light", withAxe: true },
	{ size: tablet, theme: "light", withAxe: false },
	...(process.env.SCREENS ? [{ size: tablet, theme: "dark", withAxe: false } as const] : []),
];

/** The same screen in another language: whether its words have room, and whether what has only a name has one. */
const looksAtWords: readonly Look[] = [
	{ size: desktop, theme: "light", withAxe: false },
	{ size: phone, theme: "light", withAxe: true },
	{ size: tablet, theme: "light", withAxe: false },
];

/** What was opened in one width may close in another, and so that width comes first. */
const startingWith = (first: Size = desktop, looks: readonly Look[]) => [
	...looks.filter(({ size }) => size === first),
	...looks.filter(({ size }) => size !== first),
];

const softly = expect.configure({ soft: true });

const look = (page: Page, name: string, looks: readonly Look[]) =>
	test.step("look at the screen", async () => {
		if (slowed > 1) return;
		for (const { size, theme, withAxe } of looks) {
			await page.setViewportSize(size);
			await page.emulateMedia({ colorScheme: theme, reducedMotion: "reduce" });
			await page.evaluate(animationsEnded);
			const choice = `${name}-${size.width}-${theme}`;
			// What a page shows in another way at another width it shows a moment after the width has changed.
			await softly.poll(() => page.evaluate(findSidewaysScroll), { message: `${choice} scrolls sideways` }).toEqual([]);
			if (withAxe) expect.soft(await violations(page, theme), `${choice} breaks accessibility rules`).toEqual([]);
			if (process.env.SCREENS) await page.screenshot({ path: `${folder}/${choice}.png`, fullPage: true });
		}
	});

/** Looks at what is on screen in three widths, light and dark. With SCREENS=1 it keeps a picture of each. */
export const lookAtScreen = (page: Page, name: string, first?: Size) => look(page, name, startingWith(first, allLooks));
export const lookAtWords = (page: Page, name: string, first?: Size) =>
	look(page, name, startingWith(first, looksAtWords));

import type { Page } from "@playwright/test";
import { lookAtScreen, lookAtWords } from "./screens/look.ts";

/** What a page says on its console while its screens are looked at. */
export const consoleErrors = (page: Page): string[] => {
	const errors: string[] = [];
	page.on("pageerror", (error) => errors.push(error.message));
	page.on("console", (line) => {
		if (line.type() === "error") errors.push(line.text());
	});
	return errors;
};

const inWidths = async (page: Page, looks: () => Promise<void>) => {
	const before = page.viewportSize();
	await looks();
	await page.emulateMedia({ colorScheme: "light" });
	if (before) await page.setViewportSize(before);
};

export const checkScreen = (page: Page, name: string) => inWidths(page, () => lookAtScreen(page, name));
export const checkWords = (page: Page, name: string) => inWidths(page, () => lookAtWords(page, name));

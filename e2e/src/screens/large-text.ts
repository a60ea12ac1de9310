import type { Page } from "@playwright/test";

/** As a browser shows a page whose reader has set text to twice the size. */
export const largeText = (page: Page): Promise<void> =>
	page.evaluate(() => {
		document.documentElement.style.fontSize = "200%";
	});

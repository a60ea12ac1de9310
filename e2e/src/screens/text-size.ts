import type { Page } from "@playwright/test";

/** Pixels of a browser's text where nobody has changed it. */
const usual = 16;

/** As the reader tells their browser to show text: widths in `rem`, also those of media queries, follow. */
export const setTextSize = async (page: Page, times: number): Promise<void> => {
	const devtools = await page.context().newCDPSession(page);
	await devtools.send("Page.setFontSizes", { fontSizes: { standard: times * usual } });
	await devtools.detach();
};

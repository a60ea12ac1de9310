import type { Page } from "@playwright/test";

/**
 * With SLOWED=4 the browser has a quarter of the processor, all waits are four times as long, and screens are not looked
 * at: that finds what a story takes to be there before it is.
 */
export const slowed = Number(process.env.SLOWED ?? 1);

export const slowDown = async (page: Page) => {
	if (slowed === 1) return;
	const devtools = await page.context().newCDPSession(page);
	await devtools.send("Emulation.setCPUThrottlingRate", { rate: slowed });
};

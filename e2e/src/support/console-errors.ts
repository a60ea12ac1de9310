import type { Page } from "@playwright/test";

/** Errors on a page's console, from now on. */
export const consoleErrors = (page: Page): string[] => {
	const errors: string[] = [];
	page.on("pageerror", (error) => errors.push(error.message));
	page.on("console", (line) => {
		if (line.type() === "error") errors.push(line.text());
	});
	return errors;
};

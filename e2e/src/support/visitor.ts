import { expect, type Locator, type Page } from "@playwright/test";
import { label } from "@warmline/web/labels";
import { anyOf, exactly, startsWith } from "@warmline/web/labels/match";
import society from "../../../content/society.json" with { type: "json" };

export const messageField = (page: Page) => page.getByLabel(label.visitor.talkAboutQuestion);
/** Of a chat, or of a message that is left while there is none. */
export const terms = (page: Page) =>
	page.getByRole("checkbox", {
		name: anyOf(startsWith(label.visitor.acceptTerms), startsWith(label.visitor.acceptMessageTerms)),
	});
export const submit = (page: Page) => page.getByRole("button", { name: label.visitor.submitToChat });
export const box = (page: Page) =>
	page.getByPlaceholder(anyOf(exactly(label.ui.typeAMessage), exactly(label.chats.writeToTheVisitor)));

export const fillIntake = async (page: Page, message: string) => {
	await page.goto("/chat-form");
	await messageField(page).fill(message);
	await terms(page).check();
};

/** Fills and sends the intake form on a wide screen; answers with the window that the chat opened in. */
export const asksInWindow = async (page: Page, message: string): Promise<Page> => {
	await fillIntake(page, message);
	const [popup] = await Promise.all([page.waitForEvent("popup"), submit(page).click()]);
	await expect(popup.getByRole("log")).toContainText(message);
	return popup;
};

/** On a phone the chat opens in the page itself; answers with the chat's id. */
export const asksInPage = async (page: Page, message: string) => {
	await fillIntake(page, message);
	await submit(page).click();
	await expect(page.getByRole("log")).toContainText(message);
	return chatIdOf(page);
};

export const chatIdOf = (page: Page) => new URL(page.url()).pathname.split("/").at(-1) ?? "";

export const says = async (page: Page, message: string) => {
	await box(page).fill(message);
	await box(page).press("Enter");
};

/**
 * Shift three times, until one has left. The presses count within 800 ms of each other, which a slow machine does not
 * always keep to; a person who is still there presses again, too.
 */
export const pressesShiftUntil = (page: Page, hasLeft: () => Promise<void>) =>
	expect(async () => {
		for (let presses = 0; presses < 3; presses++) await page.keyboard.press("Shift");
		await hasLeft();
	}).toPass({ timeout: 20_000 });

export const leavesByKeys = (page: Page) =>
	pressesShiftUntil(page, () => page.waitForURL(society.neutral_exit_url, { timeout: 2000 }));

export const log = (page: Page) => page.getByRole("log");

/** Goes on with Tab, or back with Shift and Tab, as somebody without a mouse does, until it stands there. */
export const tabTo = async (page: Page, target: Locator, { back = false } = {}) => {
	for (let presses = 0; presses < 60; presses++) {
		if (await target.evaluate((element) => element === document.activeElement)) return;
		await page.keyboard.press(back ? "Shift+Tab" : "Tab");
	}
	throw new Error(`Tab does not reach ${target}`);
};

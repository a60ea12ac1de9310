import type { Page } from "@playwright/test";
import { expect } from "./test.ts";

/** The feed as a member sees it. */
export const field = (page: Page) => page.getByRole("combobox", { name: "Write a post" });
export const postWith = (page: Page, words: string) => page.getByRole("article").filter({ hasText: words }).first();
export const comments = (page: Page, words: string) =>
	postWith(page, words).getByRole("link", { name: /^\d+ comments?$/ });
export const dialog = (page: Page) => page.getByRole("dialog", { name: /^Post of / });

export const toFeed = async (page: Page) => {
	await page.getByRole("navigation", { name: "Members" }).getByRole("link", { name: "Home" }).click();
	await expect(page.getByRole("feed").getByRole("article").first()).toBeVisible();
};

export const publish = async (page: Page, words: string) => {
	await field(page).fill(words);
	await page.getByRole("button", { name: "Post", exact: true }).click();
	await expect(postWith(page, words)).toBeVisible();
};

export const choose = async (page: Page, about: string, item: string) => {
	await page.getByRole("button", { name: about }).click();
	await page.getByRole("menuitem", { name: item }).click();
};

/** By the menu of the post with these words. */
export const actOn = async (page: Page, words: string, item: string) => {
	await postWith(page, words)
		.getByRole("button", { name: /^Menu for the post/ })
		.click();
	await page.getByRole("menuitem", { name: item }).click();
};

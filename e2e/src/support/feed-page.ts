import type { Page } from "@playwright/test";
import { label } from "@warmline/web/labels";
import { exactly, startsWith } from "@warmline/web/labels/match";
import { expect } from "./test.ts";

/** The feed as a member sees it. */
export const field = (page: Page) => page.getByRole("combobox", { name: label.feed.writeAPost });
export const postWith = (page: Page, words: string) => page.getByRole("article").filter({ hasText: words }).first();
export const comments = (page: Page, words: string) =>
	postWith(page, words).getByRole("link", { name: exactly(label.feed.commentCount) });
export const dialog = (page: Page) => page.getByRole("dialog", { name: startsWith(label.feed.postOf) });

export const toFeed = async (page: Page) => {
	await page
		.getByRole("navigation", { name: label.members.members })
		.getByRole("link", { name: label.members.home })
		.click();
	await expect(page.getByRole("feed").getByRole("article").first()).toBeVisible();
};

export const publish = async (page: Page, words: string) => {
	await field(page).fill(words);
	await page.getByRole("button", { name: label.feed.post, exact: true }).click();
	await expect(postWith(page, words)).toBeVisible();
};

export const choose = async (page: Page, about: string, item: string) => {
	await page.getByRole("button", { name: about }).click();
	await page.getByRole("menuitem", { name: item }).click();
};

/** By the menu of the post with these words. */
export const actOn = async (page: Page, words: string, item: string) => {
	await postWith(page, words)
		.getByRole("button", { name: startsWith(label.feed.postMenuOf) })
		.click();
	await page.getByRole("menuitem", { name: item }).click();
};

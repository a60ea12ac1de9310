import { languages } from "@warmline/contract/content/words";
import { label } from "@warmline/web/labels";
import { contains } from "@warmline/web/labels/match";
import { expect } from "../../support/test.ts";
import { dialog } from "../desk-page.ts";
import type { Screen } from "../screen.ts";
import type { Records } from "./records.ts";

const text = (item: string) => ({
	route: "/:userId/content/:item",
	viewers: ["director"],
	address: `/:userId/content/${item}`,
});

/** How a director opens the site and words it. */
export const contentScreens: readonly Screen<Records>[] = [
	{ name: "setup", route: "/:userId/setup", viewers: ["director"], languages },
	{ name: "setup-refused", route: "/:userId/setup", viewers: ["supervisor"], refused: true },
	{
		name: "setup-close",
		route: "/:userId/setup",
		viewers: ["director"],
		steps: async (page) => {
			await page.getByRole("button", { name: label.setup.closeToVisitors }).click();
			await expect(dialog(page).getByRole("button", { name: label.setup.closeNow })).toBeVisible();
		},
	},
	{ name: "content", route: "/:userId/content", viewers: ["director"] },
	{ name: "content-refused", route: "/:userId/content", viewers: ["supervisor"], refused: true },
	{ name: "content-society", ...text("society") },
	{ name: "content-appearance", ...text("appearance") },
	{ name: "content-emails", ...text("emails") },
	{
		name: "content-email-preview",
		...text("emails"),
		steps: async (page) => {
			await page.getByText(label.server.shiftReminder).first().click();
			const shown = { name: contains(label.publishing.previewAndTest, { name: label.server.shiftReminder }) };
			await page.getByRole("button", shown).first().click();
			await expect(page.getByRole("dialog").getByRole("article").first()).toBeVisible();
		},
	},
	{ name: "content-home", ...text("home") },
	{ name: "content-application-questions", ...text("application-questions") },
	{ name: "content-crisis-lines", ...text("crisis-lines") },
	{
		name: "content-problems",
		...text("donate"),
		steps: async (page) => {
			await page.getByLabel(label.publishing.text).first().fill("# About us");
			await expect(page.getByRole("heading", { name: label.publishing.beforePublishing })).toBeVisible();
			await expect(page.getByText(label.publishing.notChanged)).toBeVisible();
		},
	},
	{
		name: "content-preview",
		...text("about"),
		steps: async (page) => {
			await page.getByRole("button", { name: label.publishing.preview }).click();
			const shown = page.frameLocator(`iframe[title="${label.publishing.phonePreview}"]`);
			await expect(shown.getByRole("heading", { level: 1 })).toBeVisible();
		},
	},
	{
		name: "content-versions",
		...text("terms"),
		steps: async (page) => {
			await page.getByRole("button", { name: label.publishing.earlierVersions }).click();
			await expect(dialog(page).getByText(label.publishing.asProduct)).toBeVisible();
		},
	},
];

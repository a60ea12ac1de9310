import type { Page } from "@playwright/test";
import { label } from "@warmline/web/labels";
import { startsWith } from "@warmline/web/labels/match";
import { expect, phone } from "../../support/test.ts";
import { type DeskData, dialog } from "../desk-page.ts";
import type { Screen } from "../screen.ts";

const route = "/:userId/wall";

const card = (page: Page, id: string) => page.getByRole("article", { name: id.slice(-4).toUpperCase() });

/** With its chats; the quiet one is among the records. */
export const wallScreens: readonly Screen<DeskData>[] = [
	{
		name: "wall",
		route,
		viewers: ["supervisor"],
		arrange: (_, { requestHelp }) => requestHelp(),
		ready: async (page, { taken, hard, waiting }) => {
			for (const id of [taken, hard, waiting]) await expect(card(page, id)).toBeVisible();
		},
	},
	{
		name: "wall-large-text",
		route,
		viewers: ["supervisor"],
		size: phone,
		ready: (page, { taken }) => expect(card(page, taken)).toBeVisible(),
		largeText: true,
	},
	{
		name: "wall-private-note",
		route,
		viewers: ["supervisor"],
		steps: async (page, { taken }) => {
			await card(page, taken).getByRole("button", { name: label.chats.privateNote }).click();
			await dialog(page).getByRole("button", { name: label.chats.sendNote }).click();
			await expect(dialog(page).getByText(label.chats.pleaseWriteSomething)).toBeVisible();
		},
	},
	{
		name: "wall-take-over",
		route,
		viewers: ["supervisor"],
		steps: async (page, { taken }) => {
			await card(page, taken).getByRole("button", { name: label.chats.takeOver }).click();
			await expect(page.getByRole("dialog", { name: startsWith(label.chats.takeOverQuestion) })).toBeVisible();
		},
	},
];

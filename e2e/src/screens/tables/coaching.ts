import type { Page } from "@playwright/test";
import { label } from "@warmline/web/labels";
import { contains, exactly, startsWith } from "@warmline/web/labels/match";
import { expect, phone } from "../../support/test.ts";
import { box } from "../../support/visitor.ts";
import { chatAt, conversation, type DeskData, dialog, tools } from "../desk-page.ts";
import type { Screen } from "../screen.ts";

const route = "/:userId/chat-dashboard";
const liveView = "/:userId/wall";

/** Between those who are on duty: a request for help, a word unseen by the visitor, a chat that changes hands. */
export const coachingScreens: readonly Screen<DeskData>[] = [
	{
		name: "ask-for-help",
		route,
		viewers: ["listener1"],
		address: ({ hard }) => chatAt(hard),
		ready: conversation,
		steps: async (page) => {
			await tools(page).getByRole("button", { name: label.chats.askForHelp }).click();
			await expect(page.getByRole("button", { name: contains(label.chats.beyondScope) })).toBeVisible();
		},
	},
	{
		name: "share-resource",
		route,
		viewers: ["listener1"],
		address: ({ hard }) => chatAt(hard),
		ready: conversation,
		steps: async (page) => {
			await tools(page).getByRole("button", { name: label.resources.shareResource }).click();
			await expect(dialog(page).getByRole("listitem").first()).toContainText("9-1-1");
		},
	},
	{
		name: "share-resource-preview",
		route,
		viewers: ["listener1"],
		address: ({ hard }) => chatAt(hard),
		ready: conversation,
		steps: async (page) => {
			await tools(page).getByRole("button", { name: label.resources.shareResource }).click();
			await dialog(page)
				.getByRole("button", { name: /Kids Help Phone/ })
				.click();
			await expect(dialog(page).getByRole("heading", { name: label.resources.shareThis })).toBeVisible();
		},
	},
	{
		name: "hand-raised",
		route,
		viewers: ["listener1"],
		arrange: (_, { requestHelp }) => requestHelp(),
		address: ({ hard }) => chatAt(hard),
		ready: conversation,
		steps: async (page) => {
			// By then a supervisor may be on duty or not.
			const asked = page.getByText(contains(label.chats.helpAskedNotice));
			await expect(asked.or(page.getByText(label.chats.nobodyHearsHelp))).toBeVisible();
			await page
				.getByRole("button", { name: startsWith(label.chats.use, { words: "I am a trained listener" }) })
				.click();
			await expect(box(page)).toHaveValue(/^I am a trained listener/);
		},
	},
	{
		name: "ring",
		route: "/:userId/shift-manager",
		viewers: ["supervisor"],
		size: phone,
		arrange: (_, { requestHelp }) => requestHelp(),
		ready: async (page, { hard }) => {
			await expect(page.getByText(hard.slice(-4).toUpperCase()).first()).toBeVisible();
			await expect(page.getByRole("main").getByRole("listitem").first()).toBeVisible();
		},
	},
	{
		name: "coached",
		route,
		viewers: ["listener1"],
		arrange: (_, { coach }) => coach(),
		address: ({ hard }) => chatAt(hard),
		ready: (page) => expect(page.getByText("Ask whether she is safe tonight.")).toBeVisible(),
	},
	{
		name: "coaching",
		route,
		viewers: ["supervisor"],
		arrange: (_, { coach }) => coach(),
		address: ({ hard }) => chatAt(hard),
		ready: (page) => expect(page.getByText("Ask whether she is safe tonight.")).toBeVisible(),
	},
	{
		name: "taken-over",
		route,
		viewers: ["nils"],
		requirements: ["D8"],
		address: ({ lost }) => chatAt(lost),
		ready: conversation,
		steps: async (page, { takeOver }) => {
			await box(page).fill("What I was about to s");
			await takeOver();
			await expect(
				page.getByRole("paragraph").filter({ hasText: exactly(label.chats.takenBy, { name: "Sam" }) }),
			).toBeVisible();
			await expect(page.getByLabel(label.chats.unsentWords)).toHaveValue("What I was about to s");
		},
	},
	{
		name: "transfer-offered",
		route: "/:userId/shift-manager",
		viewers: ["listener2"],
		arrange: (_, { offer }) => offer(),
		ready: async (page) => {
			await expect(page.getByText("My shift ends in ten minutes.")).toBeVisible();
			await expect(page.getByRole("main").getByRole("listitem").first()).toBeVisible();
		},
	},
];

const card = (page: Page, id: string) => page.getByRole("article", { name: id.slice(-4).toUpperCase() });

/** The live view with its chats; the quiet one is among the records. */
export const liveViewScreens: readonly Screen<DeskData>[] = [
	{
		name: "wall",
		route: liveView,
		viewers: ["supervisor"],
		arrange: (_, { requestHelp }) => requestHelp(),
		ready: async (page, { taken, hard, waiting }) => {
			for (const id of [taken, hard, waiting]) await expect(card(page, id)).toBeVisible();
		},
	},
	{
		name: "wall-large-text",
		route: liveView,
		viewers: ["supervisor"],
		size: phone,
		ready: (page, { taken }) => expect(card(page, taken)).toBeVisible(),
		largeText: true,
	},
	{
		name: "wall-private-note",
		route: liveView,
		viewers: ["supervisor"],
		steps: async (page, { taken }) => {
			await card(page, taken).getByRole("button", { name: label.chats.privateNote }).click();
			await dialog(page).getByRole("button", { name: label.chats.sendNote }).click();
			await expect(dialog(page).getByText(label.chats.pleaseWriteSomething)).toBeVisible();
		},
	},
	{
		name: "wall-take-over",
		route: liveView,
		viewers: ["supervisor"],
		steps: async (page, { taken }) => {
			await card(page, taken).getByRole("button", { name: label.chats.takeOver }).click();
			await expect(page.getByRole("dialog", { name: startsWith(label.chats.takeOverQuestion) })).toBeVisible();
		},
	},
];

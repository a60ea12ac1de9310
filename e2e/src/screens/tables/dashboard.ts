import { t } from "@warmline/contract/i18n";
import { label } from "@warmline/web/labels";
import { contains, startsWith } from "@warmline/web/labels/match";
import { expect, phone } from "../../support/test.ts";
import { box } from "../../support/visitor.ts";
import { chatAt, conversation, type DeskData, dialog, prepareDesk, tools } from "../desk-page.ts";
import { area, type Screen } from "../screen.ts";
import { coachingScreens, liveViewScreens } from "./coaching.ts";
import { erasedScreens } from "./erased-chats.ts";

const route = "/:userId/chat-dashboard";

const lists: readonly Screen<DeskData>[] = [
	{
		name: "dashboard-lists",
		route,
		viewers: ["supervisor", "listener1"],
		requirements: ["D1"],
		ready: async (page) => {
			await expect(page.getByText(/Hello, is anybody there/)).toBeVisible();
			await expect(page.getByText(/The house is quiet now/)).toBeVisible();
		},
	},
	{
		name: "search-empty",
		route,
		viewers: ["supervisor"],
		requirements: ["D1"],
		ready: (page) => expect(page.getByText(/Hello, is anybody there/)).toBeVisible(),
		steps: async (page) => {
			await page.getByRole("searchbox", { name: label.chats.searchByName }).fill("nobody is called so");
			await expect(
				page.getByText(t(label.chats.nothingFoundFor, { words: "nobody is called so" })).first(),
			).toBeVisible();
		},
	},
	{
		name: "dashboard-shortcuts",
		route,
		viewers: ["listener1"],
		ready: (page) => expect(page.getByText(/Hello, is anybody there/)).toBeVisible(),
		steps: async (page) => {
			// A phone has no keys, and no button for them.
			await page.locator("h1").first().press("?");
			await expect(dialog(page).getByText(label.chats.nextWaiting)).toBeVisible();
		},
	},
	{
		name: "dashboard-conversation",
		route,
		viewers: ["supervisor"],
		requirements: ["D3"],
		address: ({ waiting }) => chatAt(waiting),
		ready: conversation,
	},
	...(["dashboard-large-text", "dashboard-lists-large-text"] as const).map(
		(name): Screen<DeskData> => ({
			name,
			route,
			viewers: ["listener1"],
			size: phone,
			...(name === "dashboard-large-text" && { address: ({ taken }) => chatAt(taken), ready: conversation }),
			largeText: true,
		}),
	),
	{
		name: "dashboard-details",
		route,
		viewers: ["supervisor"],
		requirements: ["D4"],
		address: ({ waiting }) => chatAt(waiting),
		ready: conversation,
		steps: async (page) => {
			await page.getByRole("button", { name: label.chats.detailsAndNotes }).click();
			await expect(page.getByRole("complementary", { name: label.chats.callerDetails })).toContainText(
				"with.a.long.address",
			);
		},
	},
	{
		name: "dashboard-rename",
		route,
		viewers: ["supervisor"],
		requirements: ["D4"],
		address: ({ waiting }) => chatAt(waiting),
		ready: conversation,
		steps: async (page) => {
			await page.getByRole("button", { name: label.chats.detailsAndNotes }).click();
			await page.getByRole("button", { name: label.chats.editCallerName }).click();
			await expect(page.getByRole("complementary").getByRole("textbox").first()).toBeFocused();
		},
	},
];

const withVisitor: readonly Screen<DeskData>[] = [
	{
		name: "notes",
		route,
		viewers: ["listener1"],
		address: ({ taken }) => chatAt(taken),
		ready: conversation,
		steps: async (page) => {
			await page.getByRole("button", { name: label.chats.detailsAndNotes }).click();
			const side = page.getByRole("complementary", { name: label.chats.callerDetails });
			await expect(side.getByRole("listitem")).toContainText("Prefers short sentences.");
		},
	},
	{
		name: "ready-words-manage",
		route,
		viewers: ["listener1"],
		address: ({ taken }) => chatAt(taken),
		ready: conversation,
		steps: async (page) => {
			await page.getByRole("button", { name: label.cannedResponses.cannedResponses }).click();
			await expect(dialog(page).getByText("/help")).toBeVisible();
		},
	},
	{
		name: "ready-words-list",
		route,
		viewers: ["listener1"],
		address: ({ taken }) => chatAt(taken),
		ready: conversation,
		steps: async (page) => {
			await box(page).pressSequentially("/");
			const list = page.getByRole("listbox", { name: label.cannedResponses.cannedResponses });
			await expect(list.getByRole("option")).toHaveCount(2);
			await expect(list.getByRole("option", { selected: true })).toContainText("/hello");
		},
	},
	{
		name: "tools-menu",
		route,
		viewers: ["listener1"],
		size: phone,
		address: ({ taken }) => chatAt(taken),
		ready: conversation,
		steps: async (page) => {
			await page.getByRole("button", { name: label.chats.chatTools }).click();
			await expect(page.getByRole("menuitem", { name: label.cannedResponses.cannedResponses })).toBeVisible();
		},
	},
	{
		name: "block-ask",
		route,
		viewers: ["listener1"],
		address: ({ taken }) => chatAt(taken),
		ready: conversation,
		steps: async (page) => {
			await page.getByRole("button", { name: label.chats.askForBlock }).click();
			await dialog(page).getByLabel(label.chats.why).selectOption(label.contract.somethingElse);
			await dialog(page).getByRole("button", { name: label.blocks.askForIt }).click();
			await expect(dialog(page).getByText(label.contract.explanationMissing)).toBeVisible();
			await expect(dialog(page).getByLabel(label.blocks.inAFewWords)).toBeFocused();
		},
	},
	{
		name: "transfer-dialog",
		route,
		viewers: ["listener1"],
		address: ({ taken }) => chatAt(taken),
		ready: conversation,
		steps: async (page) => {
			await tools(page).getByRole("button", { name: label.chats.transfer }).click();
			await dialog(page).getByRole("button", { name: label.chats.offerTheChat }).click();
			await expect(dialog(page).getByText(label.chats.listenerMissing)).toBeVisible();
			await expect(dialog(page).getByText(label.chats.pleaseWriteWhy)).toBeVisible();
		},
	},
	{
		name: "wrap-up",
		route,
		viewers: ["nils"],
		address: ({ heavy }) => chatAt(heavy),
		ready: conversation,
		steps: async (page) => {
			await page.getByRole("button", { name: label.chats.endChat }).click();
			await dialog(page).getByRole("button", { name: label.chats.endChat }).click();
			const wrapUp = page.getByRole("dialog", {
				name: startsWith(label.chats.yourChatWith, { name: label.chats.visitor }),
			});
			await wrapUp.getByRole("checkbox", { name: contains(label.chats.thatWasHeavy) }).check();
		},
	},
];

const masked: readonly Screen<DeskData>[] = [
	{
		name: "details-masked",
		route,
		viewers: ["supervisor"],
		requirements: ["D4", "V10"],
		arrange: (_, { show }) => show("masked"),
		address: ({ waiting }) => chatAt(waiting),
		ready: conversation,
		steps: async (page) => {
			await page.getByRole("button", { name: label.chats.detailsAndNotes }).click();
			await expect(page.getByRole("complementary", { name: label.chats.callerDetails })).toContainText("s***@e***");
		},
	},
	{
		name: "details-revealed",
		route,
		viewers: ["supervisor"],
		requirements: ["D4", "V10"],
		arrange: (_, { show }) => show("masked"),
		address: ({ waiting }) => chatAt(waiting),
		ready: conversation,
		steps: async (page) => {
			await page.getByRole("button", { name: label.chats.detailsAndNotes }).click();
			await page.getByRole("button", { name: label.chats.reveal }).click();
			await expect(page.getByRole("complementary", { name: label.chats.callerDetails })).toContainText(
				"with.a.long.address",
			);
		},
	},
];

export const dashboard = area({
	people: { nils: "listener" },
	prepare: prepareDesk,
	screens: [
		...lists,
		...withVisitor,
		{
			name: "member-home",
			route: "/:userId/activity-feed",
			viewers: ["supervisor"],
			requirements: ["D14"],
			ready: async (page) => {
				await expect(page.getByText(/visitors? (is|are) waiting|personnes? attend/)).toBeVisible();
				await expect(page.getByText("Lina Moreau").first()).toBeVisible();
				await expect(page.getByRole("feed").getByRole("article").first()).toBeVisible();
			},
		},
		...erasedScreens,
		...masked,
		// From here on a hand is raised, and supervisors hear of it on every page.
		...coachingScreens,
		...liveViewScreens,
	],
});

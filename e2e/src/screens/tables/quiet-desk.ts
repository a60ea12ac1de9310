import { t } from "@warmline/contract/i18n";
import { label } from "@warmline/web/labels";
import { inAnyLanguage } from "@warmline/web/labels/french";
import { contains, startsWith } from "@warmline/web/labels/match";
import { expect, phone } from "../../support/test.ts";
import { dialog } from "../desk-page.ts";
import type { Screen } from "../screen.ts";
import type { Records } from "./records.ts";

const desk = "/:userId/chat-dashboard";
const shifts = "/:userId/shift-manager";
const wall = "/:userId/wall";

/** In the page: its browser's settings do not let the site show notices. */
const blockNotices = () => {
	Notification.requestPermission = async () => "denied";
};

const menus: readonly Screen<Records>[] = [
	{
		name: "dashboard-empty",
		route: desk,
		viewers: ["supervisor"],
		requirements: ["D1"],
		ready: (page) => expect(page.getByText(inAnyLanguage(label.chats.noAssignedChats))).toBeVisible(),
	},
	{
		name: "presence-menu",
		route: desk,
		viewers: ["listener1"],
		steps: async (page) => {
			await page.getByRole("button", { name: /^Status:.*Available/ }).click();
			await expect(page.getByRole("menuitemradio", { name: startsWith(label.chats.available) })).toBeChecked();
		},
	},
	{
		name: "notices-blocked",
		route: desk,
		viewers: ["listener2"],
		arrange: (page) => page.addInitScript(blockNotices),
		steps: async (page) => {
			await page.getByRole("button", { name: /^Status:.*Available/ }).click();
			await page.getByRole("menuitem", { name: startsWith(label.chats.soundTest) }).click();
			await expect(page.getByRole("menuitem", { name: contains(label.platform.noticesBlocked) })).toBeVisible();
		},
	},
	{
		name: "shift-manager",
		route: shifts,
		viewers: ["supervisor"],
		requirements: ["D14"],
		ready: (page) => expect(page.getByRole("main").getByRole("listitem").first()).toBeVisible(),
	},
	{
		name: "profile-menu",
		route: shifts,
		viewers: ["supervisor"],
		requirements: ["D14"],
		steps: async (page) => {
			await page.getByRole("button", { name: t(label.members.profileMenuOf, { name: "Sam Okafor" }) }).click();
			await expect(page.getByRole("menu")).toBeVisible();
		},
	},
	{
		name: "more-menu",
		route: desk,
		viewers: ["supervisor"],
		size: phone,
		steps: async (page) => {
			await page
				.getByRole("navigation", { name: label.members.members })
				.getByRole("button", { name: label.members.more })
				.click();
			await expect(page.getByRole("menuitem", { name: label.members.settings })).toBeVisible();
		},
	},
	{
		name: "newhire-overlay",
		route: desk,
		viewers: ["newhire"],
		requirements: ["D11"],
		ready: (page) =>
			expect(
				page.getByRole("heading", {
					name: inAnyLanguage(label.applicant.completeProfile),
				}),
			).toBeVisible(),
	},
	{
		name: "trainee-card",
		route: desk,
		viewers: ["trainee"],
		requirements: ["D11"],
		ready: (page) =>
			expect(page.getByRole("heading", { name: inAnyLanguage(label.applications.youAreAccepted) })).toBeVisible(),
	},
];

const supervising: readonly Screen<Records>[] = [
	{
		name: "not-your-page",
		route: wall,
		viewers: ["listener1"],
		refused: true,
		ready: (page) =>
			expect(page.getByRole("heading", { level: 1 })).toHaveText(inAnyLanguage(label.members.onlyForSupervisors)),
	},
	{
		name: "wall-empty",
		route: wall,
		viewers: ["supervisor"],
		ready: async (page) => {
			await expect(page.getByRole("article")).toHaveCount(0);
			await expect(page.getByRole("main").getByRole("listitem").filter({ hasText: "Sam" })).toBeVisible();
		},
	},
	{
		name: "wall-limit",
		route: wall,
		viewers: ["supervisor"],
		steps: async (page) => {
			await page.getByRole("button", { name: t(label.chats.changeLimitOf, { name: "Lina" }) }).click();
			await dialog(page).getByLabel(label.chats.chatsAtATime).fill("99");
			await dialog(page).getByRole("button", { name: label.chats.save }).click();
			await expect(dialog(page).getByText(t(label.contract.wholeNumberRange, { least: 1, most: 20 }))).toBeVisible();
		},
	},
	{
		name: "team",
		route: "/:userId/activity-feed",
		viewers: ["supervisor"],
		size: phone,
		arrange: (_, { say }) => say("Back in five minutes. https://example.org"),
		steps: async (page) => {
			await page.getByRole("button", { name: startsWith(label.chats.team) }).click();
			const team = page.getByRole("complementary", { name: label.chats.team });
			await expect(team).toContainText("Back in five minutes.");
		},
	},
	{
		name: "duty-ended",
		route: shifts,
		viewers: ["listener1"],
		steps: async (page, { checkIn, endDuty }) => {
			const line = await checkIn();
			await expect(page.getByRole("button", { name: label.duty.takeABreak })).toBeEnabled();
			await endDuty(line, (await page.evaluate(() => sessionStorage.getItem("user_id"))) ?? "");
			await expect(page.getByText(startsWith(label.chats.dutyEndedBy, { name: "Sam" }))).toBeVisible();
		},
	},
];

/** The desk while nobody asks. */
export const quietDeskScreens: readonly Screen<Records>[] = [...menus, ...supervising];

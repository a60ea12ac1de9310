import type { Page } from "@playwright/test";
import { label } from "@warmline/web/labels";
import { inFrench } from "@warmline/web/labels/french";
import { anyOf, contains, exactly, startsWith } from "@warmline/web/labels/match";
import { commentAs, idOf, publishAs } from "../../support/community.ts";
import { fieldOf } from "../../support/desk.ts";
import { dialog as postDialog } from "../../support/feed-page.ts";
import { expect, phone, test } from "../../support/test.ts";
import { asksInPage } from "../../support/visitor.ts";
import { dialog } from "../desk-page.ts";
import { area, type Screen, type Stage } from "../screen.ts";

/** Believes where a visitor says they come from: everybody else of this area comes from elsewhere. */
export const behindProxy = test.extend({
	settings: [{ TRUSTED_PROXIES: "127.0.0.1,::1" }, { scope: "worker" }],
});

const blockedAddress = "203.0.113.7";
const endedAddress = "203.0.113.8";

/** The console tells of the server's refusal. */
const refusal = /status of 403/;

const comesFrom = (page: Page, address: string) => page.context().setExtraHTTPHeaders({ "X-Forwarded-For": address });

const prepare = async ({ api }: Stage) => {
	const line = await api.agent("listener1");
	const accept = (chat_id: string) => line.says({ action: "accept_chat", chat_id }, "chat_assigned");
	const end = (chat_id: string) => line.says({ action: "end_chat", chat_id }, "chat_ended");
	const block = (by: string, chat_id: string) =>
		api.as(by, "POST", `/chat/${chat_id}/block/`, { reason: "abuse", words: "Shouts at me.", hours: 24 });
	const had = async (from: string) => {
		const chat_id = await api.asks("Words that hurt", {}, from);
		await accept(chat_id);
		await end(chat_id);
		return chat_id;
	};
	await block("supervisor", await had(blockedAddress));
	await block("listener1", await had("203.0.113.9"));

	const ugo = await idOf(api, "ugo");
	const report = (kind: "post" | "comment" | "member", id: string, more: object = {}) =>
		api.as("listener2", "POST", "/reports/", { kind, id, reason: "hurtful", ...more });
	const decide = async (verdict: object) => {
		const waiting = await api.as("supervisor", "GET", "/reports/");
		const id = String(fieldOf(waiting, "results", "0", "id"));
		await api.as("supervisor", "POST", `/reports/${id}/verdict/`, verdict);
	};
	await report("post", await publishAs(api, "ugo", "Ugo one is spoken of"));
	await decide({ verdict: "warn", words: "Please be kind to those who listen." });
	await report("post", await publishAs(api, "ugo", "Ugo two is hidden"));
	await decide({ verdict: "hide", words: "It names a street." });
	await report("member", ugo);
	const post = await publishAs(api, "ugo", "Ugo three waits");
	await report("post", post, { words: "Many of our visitors cannot sleep." });
	await report("comment", await commentAs(api, "ugo", post, "Call 705 555 0134."), { reason: "private_details" });
	await decide({ verdict: "suspend", days: 3 });
	await report("member", ugo, { reason: "danger" });
	return {
		ugo,
		post: await publishAs(api, "listener2", "Something to answer to"),
		/** A chat that a visitor has open is ended, and nobody comes from there for a day. */
		endForGood: async (chat_id: string) => {
			await accept(chat_id);
			await end(chat_id);
			await block("supervisor", chat_id);
		},
		pause: () => api.changeSettings({ paused_reason: "No power." }),
	};
};

type Safety = Awaited<ReturnType<typeof prepare>>;

const visitors: readonly Screen<Safety>[] = [
	{
		name: "blocked-end",
		route: "/customer-chat/:chatId",
		address: "/chat-form",
		viewers: ["visitor:ended"],
		expectedError: refusal,
		size: phone,
		arrange: (page) => comesFrom(page, endedAddress),
		steps: async (page, { endForGood }) => {
			await endForGood(await asksInPage(page, "Words that hurt"));
			await page.getByRole("button", { name: label.visitor.goOnWithChat }).click();
			await expect(page.getByText(contains(label.visitor.connectionPaused))).toBeVisible();
		},
	},
	{
		name: "blocked",
		route: "/chat-form",
		viewers: ["visitor:blocked"],
		expectedError: refusal,
		size: phone,
		languages: ["en", "fr"],
		arrange: (page) => comesFrom(page, blockedAddress),
		steps: async (page) => {
			await page.locator("[name=message]").fill("Please let me in");
			await page.getByRole("checkbox").check();
			await page.locator("[type=submit]").click();
			const calm = page.getByRole("heading", {
				level: 1,
				name: anyOf(
					startsWith(label.visitor.cannotChatFromHere),
					startsWith(inFrench(label.visitor.cannotChatFromHere)),
				),
			});
			await expect(calm).toBeFocused();
			await expect(page.getByRole("main").getByRole("link", { name: "9-8-8" })).toBeVisible();
		},
	},
];

const blocks: readonly Screen<Safety>[] = [
	{
		name: "blocks",
		route: "/:userId/blocks",
		viewers: ["supervisor"],
		ready: (page) => expect(page.getByRole("article")).toHaveCount(2),
	},
];

const moderation = "/:userId/moderation";

const reports: readonly Screen<Safety>[] = [
	{
		name: "moderation",
		route: moderation,
		viewers: ["supervisor"],
		ready: (page) => expect(page.getByRole("article")).toHaveCount(3),
	},
	{
		name: "moderation-verdict",
		route: moderation,
		viewers: ["supervisor"],
		steps: async (page) => {
			const reported = page.getByRole("article").filter({ hasText: "Ugo three waits" });
			await reported.getByRole("button", { name: label.chats.hide }).click();
			await expect(dialog(page).getByRole("button", { name: label.moderation.hideIt })).toBeVisible();
		},
	},
	{
		name: "moderation-decided",
		route: moderation,
		viewers: ["supervisor"],
		address: `${moderation}?tab=decided`,
		ready: (page) => expect(page.getByRole("article")).toHaveCount(3),
	},
];

const suspended: readonly Screen<Safety>[] = [
	{
		name: "feed-suspended",
		route: "/:userId/activity-feed",
		viewers: ["ugo"],
		steps: (page) => expect(page.getByText(contains(label.moderation.readOnlyUntil))).toBeVisible(),
	},
	{
		name: "post-suspended",
		route: "/:userId/activity-feed/posts/:postId",
		viewers: ["ugo"],
		address: ({ post }) => `/:userId/activity-feed/posts/${post}`,
		ready: (page) => expect(postDialog(page)).toBeVisible(),
		steps: async (page) => {
			await expect(postDialog(page).getByText(contains(label.moderation.readOnlyUntil))).toBeVisible();
			await expect(postDialog(page).getByRole("combobox")).toHaveCount(0);
		},
	},
	{
		name: "suspension-lift",
		route: "/:userId/user-profile/:profileId",
		viewers: ["director"],
		address: ({ ugo }) => `/:userId/user-profile/${ugo}`,
		steps: async (page) => {
			await page.getByRole("button", { name: exactly(label.moderation.letWriteAgain) }).click();
			await expect(page.getByRole("button", { name: label.moderation.liftTheSuspension })).toBeVisible();
		},
	},
];

/** Who is kept away for a while, and what was reported. */
export const safety = area({
	people: { ugo: "listener" },
	prepare,
	screens: [
		...blocks,
		...visitors,
		...reports,
		...suspended,
		// From here on the chat is paused.
		{
			name: "blocked-message",
			route: "/chat-form",
			viewers: ["visitor:blocked"],
			expectedError: refusal,
			size: phone,
			arrange: async (page, { pause }) => {
				await comesFrom(page, blockedAddress);
				await pause();
			},
			steps: async (page) => {
				await page.getByLabel(label.chats.yourMessage).fill("Please write to me");
				await page.getByLabel(label.chats.email).fill("cara@mail.example");
				await page.getByRole("checkbox").check();
				await page.getByRole("button", { name: label.visitor.leaveThisMessage }).click();
				await expect(page.getByRole("alert")).toContainText(contains(label.visitor.connectionPaused));
			},
		},
	],
});

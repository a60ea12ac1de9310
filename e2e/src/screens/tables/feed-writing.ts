import { t } from "@warmline/contract/i18n";
import { label } from "@warmline/web/labels";
import { idOf, publishAs } from "../../support/community.ts";
import { actOn, field } from "../../support/feed-page.ts";
import { expect, phone } from "../../support/test.ts";
import { area, type Screen, type Stage } from "../screen.ts";

const route = "/:userId/activity-feed";
const words = "Words that are looked at from all sides";

const prepare = async ({ api }: Stage) => {
	await publishAs(api, "listener1", words);
	const mention = () => publishAs(api, "listener2", "A good week to you, @nia");
	await mention();
	await api.as("listener2", "POST", "/account/user/follow/", { follow_id: await idOf(api, "nia") });
	const post_id = await publishAs(api, "nia", "A window with a view");
	for (const username of ["listener2", "supervisor"]) {
		await api.as(username, "POST", "/activityfeed/posts/like/", { post_id, like: true });
	}
	await api.as("supervisor", "POST", "/activityfeed/comments/", { post_id, content: "What do you see?" });
	return { mention };
};

type Feed = Awaited<ReturnType<typeof prepare>>;

const composer: readonly Screen<Feed>[] = [
	{
		name: "feed-add-media",
		route,
		viewers: ["listener1"],
		requirements: ["F2"],
		size: phone,
		steps: async (page) => {
			await page.getByRole("button", { name: label.media.addMedia }).click();
			await expect(page.getByRole("menuitem", { name: label.media.byAddress })).toBeVisible();
		},
	},
	{
		name: "feed-address",
		route,
		viewers: ["listener1"],
		requirements: ["F2"],
		size: phone,
		steps: async (page) => {
			await page.getByRole("button", { name: label.media.addMedia }).click();
			await page.getByRole("menuitem", { name: label.media.byAddress }).click();
			await page.getByRole("button", { name: label.media.addIt }).click();
		},
	},
	{
		name: "feed-suggestions",
		route,
		viewers: ["listener1"],
		requirements: ["F1"],
		size: phone,
		steps: async (page) => {
			await field(page).pressSequentially("Thank you @");
			await expect(page.getByRole("option").first()).toBeVisible();
		},
	},
	{
		name: "feed-edit",
		route,
		viewers: ["listener1"],
		requirements: ["F3"],
		size: phone,
		steps: async (page) => {
			await actOn(page, words, label.feed.editPost);
			await expect(page.getByRole("button", { name: label.feed.cancel })).toBeVisible();
		},
	},
	{
		name: "feed-delete",
		route,
		viewers: ["listener1"],
		requirements: ["F3"],
		size: phone,
		steps: async (page) => {
			await actOn(page, words, label.feed.deletePost);
			await expect(page.getByRole("dialog", { name: label.feed.deleteThisPost })).toBeVisible();
		},
	},
];

const news: readonly Screen<Feed>[] = [
	{
		name: "community-strip",
		route,
		viewers: ["listener1"],
		requirements: ["P5"],
		size: phone,
		steps: async (page) => {
			await page.getByRole("button", { name: label.profiles.community }).click();
			await expect(page.getByRole("heading", { name: label.profiles.onlineMembers })).toBeVisible();
		},
	},
	{
		name: "notifications",
		route: "/:userId/notifications",
		viewers: ["nia"],
		ready: (page) => expect(page.locator("main li time").nth(3)).toBeVisible(),
	},
	{
		name: "notification-toast",
		route,
		viewers: ["nia"],
		steps: async (page, { mention }) => {
			// Its own line stands: from now on it hears what happens.
			const online = page.getByRole("region", { name: label.profiles.onlineMembers });
			await expect(online.getByRole("link", { name: /\(you\)$/ })).toBeVisible();
			await mention();
			const toast = page.getByRole("region", { name: label.ui.news }).getByRole("group");
			await expect(toast).toContainText(t(label.notifications.mentionedYou, { name: "Omar" }));
			// While one is there, it stays.
			await page.keyboard.press("F6");
			await toast.getByRole("button", { name: label.notifications.open }).focus();
		},
	},
];

/** Writing in the community, and hearing of it. */
export const feedWriting = area({ people: { nia: "listener" }, prepare, screens: [...composer, ...news] });

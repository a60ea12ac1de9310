import type { Page } from "@playwright/test";
import { t, tn } from "@warmline/contract/i18n";
import { label } from "@warmline/web/labels";
import { startsWith } from "@warmline/web/labels/match";
import { breakCalls, publishAs } from "../support/community.ts";
import { actOn, dialog, field, postWith, toFeed } from "../support/feed-page.ts";
import { expect, phone, test } from "../support/test.ts";

test.describe.configure({ timeout: 90_000 });

const gone = (page: Page) => page.getByText(label.feed.postGone);
const arrived = (page: Page, words: string) => page.getByRole("button", { name: words, exact: true });
const audience = (page: Page) => page.getByRole("button", { name: startsWith(label.feed.whoSeesIt) });

const confirm = (page: Page) =>
	page.getByRole("dialog", { name: label.feed.deleteThisPost }).getByRole("button", { name: label.feed.deletePost });

test("who follows the author sees a private post at once, a stranger by no way, and what is changed changes for all (F1, F2, F4, F5)", async ({
	people,
	api,
}) => {
	const tess = await people.member("trainee");
	const lina = await people.member("listener1");
	const omar = await people.member("listener2");
	for (const page of [tess, lina, omar]) await toFeed(page);
	await audience(tess).click();
	await tess.getByRole("menuitemradio", { name: label.feed.privateMeaning }).click();
	await expect(audience(tess)).toHaveAccessibleName(t(label.feed.whoSeesIt, { who: label.feed.private }));
	await field(tess).fill("Only those who know me, and @listener2 by chance #quietcorner");
	await tess.getByRole("button", { name: label.feed.post, exact: true }).click();
	const own = postWith(tess, "Only those who know me");
	await expect(own).toContainText(label.feed.private);
	const id = (await own.getByRole("link", { name: tn(0, label.feed.commentCount) }).getAttribute("href"))
		?.split("/")
		.at(-1);
	// Later than the private one for everybody, so that what did not come by now does not come.
	await publishAs(api, "trainee", "This one is for everybody");
	await expect(arrived(lina, tn(2, label.feed.newPostCount))).toBeVisible();
	await expect(arrived(omar, tn(1, label.feed.newPostCount))).toBeVisible();
	await arrived(lina, tn(2, label.feed.newPostCount)).click();
	await arrived(omar, tn(1, label.feed.newPostCount)).click();
	await expect(postWith(omar, "This one is for everybody")).toContainText(label.feed.public);
	await expect(omar.getByText("Only those who know me")).toHaveCount(0);

	const theirs = postWith(lina, "Only those who know me");
	await expect(theirs).toContainText(label.feed.private);
	await theirs.getByRole("button", { name: tn(0, label.feed.likeCount) }).click();
	await expect(theirs.getByRole("button", { name: tn(1, label.feed.likeCount) })).toHaveAttribute(
		"aria-pressed",
		"true",
	);
	await expect(own.getByRole("button", { name: tn(1, label.feed.likeCount) })).toHaveAttribute("aria-pressed", "false");
	await actOn(tess, "Only those who know me", label.feed.editPost);
	await tess.getByRole("combobox", { name: label.feed.yourPost }).fill("Only those who know me: I passed #quietcorner");
	await tess.getByLabel(`${label.feed.contentWarning} ${label.ui.optional}`).fill("exams");
	await tess.getByRole("button", { name: label.feed.save }).click();
	await expect(postWith(lina, t(label.feed.thisIsAbout, { warning: "exams" }))).toContainText("edited");
	await expect(lina.getByText("I passed")).toHaveCount(0);
	await postWith(lina, t(label.feed.thisIsAbout, { warning: "exams" }))
		.getByRole("button", { name: label.feed.showIt })
		.click();
	await expect(lina.getByText("I passed")).toBeVisible();
	await theirs.getByRole("button", { name: startsWith(label.feed.postMenuOf) }).click();
	await expect(lina.getByRole("menuitem", { name: label.profiles.report })).toBeVisible();
	for (const act of [label.feed.pinPost, label.feed.editPost, label.feed.deletePost])
		await expect(lina.getByRole("menuitem", { name: act })).toHaveCount(0);
	await lina.keyboard.press("Escape");

	const omarId = new URL(omar.url()).pathname.split("/")[1];
	await omar.goto(`/${omarId}/activity-feed/posts/${id}`);
	await expect(gone(omar)).toBeVisible();
	await omar.goto("/hashtag/quietcorner");
	await expect(omar.getByRole("heading", { level: 1, name: "#quietcorner" })).toBeVisible();
	await expect(omar.getByRole("main").getByText(startsWith(label.feed.nobodyWroteWithTag))).toBeVisible();
	await omar.goto(`/${omarId}/search?query=passed`);
	await expect(omar.getByText(startsWith(label.feed.noPostFound))).toBeVisible();

	// Public from now on: by its address it is there for them, too.
	await actOn(tess, t(label.feed.thisIsAbout, { warning: "exams" }), label.feed.editPost);
	await postWith(tess, label.feed.contentWarning)
		.getByRole("button", { name: startsWith(label.feed.whoSeesIt) })
		.click();
	await tess.getByRole("menuitemradio", { name: label.feed.publicEveryMember }).click();
	await tess.getByRole("button", { name: label.feed.save }).click();
	await expect(postWith(tess, t(label.feed.thisIsAbout, { warning: "exams" }))).toContainText(label.feed.public);
	await omar.goto(`/${omarId}/activity-feed/posts/${id}`);
	await expect(dialog(omar)).toContainText(t(label.feed.thisIsAbout, { warning: "exams" }));
});

test("a moderator pins and deletes what others wrote, is told what did not work, and it leaves every window (F2, F5, F8)", async ({
	people,
	api,
}) => {
	await publishAs(api, "trainee", "Something that has to go");
	const lina = await people.member("listener1");
	const sam = await people.member("supervisor", phone);
	await toFeed(lina);
	await toFeed(sam);
	const post = postWith(sam, "Something that has to go");
	const act = (item: string) => actOn(sam, "Something that has to go", item);
	const mendPin = await breakCalls(sam, "**/activityfeed/posts/pin/");
	await act(label.feed.pinPost);
	await expect(post.getByRole("alert")).toContainText(label.feed.pinFailed);
	await expect(post).not.toContainText(label.feed.pinned);
	await post.getByRole("button", { name: label.feed.ok }).click();
	await mendPin();
	await act(label.feed.pinPost);
	await expect(lina.getByRole("article").first()).toContainText("Something that has to go");
	await expect(lina.getByRole("article").first()).toContainText(label.feed.pinned);
	const mendDelete = await breakCalls(sam, "**/activityfeed/posts/delete/", "DELETE");
	await act(label.feed.deletePost);
	await expect(sam.getByRole("dialog")).toContainText(t(label.feed.deletePostMeaning, { name: "Tess Nakamura" }));
	await confirm(sam).click();
	await expect(post.getByRole("alert")).toContainText(label.feed.deleteFailed);
	await expect(post).toBeVisible();
	await mendDelete();
	await act(label.feed.deletePost);
	await confirm(sam).click();
	await expect(sam.getByText("Something that has to go")).toHaveCount(0);
	await expect(lina.getByText("Something that has to go")).toHaveCount(0);
});

test("a post that is deleted while a change of it is on its way stays gone (F5)", async ({ people, api }) => {
	const id = await publishAs(api, "listener2", "Written in a hurry");
	const lina = await people.member("listener1");
	await toFeed(lina);
	await expect(postWith(lina, "Written in a hurry")).toBeVisible();
	const release = Promise.withResolvers<void>();
	const isRead = Promise.withResolvers<void>();
	const address = new RegExp(`/activityfeed/posts/${id}/$`);
	await lina.route(address, async (route) => {
		const answer = await route.fetch();
		isRead.resolve();
		await release.promise;
		await route.fulfill({ response: answer });
	});
	await api.as("listener2", "PATCH", `/activityfeed/posts/${id}/`, {
		content: "Written in a hurry, and changed",
	});
	await isRead.promise;
	await api.as("listener2", "DELETE", "/activityfeed/posts/delete/", { post_id: id });
	await expect(postWith(lina, "Written in a hurry")).toHaveCount(0);
	const answered = lina.waitForResponse(address);
	release.resolve();
	await (await answered).finished();
	// What is told later is there, so what was told before it is done.
	await publishAs(api, "listener2", "Written in peace");
	await expect(arrived(lina, tn(1, label.feed.newPostCount))).toBeVisible();
	await expect(postWith(lina, "Written in a hurry")).toHaveCount(0);
});

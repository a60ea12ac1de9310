import type { Page } from "@playwright/test";
import { breakCalls, publishAs } from "./community.ts";
import { actOn, dialog, field, postWith, toFeed } from "./feed-page.ts";
import { expect, phone, test } from "./test.ts";

test.describe.configure({ timeout: 90_000 });

const gone = (page: Page) => page.getByText("This post is not there any more, or it is not meant for you.");
const arrived = (page: Page, words: string) => page.getByRole("button", { name: words, exact: true });
const audience = (page: Page) => page.getByRole("button", { name: /^Who sees it:/ });

const confirm = (page: Page) =>
	page.getByRole("dialog", { name: "Delete this post?" }).getByRole("button", { name: "Delete post" });

test("who follows the author sees a private post at once, a stranger by no way, and what is changed changes for all (F1, F2, F4, F5)", async ({
	people,
	backstage,
}) => {
	const tess = await people.member("trainee");
	const lina = await people.member("listener1");
	const omar = await people.member("listener2");
	for (const page of [tess, lina, omar]) await toFeed(page);
	await audience(tess).click();
	await tess.getByRole("menuitemradio", { name: "Private: who follows you" }).click();
	await expect(audience(tess)).toHaveAccessibleName("Who sees it: Private");
	await field(tess).fill("Only those who know me, and @listener2 by chance #quietcorner");
	await tess.getByRole("button", { name: "Post", exact: true }).click();
	const own = postWith(tess, "Only those who know me");
	await expect(own).toContainText("Private");
	const id = (await own.getByRole("link", { name: "0 comments" }).getAttribute("href"))?.split("/").at(-1);
	// Later than the private one for everybody, so that what did not come by now does not come.
	await publishAs(backstage, "trainee", "This one is for everybody");
	await expect(arrived(lina, "2 new posts")).toBeVisible();
	await expect(arrived(omar, "1 new post")).toBeVisible();
	await arrived(lina, "2 new posts").click();
	await arrived(omar, "1 new post").click();
	await expect(postWith(omar, "This one is for everybody")).toContainText("Public");
	await expect(omar.getByText("Only those who know me")).toHaveCount(0);

	const theirs = postWith(lina, "Only those who know me");
	await expect(theirs).toContainText("Private");
	await theirs.getByRole("button", { name: "0 likes" }).click();
	await expect(theirs.getByRole("button", { name: "1 like" })).toHaveAttribute("aria-pressed", "true");
	await expect(own.getByRole("button", { name: "1 like" })).toHaveAttribute("aria-pressed", "false");
	await actOn(tess, "Only those who know me", "Edit post");
	await tess.getByRole("combobox", { name: "Your post" }).fill("Only those who know me: I passed #quietcorner");
	await tess.getByLabel("Content warning (optional)").fill("exams");
	await tess.getByRole("button", { name: "Save" }).click();
	await expect(postWith(lina, "This is about: exams")).toContainText("edited");
	await expect(lina.getByText("I passed")).toHaveCount(0);
	await postWith(lina, "This is about: exams").getByRole("button", { name: "Show it" }).click();
	await expect(lina.getByText("I passed")).toBeVisible();
	await theirs.getByRole("button", { name: /^Menu/ }).click();
	await expect(lina.getByRole("menuitem", { name: "Report" })).toBeVisible();
	for (const act of ["Pin Post", "Edit post", "Delete Post"])
		await expect(lina.getByRole("menuitem", { name: act })).toHaveCount(0);
	await lina.keyboard.press("Escape");

	const omarId = new URL(omar.url()).pathname.split("/")[1];
	await omar.goto(`/${omarId}/activity-feed/posts/${id}`);
	await expect(gone(omar)).toBeVisible();
	await omar.goto("/hashtag/quietcorner");
	await expect(omar.getByRole("heading", { level: 1, name: "#quietcorner" })).toBeVisible();
	await expect(omar.getByRole("main").getByText(/^Nobody has written/)).toBeVisible();
	await omar.goto(`/${omarId}/search?query=passed`);
	await expect(omar.getByText(/^No post/)).toBeVisible();

	// Public from now on: by its address it is there for him, too.
	await actOn(tess, "This is about: exams", "Edit post");
	await postWith(tess, "Content warning")
		.getByRole("button", { name: /^Who sees it:/ })
		.click();
	await tess.getByRole("menuitemradio", { name: "Public: every member" }).click();
	await tess.getByRole("button", { name: "Save" }).click();
	await expect(postWith(tess, "This is about: exams")).toContainText("Public");
	await omar.goto(`/${omarId}/activity-feed/posts/${id}`);
	await expect(dialog(omar)).toContainText("This is about: exams");
});

test("a moderator pins and deletes what others wrote, is told what did not work, and it leaves every window (F2, F5, F8)", async ({
	people,
	backstage,
}) => {
	await publishAs(backstage, "trainee", "Something that has to go");
	const lina = await people.member("listener1");
	const sam = await people.member("supervisor", phone);
	await toFeed(lina);
	await toFeed(sam);
	const post = postWith(sam, "Something that has to go");
	const act = (item: string) => actOn(sam, "Something that has to go", item);
	const mendPin = await breakCalls(sam, "**/activityfeed/posts/pin/");
	await act("Pin Post");
	await expect(post.getByRole("alert")).toContainText("Failed to pin post.");
	await expect(post).not.toContainText("PINNED");
	await post.getByRole("button", { name: "OK" }).click();
	await mendPin();
	await act("Pin Post");
	await expect(lina.getByRole("article").first()).toContainText("Something that has to go");
	await expect(lina.getByRole("article").first()).toContainText("PINNED");
	const mendDelete = await breakCalls(sam, "**/activityfeed/posts/delete/", "DELETE");
	await act("Delete Post");
	await expect(sam.getByRole("dialog")).toContainText("This post of Tess Nakamura goes away for everybody");
	await confirm(sam).click();
	await expect(post.getByRole("alert")).toContainText("Failed to delete post.");
	await expect(post).toBeVisible();
	await mendDelete();
	await act("Delete Post");
	await confirm(sam).click();
	await expect(sam.getByText("Something that has to go")).toHaveCount(0);
	await expect(lina.getByText("Something that has to go")).toHaveCount(0);
});

test("a post that is deleted while a change of it is on its way stays gone (F5)", async ({ people, backstage }) => {
	const id = await publishAs(backstage, "listener2", "Written in a hurry");
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
	await backstage.as("listener2", "PATCH", `/activityfeed/posts/${id}/`, {
		content: "Written in a hurry, and changed",
	});
	await isRead.promise;
	await backstage.as("listener2", "DELETE", "/activityfeed/posts/delete/", { post_id: id });
	await expect(postWith(lina, "Written in a hurry")).toHaveCount(0);
	const answered = lina.waitForResponse(address);
	release.resolve();
	await (await answered).finished();
	// What is told later is there, so what was told before it is done.
	await publishAs(backstage, "listener2", "Written in peace");
	await expect(arrived(lina, "1 new post")).toBeVisible();
	await expect(postWith(lina, "Written in a hurry")).toHaveCount(0);
});

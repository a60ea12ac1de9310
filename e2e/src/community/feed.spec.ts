import { t, tn } from "@warmline/contract/i18n";
import { label } from "@warmline/web/labels";
import { contains, exactly, startsWith } from "@warmline/web/labels/match";
import { breakCalls } from "../support/community.ts";
import { consoleErrors } from "../support/console-errors.ts";
import { choose, comments, dialog, field, postWith, publish, toFeed } from "../support/feed-page.ts";
import { expect, phone, test } from "../support/test.ts";

test("who reads is told how many posts arrived, and sees them when it suits (F1, F5)", async ({ people }) => {
	const lina = await people.member("listener1");
	const omar = await people.member("listener2");
	await toFeed(lina);
	await toFeed(omar);
	await publish(omar, "The first of two from Omar");
	await publish(omar, "The second of two from Omar");
	await expect(lina.getByRole("button", { name: tn(2, label.feed.newPostCount) })).toBeVisible();
	await expect(omar.getByRole("button", { name: contains(label.feed.newPostCount) })).toHaveCount(0);
	await expect(postWith(lina, "of two from Omar")).toHaveCount(0);
	await lina.getByRole("button", { name: tn(2, label.feed.newPostCount) }).click();
	await expect(postWith(lina, "The second of two from Omar")).toBeFocused();
	await expect(lina.getByRole("article").first()).toContainText(label.feed.pinned);

	const liked = postWith(omar, "The second of two from Omar").getByRole("button", {
		name: tn(0, label.feed.likeCount),
	});
	await postWith(lina, "The second of two from Omar")
		.getByRole("button", { name: tn(0, label.feed.likeCount) })
		.click();
	await expect(liked).toHaveCount(0);
});

test("a post is read in a dialog of its own address, with its comments, and back leads to the feed (F1, F5, F6)", async ({
	people,
}) => {
	const lina = await people.member("listener1");
	const omar = await people.member("listener2");
	const errors = [consoleErrors(lina), consoleErrors(omar)];
	await toFeed(omar);
	await publish(omar, "What do you read these days?");
	await toFeed(lina);
	await comments(lina, "What do you read").click();
	await expect(dialog(lina)).toBeVisible();
	await expect(lina).toHaveURL(/\/activity-feed\/posts\/[\da-f-]{36}$/);
	const address = new URL(lina.url()).pathname;

	// The address of another member leads to one's own.
	await omar.goto(address);
	await expect(dialog(omar)).toBeVisible();
	await expect(dialog(omar).getByRole("button", { name: label.feed.send })).toBeDisabled();
	await omar.getByRole("combobox", { name: label.feed.writeAComment }).fill("   ");
	await expect(dialog(omar).getByRole("button", { name: label.feed.send })).toBeDisabled();
	await omar.getByRole("combobox", { name: label.feed.writeAComment }).fill("I begin: poems.");
	await dialog(omar).getByRole("button", { name: label.feed.send }).click();
	await expect(dialog(lina).getByText("I begin: poems.")).toBeVisible();
	await expect(dialog(lina).getByText(tn(1, label.feed.commentCount), { exact: true })).toBeVisible();

	await choose(omar, t(label.feed.commentMenuOf, { name: "Omar Haddad" }), label.feed.editComment);
	await omar.getByRole("combobox", { name: label.feed.yourComment }).fill("I begin: poems, and one long novel.");
	await omar.getByRole("button", { name: label.feed.save }).click();
	await expect(dialog(omar).getByText(label.feed.edited)).toBeVisible();

	await lina.keyboard.press("Escape");
	await expect(dialog(lina)).toBeHidden();
	await expect(lina).toHaveURL(/\/activity-feed$/);
	await expect(comments(lina, "What do you read")).toBeFocused();
	await lina.goForward();
	await expect(dialog(lina)).toBeVisible();

	await choose(omar, t(label.feed.postMenuOf, { name: "Omar Haddad" }), label.feed.deletePost);
	await omar.getByRole("button", { name: label.feed.deletePost }).click();
	await expect(omar).toHaveURL(/\/activity-feed$/);
	await expect(lina.getByText(label.feed.postGone)).toBeVisible();
	await lina.keyboard.press("Escape");
	await expect(postWith(lina, "What do you read")).toHaveCount(0);
	expect(errors.flat()).toEqual([]);
});

test("while one types after @ members are suggested, and the words lead to them (F4)", async ({ people }) => {
	const lina = await people.member("listener1");
	await toFeed(lina);
	await field(lina).pressSequentially("Thank you @supe");
	await expect(lina.getByRole("option")).toHaveText(/Sam Okafor/);
	await expect(lina.getByRole("option")).toHaveAttribute("aria-selected", "true");
	await lina.keyboard.press("Enter");
	await expect(field(lina)).toHaveValue("Thank you @supervisor ");
	await field(lina).pressSequentially("#Mot");
	await expect(lina.getByRole("listbox", { name: label.feed.hashtags })).toBeVisible();
	await lina.keyboard.press("Escape");
	await expect(lina.getByRole("listbox")).toBeHidden();
	await field(lina).pressSequentially("ivation");
	await lina.keyboard.press("Control+Enter");
	const post = postWith(lina, "Thank you @supervisor");
	await expect(post.getByRole("link", { name: "@supervisor" })).toHaveAttribute("href", "/user/supervisor");
	const author = post.getByRole("link", { name: "Lina Moreau" });
	await expect(author).toHaveAttribute("href", /^\/([\da-f-]{36})\/user-profile\/\1$/);
	await post.getByRole("link", { name: "#Motivation" }).click();
	await expect(lina).toHaveURL("/hashtag/motivation");
	await expect(lina.getByRole("heading", { level: 1, name: "#motivation" })).toBeVisible();
	await expect(postWith(lina, "Thank you @supervisor")).toBeVisible();
});

test("a moderator pins a post before all others, and everybody sees it so at once (F2, F5)", async ({ people }) => {
	const lina = await people.member("listener1");
	const sam = await people.member("supervisor", phone);
	await toFeed(lina);
	await publish(lina, "Something for everybody");
	await expect(postWith(lina, "Something for everybody")).toContainText(label.platform.justNow);
	await toFeed(sam);
	await postWith(sam, "Something for everybody")
		.getByRole("button", { name: startsWith(label.feed.postMenuOf) })
		.click();
	await sam.getByRole("menuitem", { name: label.feed.pinPost }).click();
	await expect(lina.getByRole("article").first()).toContainText("Something for everybody");
	await expect(lina.getByRole("article").first()).toContainText(label.feed.pinned);
	await postWith(sam, "Something for everybody")
		.getByRole("button", { name: startsWith(label.feed.postMenuOf) })
		.click();
	await sam.getByRole("menuitem", { name: label.feed.unpinPost }).click();
	await expect(lina.getByRole("article").first()).not.toContainText("Something for everybody");
});

test("what fails is said, taken back, and loses nothing (F5, F6, F8)", async ({ people }) => {
	const lina = await people.member("listener1");
	await toFeed(lina);
	const post = lina.getByRole("article").nth(1);
	const like = post.getByRole("button", { name: exactly(label.feed.likeCount) });
	const before = await like.textContent();
	const mendLikes = await breakCalls(lina, "**/activityfeed/posts/like/");
	await like.click();
	await expect(post.getByRole("alert")).toContainText(label.feed.likeFailed);
	await expect(like).toHaveText(before ?? "");
	await mendLikes();

	await expect(lina.getByRole("button", { name: label.feed.post, exact: true })).toBeDisabled();
	await field(lina).fill("  ");
	await expect(lina.getByRole("button", { name: label.feed.post, exact: true })).toBeDisabled();
	await field(lina).fill("Words that must not be lost");
	const mendPosts = await breakCalls(lina, "**/activityfeed/posts/");
	await lina.getByRole("button", { name: label.feed.post, exact: true }).click();
	await expect(lina.getByText(label.feed.postFailed)).toBeVisible();
	await mendPosts();
	await lina.reload();
	await expect(field(lina)).toHaveValue("Words that must not be lost");
	await lina.getByRole("button", { name: label.feed.post, exact: true }).click();
	await expect(postWith(lina, "Words that must not be lost")).toBeVisible();
	await expect(field(lina)).toHaveValue("");
});

test("words like a visitor's are read once more before they go out", async ({ people, api }) => {
	const words = "Since my brother Theodore left for the ship in Halifax I count the trains at night and cannot sleep.";
	const chat_id = await api.asks(words);
	const line = await api.agent("listener1");
	await line.says({ action: "accept_chat", chat_id }, "chat_assigned");
	line.close();
	const lina = await people.member("listener1");
	await toFeed(lina);
	await field(lina).fill(words);
	await lina.getByRole("button", { name: label.feed.post, exact: true }).click();
	const warning = lina.getByRole("dialog", { name: label.feed.readOnceMore });
	await expect(warning).toBeVisible();
	await warning.getByRole("button", { name: label.feed.goBackAndChange }).click();
	await expect(field(lina)).toHaveValue(words);
	await field(lina).fill("Some evenings stay with me for long. What helps you?");
	await lina.getByRole("button", { name: label.feed.post, exact: true }).click();
	await expect(postWith(lina, "Some evenings stay")).toBeVisible();
});

test("words typed beside the feed are looked for among posts, then among members (F1)", async ({ people }) => {
	const lina = await people.member("listener1");
	const errors = consoleErrors(lina);
	await toFeed(lina);
	await expect(lina.getByRole("heading", { name: label.members.shifts, exact: true })).toBeVisible();
	await lina.getByRole("searchbox", { name: label.feed.searchPostsAndMembers }).fill("evening");
	await lina.keyboard.press("Enter");
	await expect(lina).toHaveURL(/\/search\?query=evening$/);
	await expect(lina.getByRole("navigation", { name: label.feed.whatIsSearched })).toBeVisible();
	await expect(postWith(lina, "evening")).toBeVisible();
	await lina.getByRole("link", { name: label.members.members, exact: true }).click();
	await lina.getByRole("searchbox", { name: label.feed.search }).fill("omar");
	await expect(lina.getByText("Omar Haddad").last()).toBeVisible();
	expect(errors).toEqual([]);
});

import { t, tn } from "@warmline/contract/i18n";
import { label } from "@warmline/web/labels";
import { breakCalls, commentAs, publishAs } from "../support/community.ts";
import { consoleErrors } from "../support/console-errors.ts";
import { comments, dialog, toFeed } from "../support/feed-page.ts";
import { expect, holdCalls, test } from "../support/test.ts";

test("comments come page by page, go out once, are counted everywhere, and are deleted by who may (F4, F5, F6, F8)", async ({
	people,
	api,
}) => {
	const post_id = await publishAs(api, "trainee", "Tell me of your tea");
	const written: string[] = [];
	for (let n = 1; n <= 52; n++) written.push(await commentAs(api, "listener2", post_id, `Tea number ${n}.`));
	const lina = await people.member("listener1");
	const tess = await people.member("trainee");
	const errors = consoleErrors(tess);
	await toFeed(lina);
	await toFeed(tess);
	const own = new URL(lina.url()).pathname.split("/")[1];
	await comments(lina, "Tell me of your tea").click();
	const said = dialog(lina).getByRole("listitem");
	await expect(said).toHaveCount(50);
	await expect(said.first()).toContainText("Tea number 1.");
	await dialog(lina).getByRole("button", { name: label.feed.showMoreComments }).click();
	await expect(said).toHaveCount(52);
	await said
		.last()
		.getByRole("button", { name: t(label.feed.commentMenuOf, { name: "Omar Haddad" }) })
		.click();
	await expect(lina.getByRole("menuitem", { name: label.profiles.report })).toBeVisible();
	await expect(lina.getByRole("menuitem", { name: /comment$/ })).toHaveCount(0);
	await lina.keyboard.press("Escape");

	const box = lina.getByRole("combobox", { name: label.feed.writeAComment });
	const send = dialog(lina).getByRole("button", { name: label.feed.send });
	const mend = await breakCalls(lina, "**/activityfeed/comments/");
	await box.pressSequentially("Mint, as @tra");
	await expect(lina.getByRole("option", { name: /Tess Nakamura/, selected: true })).toBeVisible();
	await lina.keyboard.press("Enter");
	await expect(box).toHaveValue("Mint, as @trainee ");
	await box.pressSequentially("does.");
	await send.click();
	await expect(dialog(lina).getByRole("alert")).toContainText(label.feed.commentFailed);
	await expect(box).toHaveValue("Mint, as @trainee does.");
	await dialog(lina).getByRole("button", { name: label.feed.ok }).click();
	await expect(box).toBeFocused();
	await mend();
	let posted = 0;
	lina.on("request", (request) => {
		if (request.method() === "POST" && request.url().endsWith("/activityfeed/comments/")) posted++;
	});
	const release = await holdCalls(lina, "**/activityfeed/comments/");
	await box.press("Control+Enter");
	await expect(dialog(lina).getByRole("button", { name: label.feed.sending })).toBeVisible();
	await expect(box).toBeDisabled();
	release();
	await expect(said).toHaveCount(53);
	await expect(said.last().getByRole("link", { name: "@trainee" })).toHaveAttribute("href", "/user/trainee");
	await expect(box).toHaveValue("");
	expect(posted).toBe(1);

	// Who wrote the post looks after what stands under it.
	await expect(comments(tess, "Tell me of your tea")).toHaveText(tn(53, label.feed.commentCount));
	await comments(tess, "Tell me of your tea").click();
	const first = dialog(tess).getByRole("listitem").first();
	await first.getByRole("button", { name: t(label.feed.commentMenuOf, { name: "Omar Haddad" }) }).click();
	await expect(tess.getByRole("menuitem", { name: label.feed.editComment })).toHaveCount(0);
	await tess.getByRole("menuitem", { name: label.feed.deleteComment }).click();
	await tess
		.getByRole("dialog", { name: label.feed.deleteThisComment })
		.getByRole("button", { name: label.feed.deleteIt })
		.click();
	await expect(first).toContainText("Tea number 2.");
	await expect(dialog(lina).getByText("Tea number 1.", { exact: true })).toHaveCount(0);
	await expect(dialog(lina).getByText(tn(52, label.feed.commentCount), { exact: true })).toBeVisible();

	const address = `/${own}/activity-feed/posts/${post_id}`;
	await lina.goto(`${address}#comment-${written[51]}`);
	await expect(said.filter({ hasText: "Tea number 52." })).toBeFocused();
	await expect(said.filter({ hasText: "Tea number 52." })).toBeInViewport();
	await lina.goto("/");
	await lina.goto(`${address}#comment-${written[0]}`);
	await expect(lina.getByText(label.feed.commentGone)).toBeVisible();
	expect(errors).toEqual([]);
});

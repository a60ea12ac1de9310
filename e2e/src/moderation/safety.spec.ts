import type { Page } from "@playwright/test";
import { t } from "@warmline/contract/i18n";
import { label } from "@warmline/web/labels";
import { endsWith, startsWith } from "@warmline/web/labels/match";
import { joins, publishAs } from "../support/community.ts";
import { consoleErrors } from "../support/console-errors.ts";
import { choose, comments, dialog, postWith, toFeed } from "../support/feed-page.ts";
import { expect, password, test } from "../support/test.ts";

test.describe.configure({ timeout: 120_000 });

const asks = (page: Page, name: string) => page.getByRole("dialog", { name, exact: true });
const report = (page: Page, name: string) => page.getByRole("article", { name, exact: true });
/** What is said in passing. */
const news = (page: Page) => page.getByRole("region", { name: label.ui.news }).getByRole("group");

const toProfileOf = async (page: Page, id: string) => {
	const own = await page.evaluate(() => sessionStorage.getItem("user_id"));
	await page.goto(`/${own}/user-profile/${id}`);
	await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
};

const ofPost = async (page: Page, words: string, item: string) => {
	await postWith(page, words)
		.getByRole("button", { name: startsWith(label.feed.postMenuOf) })
		.click();
	await page.getByRole("menuitem", { name: item, exact: true }).click();
};

test("a post, a comment and a member are reported with a reason, and stand before the moderators as soon as that is done", async ({
	people,
	product,
	api,
}) => {
	const ida = await joins(api, product, "ida.reported", "Ida");
	const post_id = await publishAs(api, "ida.reported", "Whoever cannot sleep is lazy");
	await api.as("ida.reported", "POST", "/activityfeed/comments/", { post_id, content: "Call 705 555 0134." });
	const sam = await people.member("supervisor");
	await sam.getByRole("link", { name: startsWith(label.members.moderation) }).click();
	await expect(sam.getByRole("heading", { level: 1, name: label.moderation.moderation })).toBeVisible();
	const omar = await people.member("listener2");
	const errors = [consoleErrors(omar), consoleErrors(sam)];
	await toFeed(omar);

	await ofPost(omar, "Whoever cannot sleep", label.moderation.report);
	const ofIda = asks(omar, t(label.moderation.reportPostOf, { name: "Ida Silva" }));
	await ofIda.getByRole("button", { name: label.moderation.sendTheReport }).click();
	await expect(ofIda.getByText(label.contract.reasonNotChosen)).toBeVisible();
	await ofIda.getByRole("radio", { name: label.contract.somethingElse }).check();
	await ofIda.getByRole("button", { name: label.moderation.sendTheReport }).click();
	await expect(ofIda.getByText(label.moderation.explanationMissing)).toBeVisible();
	await ofIda.getByRole("radio", { name: label.moderation.itIsHurtful }).check();
	await ofIda
		.getByRole("textbox", { name: startsWith(label.moderation.inOwnWords) })
		.fill("Many of our visitors cannot sleep.");
	await ofIda.getByRole("button", { name: label.moderation.sendTheReport }).click();
	const sent = asks(omar, label.moderation.reportSent);
	await expect(sent.getByText(label.server.reportReceived)).toBeFocused();
	await sent.getByRole("button", { name: label.moderation.mute }).click();
	await expect(sent).toContainText("You have muted Ida Silva");
	await sent.getByRole("button", { name: label.chats.undo }).click();
	await expect(sent.getByRole("button", { name: label.chats.block })).toBeVisible();
	await sent.getByRole("button", { name: label.chats.done }).click();
	await expect(sent).toBeHidden();

	const first = report(sam, t(label.moderation.aPostBy, { name: "Ida" }));
	await expect(first).toContainText("Whoever cannot sleep is lazy");
	await expect(first).toContainText(t(label.moderation.reportedBy, { name: "Omar" }));
	await expect(first).toContainText(label.moderation.itIsHurtful);
	await expect(first).toContainText(`${label.moderation.whyReported} Many of our visitors cannot sleep.`);
	await expect(
		sam.getByRole("link", {
			name: new RegExp(`${startsWith(label.members.moderation).source}${endsWith(label.members.areWaiting).source}`),
		}),
	).toBeVisible();

	await comments(omar, "Whoever cannot sleep").click();
	await choose(omar, t(label.feed.commentMenuOf, { name: "Ida Silva" }), label.moderation.report);
	const ofComment = asks(omar, t(label.moderation.reportCommentOf, { name: "Ida Silva" }));
	await ofComment.getByRole("radio", { name: label.moderation.showsPrivateDetails }).check();
	await ofComment.getByRole("button", { name: label.moderation.sendTheReport }).click();
	await sent.getByRole("button", { name: label.chats.done }).click();
	await expect(dialog(omar)).toBeVisible();
	await expect(report(sam, t(label.moderation.aCommentBy, { name: "Ida" }))).toContainText("Call 705 555 0134.");

	await toProfileOf(omar, ida);
	await omar.getByRole("button", { name: t(label.profiles.moreFor, { name: "Ida" }) }).click();
	await omar.getByRole("menuitem", { name: label.moderation.report }).click();
	const ofMember = asks(omar, t(label.moderation.reportMember, { name: "Ida" }));
	await ofMember.getByRole("radio", { name: label.moderation.somebodyInDanger }).check();
	await ofMember.getByRole("button", { name: label.moderation.sendTheReport }).click();
	await sent.getByRole("button", { name: label.chats.done }).click();
	await expect(report(sam, "Ida")).toContainText(label.moderation.somebodyInDanger);

	await omar.getByRole("button", { name: t(label.profiles.moreFor, { name: "Ida" }) }).click();
	await omar.getByRole("menuitem", { name: label.moderation.report }).click();
	await ofMember.getByRole("radio", { name: label.moderation.itIsAdvertising }).check();
	await ofMember.getByRole("button", { name: label.moderation.sendTheReport }).click();
	await expect(ofMember.getByText(label.server.reportedAlready)).toBeFocused();
	await ofMember.getByRole("button", { name: label.accounts.cancel }).click();

	await report(sam, t(label.moderation.aCommentBy, { name: "Ida" }))
		.getByRole("link", { name: label.moderation.lookAtComment })
		.click();
	await expect(dialog(sam)).toContainText("Call 705 555 0134.");
	await sam.keyboard.press("Escape");
	await expect(report(sam, t(label.moderation.aCommentBy, { name: "Ida" }))).toBeVisible();
	expect(errors.flat().filter((line) => !line.includes("409"))).toEqual([]);
});

test("from a post its author is muted at once or blocked after a question, and the notice that says so takes it back", async ({
	people,
	product,
	api,
}) => {
	await joins(api, product, "ida.silent", "Ida");
	await publishAs(api, "ida.silent", "Nobody has to read this");
	const omar = await people.member("listener2");
	await toFeed(omar);
	const post = omar.getByRole("article").filter({ hasText: "Nobody has to read this" });
	await ofPost(omar, "Nobody has to read this", t(label.moderation.muteMember, { name: "Ida Silva" }));
	await expect(post).toHaveCount(0);
	await expect(news(omar)).toContainText(t(label.moderation.youHaveMuted, { name: "Ida Silva" }));
	await news(omar).getByRole("button", { name: label.chats.undo }).click();
	await expect(post).toBeVisible();

	await ofPost(omar, "Nobody has to read this", t(label.moderation.block, { name: "Ida Silva" }));
	await asks(omar, t(label.blocks.blockQuestion, { name: "Ida Silva" }))
		.getByRole("button", { name: label.accounts.cancel })
		.click();
	await expect(post).toBeVisible();
	await ofPost(omar, "Nobody has to read this", t(label.moderation.block, { name: "Ida Silva" }));
	await asks(omar, t(label.blocks.blockQuestion, { name: "Ida Silva" }))
		.getByRole("button", { name: label.chats.block })
		.click();
	await expect(post).toHaveCount(0);
	await expect(news(omar)).toContainText(t(label.moderation.youHaveBlocked, { name: "Ida Silva" }));
	await news(omar).getByRole("button", { name: label.chats.undo }).click();
	await expect(post).toBeVisible();
});

test("without a login every address of the member area leads to the login, and from there to where one wanted to go", async ({
	people,
	product,
	api,
}) => {
	const id = await joins(api, product, "ida.outside", "Ida");
	const post = await publishAs(api, "ida.outside", "For members only");
	const page = await people.stranger();
	const asked: string[] = [];
	page.on("response", (answer) => {
		if (answer.url().includes("/api/v1/") && answer.ok() && !answer.url().endsWith("/csrf/")) asked.push(answer.url());
	});
	const own = ["activity-feed", `activity-feed/posts/${post}`, "profile", `user-profile/${id}`, "followers"];
	const more = ["photos", "videos", "files", "preferences", "notifications", "search?query=members", "moderation"];
	const addresses = [...[...own, ...more].map((path) => `/${id}/${path}`), "/hashtag/growth", "/user/ida.outside"];
	for (const address of addresses) {
		await page.goto(address);
		await expect(page).toHaveURL(`/login?next=${encodeURIComponent(address)}`);
		await expect(page.getByText("For members only")).toHaveCount(0);
	}
	expect(asked).toEqual([]);

	await page.goto(`/${id}/activity-feed/posts/${post}`);
	await page.getByLabel(label.accounts.emailOrUsername).fill("ida.outside");
	await page.getByLabel(label.accounts.password, { exact: true }).fill(password);
	await page.getByRole("button", { name: label.accounts.login }).click();
	await expect(dialog(page)).toContainText("For members only");
	await expect(page).toHaveURL(`/${id}/activity-feed/posts/${post}`);
});
